import { call, callJson } from './http';
import { ApiProblem } from './problem';
import { readEvents } from './sse';
import type { Job } from './types';

const RETRY_START = 1_000;
const RETRY_CAP = 15_000;

/** The latest jobs, newest first. */
export function listJobs(signal?: AbortSignal): Promise<Job[]> {
  const query = new URLSearchParams({ sort: '["createdAt","DESC"]', range: '[0,24]', filter: '{}' });
  return callJson(`/api/jobs?${query}`, { signal });
}

export function getJob(id: string, signal?: AbortSignal): Promise<Job> {
  return callJson(`/api/jobs/${encodeURIComponent(id)}`, { signal });
}

export function cancelJob(id: string): Promise<Job> {
  return callJson(`/api/jobs/${encodeURIComponent(id)}/cancel`, { method: 'POST' });
}

export const isOver = (job: Job): boolean => job.state !== 'queued' && job.state !== 'running';

/**
 * Follows one job by its event stream until it is over or `signal` ends it; a stream that breaks is opened again, since
 * the job runs on the server whether somebody looks or not. Errors: ApiProblem when the server refuses (404, 401 …).
 */
export async function watchJob(id: string, onChange: (job: Job) => void, signal: AbortSignal): Promise<void> {
  for (let wait = RETRY_START; !signal.aborted; wait = Math.min(wait * 2, RETRY_CAP)) {
    try {
      const job = await followOnce(id, onChange, signal);
      if (job && isOver(job)) return;
      if (job) wait = RETRY_START;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiProblem && error.status < 500 && error.status !== 429) throw error;
      console.error('The progress of a job could not be followed', error);
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** The last state seen before the stream ended; asked for by itself when the stream brought none. */
async function followOnce(
  id: string,
  onChange: (job: Job) => void,
  signal: AbortSignal,
): Promise<Job | null> {
  let last: Job | null = null;
  const response = await call(`/api/jobs/${encodeURIComponent(id)}/events`, {
    headers: { Accept: 'text/event-stream' },
    signal,
  });
  if (response.body) {
    for await (const { event, data } of readEvents(response.body)) {
      if (event !== 'progress' && event !== 'done') continue;
      last = JSON.parse(data) as Job;
      onChange(last);
      if (event === 'done') return last;
    }
  }
  if (!last || !isOver(last)) {
    last = await getJob(id, signal);
    onChange(last);
  }
  return last;
}
