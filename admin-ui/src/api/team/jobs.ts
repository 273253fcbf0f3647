import { api } from '../client';
import { readApi } from '../queries/use-api';
import { ApiProblem } from '../problem';
import { readEvents } from '../sse';
import type { Job } from '../types';

const RETRY_START = 1_000;
const RETRY_CAP = 15_000;

export const isOver = (job: Job): boolean => job.state !== 'queued' && job.state !== 'running';

/**
 * Follows a job's event stream until it ends or `signal` aborts. Reconnects when the stream breaks, because the job
 * continues on the server. Errors: ApiProblem when the server refuses (404, 401 …).
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

/** The last state before the stream ended; requested separately when the stream sent none. */
async function followOnce(
  id: string,
  onChange: (job: Job) => void,
  signal: AbortSignal,
): Promise<Job | null> {
  let last: Job | null = null;
  const { data: body } = await api.GET('/api/jobs/{id}/events', {
    params: { path: { id } },
    headers: { Accept: 'text/event-stream' },
    parseAs: 'stream',
    signal,
  });
  if (body) {
    for await (const { event, data } of readEvents(body)) {
      if (event !== 'progress' && event !== 'done') continue;
      last = JSON.parse(data) as Job;
      onChange(last);
      if (event === 'done') return last;
    }
  }
  if (!last || !isOver(last)) {
    last = await readApi('/api/jobs/{id}', { id }, signal);
    onChange(last);
  }
  return last;
}
