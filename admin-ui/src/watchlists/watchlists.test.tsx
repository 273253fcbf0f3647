import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { session } from '../api/session/session';
import type { WatchedGame, WatchedGames, Watchlist as List } from '../api/types';
import { useShortcuts } from '../layout/shell/use-shortcuts';
import { WatchProvider } from '../manage-watchlists/WatchProvider';
import { fakeApi, grant, page } from '../testing/fake-api';
import { Main, showScreen } from '../testing/show-screen';
import { Watchlist } from './Watchlist';
import { Watchlists } from './Watchlists';

const list: List = {
  ...{ id: '4f9a1c5e-1111-4000-8000-000000000001', name: 'Rivals', shared: true, kind: 'games' },
  ...{ tagId: null, developer: null, filter: null, sourceName: null, broken: null, games: 2 },
  ...{ createdBy: 'u1', owner: 'Ada', mine: true },
  ...{ createdAt: '2026-11-20T05:00:00Z', updatedAt: '2026-11-20T05:00:00Z' },
};
const game = (bundleId: string, title: string, rank: number | null): WatchedGame => ({
  ...{ id: bundleId, bundleId, title, developer: 'King', iconUrl: null, platforms: ['android'] },
  ranks: [
    { country: 'us', rank, previousRank: 9, change: 'up' },
    { country: 'jp', rank: null, previousRank: null, change: null },
  ],
  ...{ sample: false, installsPerDay: 61_000, lastEvent: null, trend: [null, 9, rank] },
  installRange: { perDay: 61_000, low: 20_000, high: 50_000, outside: 'above', until: '2026-11-21' },
});
const games: WatchedGames = {
  ...{ platform: 'android', category: 'all', rankingType: 'revenue', countries: ['us', 'jp'], sample: false },
  ...{ capturedAt: '2026-11-22T05:00:00Z', total: 2 },
  captures: [
    { country: 'us', capturedAt: '2026-11-22T05:00:00Z' },
    { country: 'jp', capturedAt: '2026-07-06T00:00:00Z' },
  ],
  games: [game('com.a', 'Royal Match', 2), game('com.b', 'Candy', null)],
};
const ADDRESS = `/api/watchlists/${list.id}`;

async function show(path: string, more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => page([]),
    'GET /api/tags': () => page([]),
    'GET /api/games': () => page([]),
    'GET /api/watchlists': () => page([list]),
    'GET /api/alert-rules': () => page([]),
    [`GET ${ADDRESS}`]: () => ({ body: list }),
    [`GET ${ADDRESS}/games`]: () => ({ body: games }),
    ...more,
  });
  await session.signIn('a@b.co', 'words of mine');
  showScreen(
    <Main>
      <Screens />
    </Main>,
    path,
  );
  return calls;
}

function Screens() {
  useShortcuts();
  return (
    <WatchProvider>
      <Routes>
        <Route path="/admin/watchlists" element={<Watchlists />} />
        <Route path="/admin/watchlists/:id" element={<Watchlist />} />
      </Routes>
    </WatchProvider>
  );
}

it('shows the rank in each market, and installs against their usual range', async () => {
  await show(`/admin/watchlists/${list.id}`);
  const row = within((await screen.findByText('Royal Match')).closest('tr')!);
  expect(row.getByText('2')).toBeTruthy();
  expect(row.getByText(', Up 7,')).toBeTruthy();
  expect(row.getByTitle('Not in the chart of 6 Jul 2026')).toBeTruthy();
  // A rank from another month must not look current.
  expect(screen.getByTitle('Japan, 6 Jul 2026').textContent).toBe('JP6 Jul');
  expect(row.getByTitle('Not in the chart of 6 Jul 2026').closest('td')!.dataset.label).toBe('Japan, 6 Jul');
  expect(screen.getByTitle(/^United States, 22 Nov 2026/).textContent).toBe('US');
  expect(screen.getByRole('button', { name: 'Google Play 2' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'App Store 0' })).toBeTruthy();
  expect(row.getByTitle('Above its usual 20K to 50K a day')).toBeTruthy();
});

it('removes chosen games from a list of picked ones, keeps the keyboard on the screen and takes it back', async () => {
  const sent: unknown[] = [];
  await show(`/admin/watchlists/${list.id}`, {
    [`POST ${ADDRESS}/games`]: ({ body }) => {
      sent.push(body);
      return { body: { changed: 1, watchlist: list } };
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Royal Match/ }));
  screen.getByRole('button', { name: 'Remove from the list' }).focus();
  await userEvent.keyboard('{Enter}');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
  await userEvent.click(undo);
  expect(sent).toEqual([false, true].map((watched) => ({ bundleIds: ['com.a'], watched })));
});

it('forgets the selection when another watchlist opens', async () => {
  const other = { ...list, id: '4f9a1c5e-1111-4000-8000-000000000003', name: 'Puzzlers' };
  await show(`/admin/watchlists/${list.id}`, {
    'GET /api/watchlists': () => page([list, other]),
    [`GET /api/watchlists/${other.id}`]: () => ({ body: other }),
    [`GET /api/watchlists/${other.id}/games`]: () => ({ body: games }),
  });
  await userEvent.click(await screen.findByRole('link', { name: /^Puzzlers/ }));
  await screen.findByRole('heading', { name: 'Puzzlers' });
  await userEvent.click(screen.getByRole('link', { name: /^Rivals/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Royal Match/ }));
  await userEvent.click(screen.getByRole('link', { name: /^Puzzlers/ }));
  await screen.findByRole('heading', { name: 'Puzzlers' });
  expect(screen.queryByRole('button', { name: 'Remove from the list' })).toBeNull();
});

it('adds the game of a row by one key', async () => {
  const sent: unknown[] = [];
  await show(`/admin/watchlists/${list.id}`, {
    [`POST ${ADDRESS}/games`]: ({ body }) => {
      sent.push(body);
      return { body: { changed: 1, watchlist: list } };
    },
    'GET /api/watchlists': ({ url }) => page(url.search.includes('bundleId') ? [] : [list]),
  });
  await screen.findByText('Candy');
  await userEvent.keyboard('jjw');
  const dialog = within(await screen.findByRole('dialog', { name: /^Watch/ }));
  await userEvent.click(await dialog.findByRole('button', { name: /Rivals/ }));
  expect(sent).toEqual([{ bundleIds: ['com.b'], watched: true }]);
});

it('says what to do when the tag of a list is gone', async () => {
  const broken = { ...list, kind: 'tag' as const, broken: 'The tag “Puzzle” was deleted.' };
  await show(`/admin/watchlists/${list.id}`, {
    [`GET ${ADDRESS}`]: () => ({ body: broken }),
    [`GET ${ADDRESS}/games`]: () => ({ body: { ...games, total: 0, games: [] } }),
  });
  expect(await screen.findByRole('button', { name: 'Choose another tag' })).toBeTruthy();
});

it('makes a list that a tag fills and opens it', async () => {
  const sent: unknown[] = [];
  const tag = {
    ...{ id: '4f9a1c5e-1111-4000-8000-000000000002', name: 'Puzzle', description: null, gameCount: 3 },
    ...{ createdBy: 'u1', createdByName: 'Ada', createdAt: '2026-11-20T05:00:00Z' },
  };
  await show('/admin/watchlists', {
    'GET /api/watchlists': () => page([]),
    'GET /api/tags': () => page([tag]),
    'POST /api/watchlists': ({ body }) => {
      sent.push(body);
      return { body: list };
    },
  });
  await screen.findByText('No watchlists yet');
  await userEvent.click(screen.getAllByRole('button', { name: 'New watchlist' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'New watchlist' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Puzzlers');
  await userEvent.selectOptions(dialog.getByLabelText('Contents'), 'tag');
  await userEvent.selectOptions(await dialog.findByLabelText('Tag'), tag.id);
  await userEvent.click(dialog.getByRole('button', { name: 'Create watchlist' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rivals' })).toBeTruthy();
  expect(sent).toEqual([{ name: 'Puzzlers', shared: false, kind: 'tag', tagId: tag.id }]);
});
