import type { TestApp } from './test-app.js';

export interface JobSeen {
  id: string;
  state: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
  progress: { done: number; total: number; label: string };
  failures: { label: string; reason: string }[];
  error: string | null;
  result: Record<string, unknown> | null;
}

/** Starts a refresh as the button does. */
export async function startRefresh(studio: TestApp, scope: object = {}): Promise<string> {
  const answer = await studio.admin.post('/api/rankings/refresh').send(scope).expect(202);
  return (answer.body as { jobId: string }).jobId;
}

export async function readJob(studio: TestApp, id: string): Promise<JobSeen> {
  const answer = await studio.admin.get(`/api/jobs/${id}`).expect(200);
  return answer.body as JobSeen;
}

/** Waits until the job is as wanted. @throws when that takes longer than `withinMs` */
export async function untilJob(
  studio: TestApp,
  id: string,
  isWanted: (job: JobSeen) => boolean = ({ state }) => !['queued', 'running'].includes(state),
  withinMs = 60_000,
): Promise<JobSeen> {
  const end = Date.now() + withinMs;
  for (;;) {
    const job = await readJob(studio, id);
    if (isWanted(job)) return job;
    if (Date.now() > end) throw new Error(`Not in time: ${JSON.stringify(job).slice(0, 2_000)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
