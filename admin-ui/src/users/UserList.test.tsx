import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { UserList } from './UserList';

const person = (id: string, change: Partial<Profile> = {}): Profile => ({
  id,
  email: `${id}@example.com`,
  displayName: null,
  role: 'user',
  approved: true,
  status: 'approved',
  createdAt: '2026-10-01T08:00:00Z',
  lastActiveAt: null,
  gamesAnalysed: 0,
  isLastAdmin: false,
  service: false,
  ...change,
});

let rows: Profile[];
let filters: unknown[];
let answers: Parameters<typeof fakeApi>[0];
let calls: string[];

beforeEach(async () => {
  rows = [
    person('mina', { displayName: 'Mina Okafor', gamesAnalysed: 12 }),
    person('u1', { email: 'analyst@example.com', role: 'admin', isLastAdmin: true }),
    person('yuki', { status: 'disabled', approved: false }),
  ];
  filters = [];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/profiles': ({ url }) => {
      filters.push(JSON.parse(url.searchParams.get('filter') ?? '{}'));
      return page(rows);
    },
  };
  calls = fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const row = async (email: string) => (await screen.findByRole('cell', { name: email })).closest('tr')!;
const show = (query = '') => showScreen(<UserList />, `/admin/users${query}`);

it('has its columns and an empty text', async () => {
  show();
  await row('mina@example.com');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Email',
    'Role',
    'Joined',
    'Games analyzed',
    'Last active',
    'Actions',
  ]);
  expect(within(await row('mina@example.com')).getByText('Mina Okafor')).toBeTruthy();
  expect(within(await row('mina@example.com')).getByText('12')).toBeTruthy();
  expect(within(await row('yuki@example.com')).getByText('Disabled')).toBeTruthy();
});

it('says No users found when there are none, and offers the way back from a search', async () => {
  rows = [];
  show('?q=zzz');
  expect(await screen.findByText('No users found')).toBeTruthy();
  rows = [person('mina')];
  await userEvent.click(screen.getByRole('button', { name: 'Show all users' }));
  await row('mina@example.com');
  expect(screen.getByLabelText('Address').textContent).toBe('/admin/users');
});

it('keeps search and status in the address and asks the server for them', async () => {
  show();
  await row('mina@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Inactive' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'Mi');
  await waitFor(() =>
    expect(screen.getByLabelText('Address').textContent).toBe('/admin/users?q=Mi&status=inactive'),
  );
  await waitFor(() => expect(filters.at(-1)).toEqual({ q: 'Mi', status: 'inactive' }));
});

/** Accepts changes of mina's role; returns the requests. */
function takeRoles(): unknown[] {
  const sent: unknown[] = [];
  answers['PUT /api/profiles/mina'] = ({ body }) => {
    sent.push(body);
    rows = rows.map((each) => (each.id === 'mina' ? { ...each, ...(body as Partial<Profile>) } : each));
    return { body: rows[0] };
  };
  return sent;
}

async function makeAdmin() {
  await userEvent.click(await screen.findByRole('button', { name: /^Make Admin.*mina@/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Make mina@example.com an administrator?' });
  return within(dialog);
}

it('asks before it makes an admin, says so, and takes it back on demand', async () => {
  const sent = takeRoles();
  show();
  const dialog = await makeAdmin();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Make Admin' }));
  expect(await screen.findByText('mina@example.com is now an administrator.')).toBeTruthy();
  expect(within(await row('mina@example.com')).getByText('Admin')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('mina@example.com is now a user.')).toBeTruthy();
  await waitFor(() => expect(sent).toEqual([{ role: 'admin' }, { role: 'user' }]));
  expect(await screen.findByRole('button', { name: /^Make Admin.*mina@/ })).toBeTruthy();
});

it('makes no admin of whom the question was cancelled', async () => {
  const sent = takeRoles();
  show();
  const dialog = await makeAdmin();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
});

it('makes an analyst, who may then become either of the others', async () => {
  const sent = takeRoles();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'More for mina@example.com' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make Analyst' }));
  expect(await screen.findByText('mina@example.com is now an analyst.')).toBeTruthy();
  expect(sent).toEqual([{ role: 'analyst' }]);
  expect(await screen.findByRole('button', { name: /^Make User.*mina@/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Make Admin.*mina@/ })).toBeTruthy();
});

it('offers roles to an account that is not approved, and says when they take effect', async () => {
  show();
  const yuki = within(await row('yuki@example.com'));
  await userEvent.click(yuki.getByRole('button', { name: 'More for yuki@example.com' }));
  await screen.findByRole('menuitem', { name: 'Enable' });
  expect(screen.getByRole('menuitem', { name: 'Make Analyst' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(yuki.getByRole('button', { name: /^Make Admin/ }));
  expect(await screen.findByText(/^Once approved, they can see and change everything/)).toBeTruthy();
});

it('only logs a role that could not be changed, and reads the list again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  answers['PUT /api/profiles/mina'] = () => problem(409, 'The last administrator cannot be demoted');
  show();
  await userEvent.click((await makeAdmin()).getByRole('button', { name: 'Make Admin' }));
  await waitFor(() => expect(log).toHaveBeenCalledWith('The role could not be changed', expect.anything()));
  await waitFor(() => expect(calls.filter((call) => call === 'GET /api/profiles').length).toBeGreaterThan(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/last administrator|is an administrator now/)).toBeNull();
});

it('holds the last admin: the button tells why and does nothing', async () => {
  show();
  const button = within(await row('analyst@example.com')).getByRole('button', { name: 'Make User' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.focus();
  expect(await screen.findByRole('tooltip')).toHaveProperty(
    'textContent',
    'The only administrator. Make someone else an admin first.',
  );
  await userEvent.click(button);
  expect(calls.some((call) => call.startsWith('PUT'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'More for analyst@example.com' }));
  for (const name of [/Disable/, /Delete/]) {
    expect((await screen.findByRole('menuitem', { name })).getAttribute('aria-disabled')).toBe('true');
  }
});

it('saves what is stored about a person before it asks whether to delete', async () => {
  const saved: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  answers['GET /api/profiles/mina/data'] = () => ({
    body: { exportedAt: '2026-11-21T06:00:00Z', profile: rows[0], data: {} },
  });
  answers['DELETE /api/profiles/mina'] = () => {
    const deleted = rows.find(({ id }) => id === 'mina');
    rows = rows.filter((row) => row !== deleted);
    return { body: deleted };
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'More for mina@example.com' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Delete/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete mina@example.com?' });
  expect(saved).toEqual([expect.stringMatching(/^mina@example\.com-.*\.json$/)]);
  expect(calls).not.toContain('DELETE /api/profiles/mina');
  expect(document.activeElement?.textContent).toBe('Cancel');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('cell', { name: 'mina@example.com' })).toBeNull());
});

it('deletes nobody whose data could not be saved', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers['GET /api/profiles/mina/data'] = () => problem(503, 'Away');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'More for mina@example.com' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Delete/ }));
  expect(await screen.findByText(/could not be saved first, so nothing was deleted/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says that the list cannot be read instead of showing nobody', async () => {
  answers['GET /api/profiles'] = () => problem(503, 'Away');
  show();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain("Couldn't load the users");
  expect(screen.queryByText('No users found')).toBeNull();
});
