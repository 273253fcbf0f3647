import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { session } from '../../api/session/session';
import type { SavedView } from '../../api/types';
import { fakeApi, grant, page, problem } from '../../testing/fake-api';
import { Main, showScreen } from '../../testing/show-screen';
import { ColumnsButton } from '../table/ColumnsButton';
import type { Column } from '../table/columns';
import { SavedViews } from './SavedViews';

const view = (name: string, more: Partial<SavedView> = {}): SavedView => ({
  ...{ id: `4f9a1c5e-1111-4000-8000-00000000000${name.length}`, list: 'games', name, shared: false },
  ...{ query: 'category=puzzle&sort=title', columns: null, default: false, createdBy: 'u1', owner: 'Ada' },
  ...{ mine: true, createdAt: '2026-11-20T05:00:00Z', updatedAt: '2026-11-20T05:00:00Z' },
  ...more,
});
const COLUMNS: Column<object>[] = ['Title', 'Rank', 'Store'].map((label) => ({
  ...{ label, key: label.toLowerCase(), cell: () => null },
}));

async function show(path: string, views: SavedView[], more: Parameters<typeof fakeApi>[0] = {}) {
  let stored = views;
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/saved-views': () => page(stored),
    'POST /api/saved-views': ({ body }) => {
      const made = view('Another', body as Partial<SavedView>);
      stored = [...stored, made];
      return { body: made };
    },
    [`PUT /api/saved-views/${views[0]?.id}`]: ({ body }) => {
      stored = stored.map((each, at) => (at === 0 ? { ...each, ...(body as object) } : each));
      return { body: stored[0] };
    },
    ...more,
  });
  await session.signIn('a@b.co', 'words of mine');
  showScreen(<List />, path);
}

function List() {
  return (
    <Main>
      <p data-testid="address">{useLocation().search}</p>
      <SavedViews list="games" columns />
      <ColumnsButton list="games" columns={COLUMNS} />
    </Main>
  );
}

const address = () => screen.getByTestId('address').textContent;
const menu = async (name: RegExp | string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('menu'));
};

it('opens a view with its filters and sort', async () => {
  const puzzles = view('Puzzles');
  await show('/admin/games?page=3', [puzzles]);
  await waitFor(() => expect(address()).toBe('?page=3'));
  await userEvent.click((await menu('Views')).getByRole('menuitemradio', { name: /Puzzles/ }));
  await waitFor(() => expect(address()).toBe(`?category=puzzle&sort=title&saved=${puzzles.id}`));
  expect(await screen.findByRole('button', { name: 'View: Puzzles' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

it('takes neither the page nor the order of the address for a change', async () => {
  const puzzles = view('Puzzles');
  await show(`/admin/games?sort=title&category=puzzle&page=2&saved=${puzzles.id}`, [puzzles]);
  expect(await screen.findByRole('button', { name: 'View: Puzzles' })).toBeTruthy();
});

it('says what differs from the view until that is discarded', async () => {
  const puzzles = view('Puzzles');
  await show(`/admin/games?sort=title&saved=${puzzles.id}`, [puzzles]);
  expect(await screen.findByRole('button', { name: 'View: Puzzles, edited' })).toBeTruthy();
  screen.getByRole('button', { name: 'Discard' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View: Puzzles' })),
  );
  expect(address()).toContain('category=puzzle');
});

it('saves a change, also of the columns, apart from my own columns', async () => {
  const sent: unknown[] = [];
  const puzzles = view('Puzzles', { columns: { shown: { rank: false } } });
  await show(`/admin/games?${puzzles.query}&saved=${puzzles.id}`, [puzzles], {
    [`PUT /api/saved-views/${puzzles.id}`]: ({ body }) => {
      sent.push(body);
      return { body: { ...puzzles, ...(body as object) } };
    },
  });
  await screen.findByRole('button', { name: 'View: Puzzles' });
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
  await waitFor(() =>
    expect(panel.getByRole<HTMLInputElement>('checkbox', { name: 'Rank' }).checked).toBe(false),
  );
  await userEvent.click(panel.getByRole('checkbox', { name: 'Store' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ query: puzzles.query, columns: { shown: { rank: false, store: false } } }]),
  );
});

it('saves as another view, and lets the list open with it', async () => {
  await show('/admin/games?q=merge', []);
  await userEvent.click((await menu('Views')).getByRole('menuitem', { name: 'Save view…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Merging');
  await userEvent.click(dialog.getByLabelText('Share with the team'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'View: Merging' })).toBeTruthy();
  expect(address()).toContain('q=merge&saved=');
});

it('opens by itself where the address says nothing, and not once the standard view is chosen', async () => {
  const own = view('Own', { default: true, query: 'q=own' });
  await show('/admin/games', [own]);
  await waitFor(() => expect(address()).toBe(`?q=own&saved=${own.id}`));
  await userEvent.click((await menu('View: Own')).getByRole('menuitemradio', { name: 'Standard view' }));
  await waitFor(() => expect(address()).toBe('?saved=none'));
  expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy();
});

it('is changed by its maker only', async () => {
  const theirs = view('Theirs', { mine: false, shared: true, owner: 'Bea' });
  await show(`/admin/games?q=x&saved=${theirs.id}`, [theirs]);
  const actions = await menu('View: Theirs, edited');
  expect(actions.getByRole('menuitemradio', { name: /Shared by Bea/ })).toBeTruthy();
  expect(actions.queryByRole('menuitem', { name: 'Save' })).toBeNull();
  expect(actions.queryByRole('menuitem', { name: 'Delete view…' })).toBeNull();
  expect(actions.getByRole('menuitem', { name: 'Discard changes' })).toBeTruthy();
});

it('says when the views could not be read', async () => {
  await show('/admin/games', [], {
    'GET /api/saved-views': () => problem(503, 'Away'),
  });
  await menu('Views');
  expect(await screen.findByText('Couldn’t load the views.', undefined, { timeout: 5_000 })).toBeTruthy();
});
