import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Annotation } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { useDayNotes } from './use-day-notes';

const AT = '/api/annotations';
const season: Annotation = {
  ...{ id: '4f9a1c5e-1111-4000-8000-000000000001', day: '2026-08-17', text: 'Season two', bundleId: 'com.a' },
  ...{ platform: null, country: null, category: null, createdBy: 'u1', createdByName: 'Mina', mine: true },
  ...{ createdAt: '2026-11-20T06:00:00Z', updatedAt: '2026-11-20T06:00:00Z' },
};
const CHART = { platform: 'ios', country: 'us', category: 'all' } as const;

function Plot() {
  const notes = useDayNotes([
    { label: 'This game', target: { bundleId: 'com.a' } },
    { label: 'Chart: all', target: CHART },
  ]);
  return (
    <>
      <p>{notes.list.map(({ text }) => text).join()}</p>
      <button onClick={() => notes.open('2026-08-17')}>Open</button>
      {notes.dialog}
    </>
  );
}

async function show(more: Parameters<typeof fakeApi>[0]) {
  vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => page([]),
    [`GET ${AT}`]: ({ url }) => page(url.searchParams.get('filter')?.includes('com.a') ? [season] : []),
    ...more,
  });
  await session.signIn('a@b.co', 'words of mine');
  showScreen(<Plot />, '/');
  await screen.findByText('Season two');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return within(await screen.findByRole('dialog'));
}

it('keeps what is typed when the dialog is closed, and when another note is deleted', async () => {
  let rows = [season];
  const dialog = await show({
    [`GET ${AT}`]: ({ url }) => page(url.searchParams.get('filter')?.includes('com.a') ? rows : []),
    [`DELETE ${AT}/${season.id}`]: () => {
      rows = [];
      return { body: season };
    },
  });
  await userEvent.type(dialog.getByLabelText('Note'), 'Half a sen');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const again = within(await screen.findByRole('dialog'));
  const field = await again.findByLabelText<HTMLTextAreaElement>('Note');
  expect(field.value).toBe('Half a sen');
  await userEvent.type(field, 'tence');
  await userEvent.click(again.getByRole('button', { name: /^Delete the note/ }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => expect(again.queryByRole('list', { name: 'Notes' })).toBeNull());
  expect(again.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Half a sentence');
});

it('adds a note on the chart, and keeps what was typed when that fails', async () => {
  const sent: unknown[] = [];
  const dialog = await show({
    [`POST ${AT}`]: ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? problem(400, 'Wrong', { errors: { text: 'must not be blank' } })
        : { status: 201, body: season };
    },
  });
  await userEvent.selectOptions(dialog.getByLabelText('About'), 'Chart: all');
  await userEvent.type(dialog.getByLabelText('Note'), 'Holiday');
  await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
  expect(await dialog.findByText('It must not be blank.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]).toEqual({ day: '2026-08-17', text: 'Holiday', ...CHART });
});

it('changes and deletes a note', async () => {
  const sent: unknown[] = [];
  const dialog = await show({
    [`PUT ${AT}/${season.id}`]: ({ body }) => {
      sent.push(body);
      return { body: season };
    },
    [`DELETE ${AT}/${season.id}`]: () => {
      sent.push('deleted');
      return { body: season };
    },
  });
  const name = 'the note of 17 Aug 2026 by Mina';
  await userEvent.click(dialog.getByRole('button', { name: `Edit ${name}` }));
  const form = within(dialog.getByRole('list', { name: 'Notes' }));
  await userEvent.clear(form.getByLabelText('Note'));
  await userEvent.type(form.getByLabelText('Note'), 'Season three');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await userEvent.click(await dialog.findByRole('button', { name: `Delete ${name}` }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toEqual([{ day: '2026-08-17', text: 'Season three' }, 'deleted']));
});
