import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { UserRequest } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { UserRequests } from './UserRequests';

const request = (id: string, status: UserRequest['status'] = 'pending'): UserRequest => ({
  id,
  email: `${id}@example.com`,
  displayName: null,
  status,
  approved: status === 'approved',
  role: 'user',
  requestCount: id === 'leo' ? 3 : 1,
  requestedAt: '2026-11-20T08:00:00Z',
  decidedAt: status === 'pending' ? null : '2026-11-20T09:00:00Z',
  decidedBy: status === 'pending' ? null : 'analyst@example.com',
  reason: status === 'rejected' ? 'Not a company address' : null,
});

let rows: UserRequest[];
let sent: [string, unknown][];
let answers: Parameters<typeof fakeApi>[0];

beforeEach(async () => {
  sessionStorage.clear();
  rows = [request('mina'), request('leo'), request('ada', 'approved'), request('dan', 'rejected')];
  sent = [];
  const decide = (id: string, status: UserRequest['status'], body: unknown) => {
    sent.push([`${id} ${status}`, body]);
    rows = rows.map((each) => (each.id === id ? request(id, status) : each));
    return { body: rows.find((each) => each.id === id) };
  };
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/user-requests': ({ url }) => {
      const filter = JSON.parse(url.searchParams.get('filter') ?? '{}') as { status: string };
      return page(rows.filter(({ status }) => status === filter.status));
    },
    'GET /api/user-requests/counts': () => {
      const of = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
      return { body: { pending: of('pending'), approved: of('approved'), rejected: of('rejected') } };
    },
  };
  for (const { id } of rows) {
    answers[`POST /api/user-requests/${id}/approve`] = ({ body }) => decide(id, 'approved', body);
    answers[`POST /api/user-requests/${id}/reject`] = ({ body }) => decide(id, 'rejected', body);
  }
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = (query = '') => showScreen(<UserRequests />, `/admin/user-requests${query}`);

it('has three tabs with counts, and the tab lives in the address', async () => {
  show();
  expect(await screen.findByRole('tab', { name: 'Pending 2' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Rejected 1' }));
  expect(await screen.findByText('Not a company address')).toBeTruthy();
  expect(screen.getByLabelText('Address').textContent).toBe('/admin/user-requests?status=rejected');
  expect(screen.queryByRole('rowheader', { name: 'mina@example.com' })).toBeNull();
});

it('asks for the role of whom it approves and says so; lists and counts are read again', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Approve… mina/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve mina@example.com?' }));
  expect(dialog.getByRole('radio', { name: /^User/ })).toHaveProperty('checked', true);
  await userEvent.click(dialog.getByRole('radio', { name: /^Analyst/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('mina@example.com approved as analyst. They can sign in now.')).toBeTruthy();
  expect(sent).toEqual([['mina approved', { role: 'analyst' }]]);
  expect(await screen.findByRole('tab', { name: 'Pending 1' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Approved 2' })).toBeTruthy();
});

it('rejects with a reason, which is optional', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Reject… mina/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject mina@example.com?' });
  await userEvent.type(within(dialog).getByLabelText('Reason (optional)'), 'Who are you?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Reject… leo/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['mina rejected', { reason: 'Who are you?' }],
      ['leo rejected', {}],
    ]),
  );
});

it('decides the chosen ones together and names those that failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers['POST /api/user-requests/leo/approve'] = () => problem(503, 'Away for a moment');
  show();
  await screen.findByRole('rowheader', { name: 'mina@example.com' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Approve 2…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 people?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('leo@example.com: Away for a moment')).toBeTruthy();
  expect(screen.getByText('One request could not be decided')).toBeTruthy();
  expect(await screen.findByRole('tab', { name: 'Pending 1' })).toBeTruthy();
  expect(sent).toEqual([['mina approved', { role: 'user' }]]);
  // Those that failed stay selected.
  expect(await screen.findByRole('button', { name: 'Approve 1…' })).toBeTruthy();
});

it('offers to decide the requests of the page it shows only', async () => {
  rows = Array.from({ length: 26 }, (_row, at) => request(`p${at}`));
  answers['GET /api/user-requests'] = ({ url }) => {
    const [from, to] = JSON.parse(url.searchParams.get('range') ?? '[0,24]') as [number, number];
    return page(rows.slice(from, to + 1), rows.length);
  };
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByRole('rowheader', { name: 'p25@example.com' });
  expect(screen.queryByRole('group', { name: 'Selected requests' })).toBeNull();
});

it('says how often somebody asked', async () => {
  show();
  const leo = (await screen.findByRole('rowheader', { name: 'leo@example.com' })).closest('tr')!;
  expect(within(leo).getByText('· asked 3 times')).toBeTruthy();
  expect(screen.getAllByText(/asked/)).toHaveLength(1);
});

it('teaches what an empty queue is for', async () => {
  rows = [];
  show();
  expect(await screen.findByText('No one is waiting')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy the sign-up address' })).toBeTruthy();
});

it('says that requests could not be read, and reads them again on demand', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const list = answers['GET /api/user-requests']!;
  answers['GET /api/user-requests'] = () => problem(503, 'Away');
  show();
  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't load the requests");
  answers['GET /api/user-requests'] = list;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('rowheader', { name: 'mina@example.com' })).toBeTruthy();
});

it('keeps a reason that is being typed when the session runs out', async () => {
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: /^Reject… mina/ }));
  await userEvent.type(await screen.findByLabelText('Reason (optional)'), 'Half a sen');
  unmount();
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Reject… mina/ }));
  const reason = await screen.findByLabelText('Reason (optional)');
  await waitFor(() => expect(reason).toHaveProperty('value', 'Half a sen'));
});

it('lists kept mail with its text in the outbox', async () => {
  answers['GET /api/outbox'] = () =>
    page([
      {
        id: 'm',
        to: 'mina@example.com',
        subject: 'Your account is approved',
        text: 'Good news',
        confidential: false,
        state: 'kept',
        attempts: 0,
        error: null,
        createdAt: '2026-11-20T08:00:00Z',
        sentAt: null,
      },
    ]);
  show('?view=outbox');
  expect(await screen.findByText('Your account is approved')).toBeTruthy();
  expect(screen.getByText(/No mail server is configured/)).toBeTruthy();
  expect(screen.getByText('Good news')).toBeTruthy();
});

it('says how to help when a confidential mail could not be sent', async () => {
  answers['GET /api/outbox'] = () =>
    page([
      {
        id: 'm',
        to: 'mina@example.com',
        subject: 'Choose a new password',
        text: null,
        confidential: true,
        state: 'kept',
        attempts: 0,
        error: null,
        createdAt: '2026-11-20T08:00:00Z',
        sentAt: null,
      },
    ]);
  show('?view=outbox');
  const command = 'npm run cli -- user:reset-password mina@example.com';
  expect(await screen.findByText(command)).toBeTruthy();
  expect(screen.queryByLabelText('Text of the mail')).toBeNull();
});
