import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../api/session/session';
import { fakeApi, grant, problem } from '../testing/fake-api';
import { adminStore, browserStore } from './admin-store';
import { useStoreSync } from './use-store-sync';

type Handlers = Parameters<typeof fakeApi>[0];
let handlers: Handlers;
let stored: Record<string, unknown>;
let sent: unknown[];

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  browserStore.reset();
  stored = { 'games.columns': { compact: true } };
  sent = [];
  handlers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/settings/view-state': () => ({ body: { entries: stored } }),
    'PUT /api/settings/view-state': ({ body }) => {
      sent.push((body as { entries: unknown }).entries);
      return { body: { entries: stored } };
    },
  };
  fakeApi(handlers);
  await session.signIn('a@b.co', 'words of mine');
});
afterEach(() => browserStore.reset());

it('takes over what the server has, and sends what changes', async () => {
  renderHook(() => useStoreSync('mina'));
  await waitFor(() => expect(adminStore.getItem('games.columns')).toEqual({ compact: true }));
  const users = { sort: 'email', order: 'ASC', perPage: 25, page: 3, filter: { q: 'zoe' } };
  act(() => adminStore.setItem('profiles.listParams', users));
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
  expect(sent).toEqual([{ 'profiles.listParams': { sort: 'email', order: 'ASC', perPage: 25 } }]);
});

it('keeps what could not be sent, and sends it when there is a network again', async () => {
  const fine = handlers['PUT /api/settings/view-state']!;
  handlers['PUT /api/settings/view-state'] = () => problem(503, 'Away');
  const { unmount } = renderHook(() => useStoreSync('mina'));
  await waitFor(() => expect(adminStore.getItem('games.columns')).toBeTruthy());
  act(() => adminStore.setItem('games.columns', { compact: false }));
  unmount();
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  handlers['PUT /api/settings/view-state'] = fine;
  renderHook(() => useStoreSync('mina'));
  await waitFor(() => expect(sent).toEqual([{ 'games.columns': { compact: false } }]));
  expect(adminStore.getItem('games.columns')).toEqual({ compact: false });
});

it('does not hand the arrangement of one person to the next', async () => {
  renderHook(() => useStoreSync('mina')).unmount();
  browserStore.setItem('sidebar.open', false);
  stored = {};
  renderHook(() => useStoreSync('zoe'));
  expect(adminStore.getItem('sidebar.open')).toBeUndefined();
});
