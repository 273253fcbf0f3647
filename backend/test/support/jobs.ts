import type { Api } from './api.js';
import { waitUntil } from './wait-until.js';

/** A job as the API shows it. */
export interface JobView {
  id: string;
  state: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
  error: string | null;
  result: Record<string, number> | null;
  failures: { label: string; reason: string }[];
  progress: { done: number; total: number; label: string };
  finishedAt: string | null;
}

export type ImportKind = 'rankings' | 'games';

/** Uploads a file as the back office does. @returns the id of its job */
export async function upload(api: Api, kind: ImportKind, file: string | Buffer): Promise<string> {
  const answer = await api
    .post(`/api/${kind}/import?filename=test.csv`)
    .set('content-type', 'application/octet-stream')
    .send(Buffer.from(file))
    .expect(202);
  return (answer.body as { jobId: string }).jobId;
}

export async function getJob(api: Api, id: string): Promise<JobView> {
  const answer = await api.get(`/api/jobs/${id}`).expect(200);
  return answer.body as JobView;
}

/** The job when it has ended, however it ended. */
export function endedJob(api: Api, id: string, seconds?: number): Promise<JobView> {
  return waitUntil(
    `job ${id} ends`,
    async () => {
      const job = await getJob(api, id);
      return job.finishedAt !== null && job;
    },
    seconds,
  );
}

/** Uploads a file and waits for its import, which must complete. */
export async function importFile(api: Api, kind: ImportKind, file: string | Buffer): Promise<JobView> {
  const job = await endedJob(api, await upload(api, kind, file));
  if (job.state !== 'completed') throw new Error(`The import has ${job.state}: ${job.error}`);
  return job;
}
