import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ActivityLine } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { BellDrawer } from './BellDrawer';

const line: ActivityLine = {
  ...{ id: '4f9a1c5e-3333-4000-8000-000000000001', kind: 'tag.created', text: 'Mina created the tag rivals' },
  ...{ subject: null, userId: null, requestId: null, createdAt: '2026-11-20T08:00:00Z', read: false },
};

it('leaves read what an answer requested before still has as unread', async () => {
  const handlers: Parameters<typeof fakeApi>[0] = {
    'POST /api/auth/login': () => ({ body: grant('t', 'analyst') }),
    'GET /api/jobs': () => page([]),
    'GET /api/alerts/unread': () => ({ body: { count: 0 } }),
    'GET /api/activity/unread': () => ({ body: { count: 1 } }),
    'GET /api/activity': () => page([line]),
    'POST /api/activity/read': () => ({ body: { count: 0 } }),
  };
  fakeApi(handlers);
  await session.signIn('a@b.co', 'words of mine');
  showScreen(<BellDrawer open onClose={() => undefined} />, '/admin');
  await screen.findByText('1 unread');
  await screen.findByText('Unread');
  const held: (() => void)[] = [];
  const hold = (body: unknown) => () =>
    new Promise<Response>((resolve) => held.push(() => resolve(Response.json(body))));
  handlers['GET /api/activity'] = hold([line]);
  handlers['GET /api/activity/unread'] = hold({ count: 1 });
  // Coming back online reads both again.
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(held.length).toBeGreaterThan(1));
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('All read');
  held.forEach((release) => release());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('All read')).toBeTruthy();
  expect(screen.queryByText('Unread')).toBeNull();
});
