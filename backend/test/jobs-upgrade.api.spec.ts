import { JobEngine1764100210000 } from '../src/database/migrations/1764100210000-job-engine.js';
import { JobHandlers } from '../src/jobs/run/job-handlers.service.js';
import { JobRunner } from '../src/jobs/run/job-runner.js';
import { chart, chartCsv } from './support/charts.js';
import { endedJob, getJob, upload } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const MANY = 'test.many';

let studio: TestApp;
beforeAll(async () => {
  studio = await openTestApp();
});
afterAll(() => studio.close());

async function insertOld(columns: string, values: string): Promise<string> {
  const [row] = await studio.source.query<{ id: string }[]>(
    `insert into jobs (title, ${columns}) values ('Old', ${values}) returning id`,
  );
  return row?.id ?? '';
}

it('continues the jobs of the previous version, or says why not', async () => {
  const chartFile = (country: string) => chartCsv(chart(['com.old'], { country }));
  const [running, waiting] = [
    await upload(studio.admin, 'rankings', chartFile('pt')),
    await upload(studio.admin, 'rankings', chartFile('es')),
  ];
  const runner = studio.source.createQueryRunner();
  const migration = new JobEngine1764100210000();
  await migration.down(runner);
  await runner.query(`create schema pgboss`);
  await runner.query(
    `update jobs set state = 'running', attempts = 1, lease_owner = gen_random_uuid() where id = $1`,
    [running],
  );
  const many = await insertOld('kind, state, lease_until', `'${MANY}', 'running', now()`);
  await runner.query(
    `insert into job_items (job_id, key, position, scope, lane, label, state, lease_owner, finished_at)
     values ($1, 'a', 1, '', '${MANY}', 'A', 'done', null, now()),
       ($1, 'b', 2, '', '${MANY}', 'B', 'running', gen_random_uuid(), null),
       ($1, 'c', 3, '', '${MANY}', 'C', 'queued', null, null)`,
    [many],
  );
  const receiving = await insertOld('kind, params', `'rankings.import', '{"receivedBy": 1}'`);
  const cancelled = await insertOld(
    'kind, state, cancel_requested, lease_until',
    `'games.enrich', 'running', true, now()`,
  );
  const unknown = await insertOld('kind, lease_until', `'test.forgotten', now()`);
  const ended = await insertOld('kind, state, finished_at', `'games.import', 'completed', now()`);
  await migration.up(runner);
  await runner.release();

  const done: string[] = [];
  studio.app.get(JobHandlers).register({
    kind: MANY,
    lanes: { [MANY]: 1 },
    runItem: ({ label }) => {
      done.push(label);
      return Promise.resolve({ state: 'done' });
    },
    summarize: (items) => Promise.resolve({ items: items.length }),
  });
  await studio.app.get(JobRunner).start();
  for (const id of [running, waiting])
    expect(await endedJob(studio.admin, id)).toMatchObject({ state: 'completed', result: { rows: 1 } });
  expect(await endedJob(studio.admin, many)).toMatchObject({ state: 'completed', result: { items: 3 } });
  expect(done).toEqual(['B', 'C']);
  expect(await endedJob(studio.admin, receiving)).toMatchObject({
    state: 'failed',
    error: 'The upload was cut off. Send the file again.',
  });
  expect(await endedJob(studio.admin, cancelled)).toMatchObject({ state: 'cancelled' });
  expect(await endedJob(studio.admin, unknown)).toMatchObject({
    state: 'failed',
    error: 'This version can’t run "test.forgotten" jobs.',
  });
  expect(await getJob(studio.admin, ended)).toMatchObject({ state: 'completed' });
  const [left] = await studio.source.query<{ pgboss: string | null }[]>(
    `select to_regnamespace('pgboss')::text as pgboss`,
  );
  expect(left).toEqual({ pgboss: null });
});
