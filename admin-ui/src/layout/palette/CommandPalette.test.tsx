import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../api/session/session';
import { useScreenActions } from '../../components/actions/screen-actions';
import { fakeApi, grant, page, problem } from '../../testing/fake-api';
import { gameRow } from '../../testing/games';
import { madeIdea, toRow } from '../../testing/idea-server';
import { showScreen } from '../../testing/show-screen';
import { CommandPalette } from './CommandPalette';

const refresh = vi.fn();

function Screen() {
  useScreenActions([{ label: 'Refresh Rankings', icon: 'refresh', run: refresh }]);
  useScreenActions([{ label: 'Tags', keys: 'g t', icon: 'tag', run: () => undefined }], 'Go to');
  const [open, setOpen] = useState(true);
  return <CommandPalette open={open} onClose={() => setOpen(false)} />;
}

const nothing = { '/api/developers': [], '/api/tags': [], '/api/ideas': [], '/api/analyses': [] };

async function show(answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    ...Object.fromEntries(Object.keys(nothing).map((path) => [`GET ${path}`, () => page([])])),
    ...answers,
  });
  await session.signIn('a@b.co', 'words of mine');
  showScreen(<Screen />, '/admin');
  return calls;
}

beforeEach(() => {
  // The list observes its size and scrolls to the selected item.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  refresh.mockClear();
});

const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('offers what the screen offers before the way to other screens, and asks nobody for it', async () => {
  const calls = await show({});
  expect(labels()).toEqual(['Refresh Rankings', 'Tagsgt']);
  expect(calls.filter((call) => call.includes('/api/games'))).toEqual([]);
  await userEvent.type(screen.getByRole('combobox'), 'refr');
  expect(labels()[0]).toBe('Refresh Rankings');
});

it('runs an action after it has closed', async () => {
  await show({});
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('finds games once typing pauses and searches once for all letters', async () => {
  const words: string[] = [];
  await show({
    'GET /api/games': ({ url }) => {
      words.push(JSON.parse(url.searchParams.get('filter') ?? '{}').q as string);
      return page([gameRow('com.quay', 'Quay Quest')]);
    },
  });
  await userEvent.type(screen.getByRole('combobox'), 'quay');
  expect(await screen.findByRole('option', { name: /Quay Quest/ })).toBeTruthy();
  expect(words).toEqual(['quay']);
});

it('selects the first row until the reader moves, also when what is above it arrives later', async () => {
  let answerGames = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answerGames = resolve));
  await show({
    'GET /api/ideas': () => page([toRow(madeIdea('i1', { name: 'Quay at Night' }))]),
    'GET /api/games': async () => {
      await asked;
      return Response.json([gameRow('com.quay', 'Quay Quest')], {
        headers: { 'content-range': 'items 0-0/1' },
      });
    },
  });
  await userEvent.type(screen.getByRole('combobox'), 'quay');
  const isSelected = (name: RegExp) =>
    screen.getByRole('option', { name }).getAttribute('aria-selected') === 'true';
  await waitFor(() => expect(isSelected(/Quay at Night/)).toBe(true));
  answerGames();
  await waitFor(() => expect(isSelected(/Quay Quest/)).toBe(true));
  await userEvent.keyboard('{ArrowDown}');
  expect(isSelected(/Quay at Night/)).toBe(true);
});

it('says that the search failed and keeps what needs no server', async () => {
  let down = true;
  await show({
    'GET /api/games': () => (down ? problem(503, 'The database is away') : page([])),
  });
  await userEvent.type(screen.getByRole('combobox'), 'tag');
  expect(await screen.findByText(/Couldn’t search the server/, {}, { timeout: 5_000 })).toBeTruthy();
  expect(labels()).toContain('Tagsgt');
  down = false;
  await userEvent.click(screen.getByRole('option', { name: 'Retry the search' }));
  await waitFor(() => expect(screen.queryByText(/Couldn’t search the server/)).toBeNull());
});

it('says that nothing was found and offers to add the game', async () => {
  await show({ 'GET /api/games': () => page([]) });
  await userEvent.type(screen.getByRole('combobox'), 'zzqq');
  expect(await screen.findByText('No results for “zzqq”.')).toBeTruthy();
  expect(labels()).toEqual(['Add “zzqq” as a game']);
});
