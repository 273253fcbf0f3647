import type { QueryRunner } from 'typeorm';
import { poolOptions } from '../src/database/connection/connection.js';
import { JobFilesRepository } from '../src/jobs/files/job-files.repository.js';
import { JobsService } from '../src/jobs/jobs.service.js';
import { JobEnds, UNKNOWN_FAILURE } from '../src/jobs/run/job-ends.js';
import { JobHandlers } from '../src/jobs/run/job-handlers.service.js';
import { CoverageWatch } from '../src/rankings/coverage/coverage-watch.service.js';
import { QueueMessages } from '../src/webhooks/deliveries/queue-messages.js';
import { IMPORT_LOCK } from '../src/database/locks/locks.js';
import { runLocked } from '../src/database/locks/run-locked.js';
import { ensurePartitions } from '../src/database/rows/partitions.js';
import { chart, chartCsv } from './support/charts.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const DAY = new Date('2026-03-04T00:00:00Z');

// A transaction that needs a second connection waits for itself as soon as all others wait like it.
let studio: TestApp;
let others: QueryRunner[];
beforeAll(async () => {
  studio = await openTestApp({ env: { WEBHOOK_PRIVATE_TARGETS: 'on', RANKINGS_CRON: '0 5 * * *' } });
  others = Array.from({ length: poolOptions.max - 1 }, () => studio.source.createQueryRunner());
  await Promise.all(others.map((other) => other.connect()));
});
afterAll(async () => {
  await Promise.all(others.map((other) => other.release()));
  await studio.close();
});

it('adds webhooks, turns them on and queues their messages', async () => {
  const { body } = await studio.admin.post('/api/webhooks').send({ url: 'http://127.0.0.1:9/' }).expect(201);
  const { id } = body as { id: string };
  await studio.admin.put(`/api/webhooks/${id}`).send({ active: false }).expect(200);
  await studio.admin.put(`/api/webhooks/${id}`).send({ active: true }).expect(200);
  await ensurePartitions(studio.source, 'market_events', [DAY]);
  await studio.source.query(
    `insert into market_events (type, platform, country, category, ranking_type, happened_at, recorded_at, sample, data)
     values ('chart.entered', 'android', 'us', 'all', 'downloads', $1, $1, false, '{}')`,
    [DAY],
  );
  await studio.app.get(QueueMessages).run();
  const [queued] = await studio.source.query<{ count: number }[]>(
    'select count(*)::int as count from webhook_deliveries where webhook_id = $1',
    [id],
  );
  expect(queued?.count).toBe(1);
});

it('proposes words for an entry of the team', async () => {
  const propose = (input: object) => studio.admin.post('/api/taxonomy-proposals').send(input).expect(201);
  const { body } = await propose({
    type: 'entry',
    name: 'Tide timing',
    kind: 'mechanics',
    definition: 'Acting when the tide is right.',
    cue: 'wait for the tide',
  });
  const { id, entryId } = body as { id: string; entryId: string };
  await studio.admin.put(`/api/taxonomy-proposals/${id}`).send({ status: 'accepted' }).expect(200);
  await propose({ type: 'cue', entryId, cue: 'when the water comes back' });
});

it('records charts that were not captured', async () => {
  const watch = studio.app.get(CoverageWatch);
  await watch.check(new Date('2026-03-04T04:00:00Z'));
  await watch.check(new Date('2026-03-04T06:00:00Z'));
  const [gaps] = await studio.source.query<{ count: number }[]>(
    'select count(*)::int as count from chart_gaps',
  );
  expect(gaps?.count).toBeGreaterThan(0);
});

it('imports a file into months that have no table yet', async () => {
  const { body } = await studio.admin
    .post('/api/rankings/import')
    .set('content-type', 'application/octet-stream')
    .send(chartCsv(chart(['a.b', 'c.d'], { date: '2019-02-03' })))
    .expect(202);
  const { jobId } = body as { jobId: string };
  const handler = studio.app.get(JobHandlers).get('rankings.import');
  if (!handler || !('run' in handler)) throw new Error('imports have no handler');
  const result = await handler.run({
    jobId,
    params: { fileName: 'charts.csv' },
    signal: new AbortController().signal,
    progress: () => undefined,
    fail: () => undefined,
    totalBytes: 0,
    file: (manager) => studio.app.get(JobFilesRepository).read(jobId, manager),
  });
  expect(result?.rows).toBe(2);
});

it('waits for an import without a connection', async () => {
  const [holder] = others;
  await holder!.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
  const waiting = runLocked(studio.source, IMPORT_LOCK, new AbortController().signal, (manager) =>
    manager.query('select 1 as done'),
  );
  try {
    await studio.admin.get('/api/tags').expect(200);
  } finally {
    await holder!.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]);
  }
  expect(await waiting).toEqual([{ done: 1 }]);
});

it.each(['rankings.refresh', 'analyses.batch'])('ends a job of %s', async (kind) => {
  const jobs = studio.app.get(JobsService);
  const item = { key: 'one', label: 'One', scope: 'one', lane: 'test', params: {} };
  const [{ id: userId }] = await studio.source.query<[{ id: string }]>('select id from users');
  const { jobId } = await jobs.start({ kind, title: kind, params: { userId } }, [item]);
  await studio.source.query(`update job_items set state = 'done', outcome = '{}' where job_id = $1`, [jobId]);
  await studio.app.get(JobEnds).end(jobId);
  expect((await jobs.get(jobId)).error).not.toBe(UNKNOWN_FAILURE);
  expect((await jobs.get(jobId)).finishedAt).not.toBeNull();
});
