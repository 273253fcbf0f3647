import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Job, JobState } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant } from '../testing/fake-api';
import { JobsProvider, useJobs } from './jobs-context';

const job = (state: JobState): Job => ({
  id: 'j1',
  kind: 'rankings.import',
  title: 'Import charts.csv',
  state,
  progress: { done: 0, total: 0, label: '' },
  failures: [],
  error: null,
  result: null,
  createdAt: '2026-11-21T06:00:00Z',
  startedAt: null,
  finishedAt: null,
});
const events = (...states: JobState[]) =>
  new Response(
    states
      .map(
        (state) =>
          `event: ${state === 'running' ? 'progress' : 'done'}\ndata: ${JSON.stringify(job(state))}\n\n`,
      )
      .join(''),
  );

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <JobsProvider>{children}</JobsProvider>
  </QueryClientProvider>
);

it('reads again what a job may have changed, but not the paid answers of a model', async () => {
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/jobs/j1': () => ({ body: job('running') }),
    'GET /api/jobs/j1/events': () => events('running', 'completed'),
  });
  await session.signIn('a@b.co', 'words of mine');
  const [read, pay] = [vi.fn(() => 1), vi.fn(() => 1)];
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: ['games'], queryFn: read, staleTime: Infinity });
      useQuery({ queryKey: ['variants'], queryFn: pay, staleTime: 'static' });
      return useJobs();
    },
    { wrapper },
  );
  await vi.waitFor(() => expect(pay).toHaveBeenCalled());
  act(() => result.current.follow('j1'));
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(pay).toHaveBeenCalledTimes(1);
});

it('forgets a job that the server does not know', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
  });
  await session.signIn('a@b.co', 'words of mine');
  const { result } = renderHook(useJobs, { wrapper });
  act(() => result.current.follow('j1'));
  expect(result.current.active).toHaveLength(1);
  await vi.waitFor(() => expect(result.current.active).toEqual([]));
});

it('follows a job to its end, tells of it once, and is not woken by an older answer that comes late', async () => {
  const release: { answer?: (response: Response) => void } = {};
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/jobs/j1': () => new Promise<Response>((resolve) => (release.answer = resolve)),
    'GET /api/jobs/j1/events': () => events('running', 'completed'),
  });
  await session.signIn('a@b.co', 'words of mine');
  const { result } = renderHook(useJobs, { wrapper });
  const ended = vi.fn();
  result.current.onFinished(ended);

  act(() => result.current.follow('j1'));
  expect(result.current.active.map(({ id }) => id)).toEqual(['j1']);
  await vi.waitFor(() => expect(result.current.active).toEqual([]));
  await act(async () => release.answer?.(Response.json(job('queued'))));
  expect(result.current.jobs.map(({ state }) => state)).toEqual(['completed']);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ state: 'completed' }));
});
