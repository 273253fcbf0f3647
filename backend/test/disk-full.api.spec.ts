import type { LoggerService } from '@nestjs/common';
import { DiskSpace } from '../src/common/limits/disk-space.js';
import { JobHandlers } from '../src/jobs/run/job-handlers.service.js';
import { JobsService } from '../src/jobs/jobs.service.js';
import { endedJob } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const errors: string[] = [];
const logger: LoggerService = {
  log: () => undefined,
  warn: () => undefined,
  error: (message: unknown) => errors.push(String(message)),
};

let studio: TestApp;
beforeAll(async () => {
  studio = await openTestApp({ workers: true, logger });
  // What PostgreSQL says when a file cannot grow.
  await studio.source.query(
    `create function refuse_row() returns trigger language plpgsql as $$
     begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
  );
  await studio.source.query(
    'create trigger refuse before insert on tags for each row execute function refuse_row()',
  );
});
afterAll(() => studio.close());

describe('a full disk', () => {
  it('is reported as such, logged once, and shown by the readiness check', async () => {
    await studio.api.get('/api/health/ready').expect(200);
    for (const name of ['one', 'two', 'three']) {
      const answer = await studio.admin.post('/api/tags').send({ name }).expect(503);
      expect(answer.body).toMatchObject({
        code: 'disk_full',
        detail: 'The disk of the server is full. An administrator must free some space.',
      });
      expect(answer.headers['retry-after']).toBe('60');
    }
    expect(errors).toEqual([expect.stringContaining('The disk is full')]);
    const ready = await studio.api.get('/api/health/ready').expect(503);
    expect(ready.body).toMatchObject({ code: 'disk_full' });
    await studio.admin.get('/api/tags').expect(200);
    // Later, when it has not been met again.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
    await studio.api.get('/api/health/ready').expect(200);
    jest.restoreAllMocks();
  });

  it('ends a job with what to do', async () => {
    studio.app.get(JobHandlers).register({
      kind: 'test.full',
      run: () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })),
    });
    const { jobId } = await studio.app.get(JobsService).start({ kind: 'test.full', title: 'Full' });
    expect(await endedJob(studio.admin, jobId)).toMatchObject({
      state: 'failed',
      error: 'The disk of the server is full. Free some space, then start this again.',
    });
    expect(studio.app.get(DiskSpace).isFull).toBe(true);
    expect(errors).toHaveLength(1);
  });
});
