import { act, renderHook } from '@testing-library/react';
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

it('follows a job to its end, tells of it once, and is not woken by an older answer that comes late', async () => {
  const release: { answer?: (response: Response) => void } = {};
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/jobs/j1': () => new Promise<Response>((resolve) => (release.answer = resolve)),
    'GET /api/jobs/j1/events': () => events('running', 'completed'),
  });
  await session.signIn('a@b.co', 'words of mine');
  const { result } = renderHook(useJobs, { wrapper: JobsProvider });
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
