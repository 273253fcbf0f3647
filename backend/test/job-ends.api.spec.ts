import { PassThrough } from 'node:stream';
import { ActivityService } from '../src/activity/activity.service.js';
import { DatabaseEvents } from '../src/database/database-events.js';
import { PROCESS_LOCK } from '../src/database/locks/locks.js';
import { JobEnds } from '../src/jobs/run/job-ends.js';
import { JobHandlers } from '../src/jobs/run/job-handlers.service.js';
import { JobRunner } from '../src/jobs/run/job-runner.js';
import { JobsService, UPLOAD_CUT_OFF } from '../src/jobs/jobs.service.js';
import type { JobContext, JobResult } from '../src/jobs/jobs.types.js';
import { importSweetGames } from './support/analyses.js';
import { chart, chartCsv } from './support/charts.js';
import { endedJob, importFile, getJob } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

const HALF = '😀'.charAt(0);

let studio: TestApp;
beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  await studio.source.query('create table stored_by_jobs (job_id uuid)');
});
afterAll(() => studio.close());
afterEach(() => jest.restoreAllMocks());

const storedBy = async (jobId: string): Promise<number> =>
  (await studio.source.query<object[]>('select from stored_by_jobs where job_id = $1', [jobId])).length;

/** Starts a job that stores a row, then goes on as `rest` says. */
async function startStoring(
  kind: string,
  rest: (context: JobContext) => Promise<JobResult>,
): Promise<string> {
  studio.app.get(JobHandlers).register({
    kind,
    run: async (context) => {
      await studio.source.query('insert into stored_by_jobs values ($1)', [context.jobId]);
      return rest(context);
    },
  });
  return (await studio.app.get(JobsService).start({ kind, title: kind })).jobId;
}

describe('a job whose work is stored', () => {
  it('has completed, whatever its failures and progress contain', async () => {
    const id = await startStoring('test.failures', ({ fail, progress }) => {
      progress(1, 2, `half ${HALF} and zero \0`);
      fail({ label: `Line ${HALF}`, reason: 'has a zero \0' });
      return Promise.resolve({ rows: 1 });
    });
    const job = await endedJob(studio.admin, id);
    expect(job).toMatchObject({ state: 'completed', error: null, result: { rows: 1 } });
    expect(job.failures).toEqual([{ label: 'Line \ufffd', reason: 'has a zero ' }]);
    expect(await storedBy(id)).toBe(1);
  });

  it('has completed when its result cannot be written', async () => {
    const id = await startStoring('test.result', () => Promise.resolve({ title: HALF }));
    expect(await endedJob(studio.admin, id)).toMatchObject({ state: 'completed', error: null, result: null });
    expect(await storedBy(id)).toBe(1);
  });

  it('has completed when it is cancelled too late', async () => {
    const id = await startStoring('test.late', async ({ signal }) => {
      await waitUntil('the cancel arrives', () => signal.aborted);
      return { rows: 1 };
    });
    await waitUntil('the row is stored', async () => (await storedBy(id)) > 0);
    await studio.admin.post(`/api/jobs/${id}/cancel`).expect(200);
    expect(await endedJob(studio.admin, id)).toMatchObject({ state: 'completed', result: { rows: 1 } });
  });

  it('has completed when its activity line cannot be written', async () => {
    await importSweetGames(studio);
    jest.spyOn(ActivityService.prototype, 'record').mockImplementation((entry) => {
      return entry.kind === 'analyses.batch'
        ? Promise.reject(new Error('No line today.'))
        : Promise.resolve();
    });
    const started = await studio.admin.post('/api/analyses/batch').send({ bundleIds: ['com.sweet.cat'] });
    const job = await endedJob(studio.admin, (started.body as { jobId: string }).jobId);
    expect(job).toMatchObject({ state: 'completed', error: null, result: { analysed: 1 } });
  });
});

describe('a job that is receiving its file', () => {
  const kind = 'test.upload';
  const startUpload = async () => {
    const file = new PassThrough();
    const started = studio.app.get(JobsService).startWithFile({ kind, title: kind }, file);
    file.write('a');
    const id = await waitUntil('the job exists', async () => {
      const live = await studio.app.get(JobsService).findOfKind(kind, 'live');
      return live?.id;
    });
    return { id, file, started };
  };
  beforeAll(() => studio.app.get(JobHandlers).register({ kind, run: () => Promise.resolve({ rows: 1 }) }));

  it('goes on while the process is without its lock', async () => {
    const { id, file, started } = await startUpload();
    const events = studio.app.get(DatabaseEvents);
    await events.queryListener('select pg_advisory_unlock($1, $2)', [PROCESS_LOCK, events.processKey]);
    await studio.app.get(JobRunner).recover();
    file.end('b');
    expect(await started).toBe(id);
    expect(await endedJob(studio.admin, id)).toMatchObject({ state: 'completed', error: null });
  });

  it('fails when the process is gone, and tells one that is not', async () => {
    const { id, file, started } = await startUpload();
    await studio.source.query(
      `update jobs set params = jsonb_set(params, '{receivedBy}', '1') where id = $1`,
      [id],
    );
    expect(await endedJob(studio.admin, id)).toMatchObject({ state: 'failed', error: UPLOAD_CUT_OFF });
    file.end('b');
    await expect(started).rejects.toMatchObject({ status: 503, code: 'upload_cut_off' });
    expect(await studio.source.query('select from job_file_chunks where job_id = $1', [id])).toEqual([]);
  });
});

describe('jobs made of items', () => {
  const startParent = async (kind: string, gate: Promise<void>): Promise<string> => {
    const lane = `${kind}.lane`;
    studio.app.get(JobHandlers).register({
      kind,
      lanes: { [lane]: 2 },
      runItem: () => gate.then(() => ({ state: 'done' })),
      summarize: (items) => Promise.resolve({ items: items.length }),
    });
    const items = ['a', 'b', 'c', 'd'].map((key) => ({ key, label: key, scope: kind, lane, params: {} }));
    const started = await studio.app.get(JobsService).start({ kind, title: kind }, items);
    return started.jobId;
  };

  it('occupy no worker while their items run: an import runs beside three of them', async () => {
    const release: { open?: () => void } = {};
    const gate = new Promise<void>((resolve) => (release.open = resolve));
    const parents: string[] = [];
    for (const kind of ['test.one', 'test.two', 'test.three']) parents.push(await startParent(kind, gate));
    await waitUntil('all three run', async () => {
      const jobs = await Promise.all(parents.map((id) => getJob(studio.admin, id)));
      return jobs.every(({ state }) => state === 'running');
    });
    const file = chartCsv(chart(['com.beside'], { country: 'no' }));
    expect(await importFile(studio.admin, 'rankings', file)).toMatchObject({ state: 'completed' });
    for (const id of parents) expect(await getJob(studio.admin, id)).toMatchObject({ state: 'running' });
    release.open?.();
    for (const id of parents) {
      expect(await endedJob(studio.admin, id)).toMatchObject({ state: 'completed', result: { items: 4 } });
    }
  });

  it('prepare their end once, however often and in how many processes it is looked for', async () => {
    const kind = 'test.prepared';
    const release: { open?: () => void } = {};
    const gate = new Promise<void>((resolve) => (release.open = resolve));
    let prepared = 0;
    const second = await openTestApp({ databaseUrl: studio.databaseUrl, workers: true });
    const looks = [studio, second].map(({ app }) => {
      app.get(JobHandlers).register({
        kind,
        lanes: { [kind]: 1 },
        runItem: () => Promise.resolve({ state: 'done' }),
        prepareEnd: () => {
          prepared += 1;
          return gate;
        },
        summarize: () => Promise.resolve({}),
      });
      return jest.spyOn(app.get(JobEnds), 'end');
    });
    try {
      const item = { key: 'a', label: 'a', scope: kind, lane: kind, params: {} };
      const { jobId } = await studio.app.get(JobsService).start({ kind, title: kind }, [item]);
      await waitUntil('both processes have found the job twice', () =>
        looks.every(({ mock }) => mock.calls.filter(([id]) => id === jobId).length > 1),
      );
      release.open?.();
      expect(await endedJob(studio.admin, jobId)).toMatchObject({ state: 'completed' });
      await Promise.all(looks.flatMap(({ mock }) => mock.results.map(({ value }) => value as unknown)));
      expect(prepared).toBe(1);
    } finally {
      release.open?.();
      await second.close();
    }
  });

  it('of an unknown kind fail with a reason', async () => {
    const kind = 'test.gone';
    const { jobId: id } = await studio.app.get(JobsService).start({ kind, title: kind });
    expect(await endedJob(studio.admin, id)).toMatchObject({
      state: 'failed',
      error: 'This version can’t run "test.gone" jobs.',
    });
  });
});
