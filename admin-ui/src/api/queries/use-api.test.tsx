import { renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { UNREACHABLE_POLL, newQueryClient } from './query-client';
import { session } from '../session/session';
import { apiKey, useApi } from './use-api';

test('the key of an answer begins like its path, so that a change makes what lies below it stale', () => {
  expect(apiKey('/api/ai/usage')).toEqual(['ai', 'usage']);
  expect(apiKey('/api/watchlists/{id}', { id: 'one' })).toEqual(['watchlists', 'one']);
  expect(apiKey('/api/games/{bundleId}/similar', { bundleId: 'com.a.b', limit: 5 })).toEqual([
    'games',
    'com.a.b',
    'similar',
    { limit: 5 },
  ]);
});

function newMemory() {
  const client = newQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, wrapper };
}

test('what could not be read while the server was away is read once it is back, without a press', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(session, 'accessToken').mockResolvedValue(null);
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const { result, unmount } = renderHook(() => useApi('/api/digests'), { wrapper: newMemory().wrapper });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(result.current.isError).toBe(true);
  fetched.mockImplementation(
    async () => new Response('[]', { headers: { 'Content-Type': 'application/json' } }),
  );
  await vi.advanceTimersByTimeAsync(UNREACHABLE_POLL);
  expect(result.current).toMatchObject({ isError: false, data: [] });
  const asked = fetched.mock.calls.length;
  await vi.advanceTimersByTimeAsync(2 * UNREACHABLE_POLL);
  expect(fetched).toHaveBeenCalledTimes(asked);
  unmount();
  vi.useRealTimers();
});

test('names of the path are filled in, the others are the query, and the answer is kept under the key', async () => {
  vi.spyOn(session, 'accessToken').mockResolvedValue(null);
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('[]', { headers: { 'Content-Type': 'application/json' } }));
  const { client, wrapper } = newMemory();
  const asked = { bundleId: 'com.a/b', limit: 5 };
  const { result } = renderHook(() => useApi('/api/games/{bundleId}/similar', asked), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual([]));
  expect(String(fetched.mock.calls[0]?.[0])).toMatch(/\/api\/games\/com\.a%2Fb\/similar\?limit=5$/);
  expect(client.getQueryData(['games', 'com.a/b', 'similar', { limit: 5 }])).toEqual([]);
});

test.each([
  [404, 1],
  [500, 2],
])('a read that failed with %i is sent %i times', async (status, times) => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(session, 'accessToken').mockResolvedValue(null);
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async () => new Response('{}', { status, headers: { 'Content-Type': 'application/json' } }),
    );
  const { result } = renderHook(() => useApi('/api/digests'), { wrapper: newMemory().wrapper });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(fetched).toHaveBeenCalledTimes(times);
});
