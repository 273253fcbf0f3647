import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../api/session/session';
import { fakeApi, grant, page, problem } from '../../testing/fake-api';
import { showScreen } from '../../testing/show-screen';
import { AddressedList } from './AddressedList';
import { DataTable } from '../table/DataTable';

const SORTS = { createdAt: 'DESC', subject: 'DESC' } as const;
const FILTERS = { status: { field: 'state', values: ['sent', 'failed'] } };
const mail = (id: string) => ({
  id,
  to: 'mina@example.com',
  subject: `Mail ${id}`,
  state: 'sent',
  text: null,
  error: null,
  attempts: 1,
  createdAt: '2026-10-01T08:00:00Z',
  sentAt: null,
  confidential: false,
});

let asked: URLSearchParams[];
let isDown: boolean;

beforeEach(async () => {
  asked = [];
  isDown = false;
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/outbox': ({ url }) => {
      asked.push(url.searchParams);
      if (isDown) return problem(400, 'Away');
      return page(['1', '2', '3', '4'].map(mail), 60);
    },
  });
  await session.signIn('a@b.co', 'words of mine');
});

function Mails() {
  const { setFilters, setPage, selectedIds } = useListContext();
  return (
    <>
      <button onClick={() => setFilters({ state: 'failed' })}>Failed</button>
      <button onClick={() => setPage(2)}>Two</button>
      <Link to="/admin/outbox">Menu</Link>
      <output aria-label="Selected">{selectedIds.join(' ')}</output>
      <DataTable
        columns={[{ label: 'Subject', sort: 'subject', cell: ({ subject }) => String(subject) }]}
        cardsBelow={700}
        select={({ subject }) => String(subject)}
      />
    </>
  );
}

function TwoScreens({ remembered }: { remembered: boolean }) {
  if (useLocation().pathname !== '/admin/outbox') return <Link to="/admin/outbox">Outbox</Link>;
  return (
    <AddressedList resource="outbox" perPage={25} sorts={SORTS} filters={FILTERS} remembered={remembered}>
      <Link to="/admin/tags">Leave</Link>
      <Mails />
    </AddressedList>
  );
}

const show = (path: string, remembered = false) => showScreen(<TwoScreens remembered={remembered} />, path);
const address = () => screen.getByLabelText('Address').textContent;
const lastAsked = (name: string) => JSON.parse(asked.at(-1)?.get(name) ?? 'null') as unknown;

it('reads the list from its address and leaves defaults out of it', async () => {
  show('/admin/outbox?view=mine&status=sent&sort=subject&order=asc&page=2');
  await screen.findByText('Mail 1');
  expect(lastAsked('filter')).toEqual({ state: 'sent' });
  expect(lastAsked('sort')).toEqual(['subject', 'ASC']);
  expect(lastAsked('range')).toEqual([25, 49]);
  await userEvent.click(screen.getByRole('button', { name: 'Failed' }));
  await waitFor(() => expect(address()).toBe('/admin/outbox?view=mine&status=failed&sort=subject&order=asc'));
});

it('takes what an address says wrongly for the default', async () => {
  show('/admin/outbox?status=lost&sort=color&page=-3');
  await screen.findByText('Mail 1');
  expect([lastAsked('filter'), lastAsked('sort'), lastAsked('range')]).toEqual([
    {},
    ['createdAt', 'DESC'],
    [0, 24],
  ]);
});

it('sorts by a head: downwards first, then upwards', async () => {
  show('/admin/outbox');
  await screen.findByText('Mail 1');
  await userEvent.click(screen.getByRole('button', { name: 'Subject' }));
  await waitFor(() => expect(address()).toBe('/admin/outbox?sort=subject'));
  await userEvent.click(await screen.findByRole('button', { name: 'Subject' }));
  await waitFor(() => expect(address()).toBe('/admin/outbox?sort=subject&order=asc'));
});

async function filterFailed() {
  await userEvent.click(await screen.findByRole('button', { name: 'Failed' }));
  await waitFor(() => expect(address()).toBe('/admin/outbox?status=failed'));
}

it('is bare again when Back or the menu say so', async () => {
  show('/admin/outbox', true);
  await screen.findByText('Mail 1');
  await filterFailed();
  act(() => window.history.back());
  await waitFor(() => expect(address()).toBe('/admin/outbox'));
  await waitFor(() => expect(lastAsked('filter')).toEqual({}));
  await filterFailed();
  await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
  await waitFor(() => expect(address()).toBe('/admin/outbox'));
});

it.each([
  [true, '/admin/outbox?status=failed'],
  [false, '/admin/outbox'],
])('remembered or not (%s), it is met again at %s', async (remembered, expected) => {
  show('/admin/outbox', remembered);
  await filterFailed();
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Outbox' }));
  await waitFor(() => expect(address()).toBe(expected));
  await screen.findByText('Mail 1');
});

it('selects everything between two rows with shift', async () => {
  const user = userEvent.setup();
  show('/admin/outbox');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Mail 1' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Mail 3' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByLabelText('Selected').textContent).toBe('1 2 3');
});

it('says when another page could not be loaded, and stays on the first', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  show('/admin/outbox');
  await screen.findByText('Mail 1');
  isDown = true;
  await userEvent.click(screen.getByRole('button', { name: 'Two' }));
  expect(await screen.findByText("Couldn't load page 2. Away.")).toBeTruthy();
  expect(await screen.findByText('Mail 1')).toBeTruthy();
});
