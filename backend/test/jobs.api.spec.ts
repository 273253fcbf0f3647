import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { IMPORT_LOCK } from '../src/database/locks/locks.js';
import { JobRunner } from '../src/jobs/run/job-runner.js';
import { chart, chartCsv } from './support/charts.js';
import { readEvents, type StreamEvent } from './support/events.js';
import { endedJob, importFile, getJob, type JobView, upload } from './support/jobs.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

const NOBODY = '7f1a1c5e-0000-4000-8000-000000000000';

let studio: TestApp;
let token: string;
beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  token = await studio.getToken(ADMIN.email, ADMIN.password);
});
afterAll(() => studio.close());

const bearer = () => ({ authorization: `Bearer ${token}` });
const openStream = (id: string) => fetch(`${studio.url}/api/jobs/${id}/events`, { headers: bearer() });
const bigChart = (country: string, rows = 30_000) =>
  chartCsv(
    chart(
      Array.from({ length: rows }, (_, i) => `com.big.n${i % 5_000}`),
      { country },
    ).map((line, i) => ({ ...line, rank: (i % 5_000) + 1, date: `2026-01-0${Math.floor(i / 5_000) + 1}` })),
  );
const countRows = async (country: string) => {
  const [row] = await studio.source.query<{ n: number }[]>(
    'select count(*)::int as n from game_rankings where country = $1',
    [country],
  );
  return row?.n;
};

/** Holds back every import while `work` runs. */
async function whileImportsWait<T>(work: (release: () => Promise<void>) => Promise<T>): Promise<T> {
  const runner = studio.source.createQueryRunner();
  await runner.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
  let isHeld = true;
  const release = async () => {
    if (isHeld) await runner.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]);
    isHeld = false;
  };
  try {
    return await work(release);
  } finally {
    await release();
    await runner.release();
  }
}

const running = (id: string) =>
  waitUntil('the job runs', async () => (await getJob(studio.admin, id)).state === 'running');

describe('a job', () => {
  it('reports its progress until it is done', async () => {
    const events: StreamEvent[] = [];
    const id = await whileImportsWait(async (release) => {
      const jobId = await upload(studio.admin, 'rankings', bigChart('gr'));
      const stream = await openStream(jobId);
      expect(stream.status).toBe(200);
      expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
      expect(stream.headers.get('cache-control')).toMatch(/no-store/);
      expect(stream.headers.get('ratelimit-limit')).not.toBeNull();
      expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
      for await (const event of readEvents(stream)) {
        events.push(event);
        await release();
      }
      return jobId;
    });
    const jobs = events.map(({ data }) => data as JobView);
    expect(events.map(({ type }) => type)).toEqual([...events.slice(1).map(() => 'progress'), 'done']);
    expect(jobs.every((job) => job.id === id)).toBe(true);
    const moved = jobs.filter(({ progress, state }) => state === 'running' && progress.done > 0);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.every(({ progress }) => progress.done <= progress.total && progress.label !== '')).toBe(
      true,
    );
    expect(jobs.at(-1)).toMatchObject({
      state: 'completed',
      result: { rows: 30_000, charts: 6 },
      error: null,
    });
    expect(await countRows('gr')).toBe(30_000);
  });

  it('that has ended has one event', async () => {
    const { id } = await importFile(
      studio.admin,
      'rankings',
      chartCsv(chart(['com.one'], { country: 'hu' })),
    );
    const types: string[] = [];
    for await (const { type } of readEvents(await openStream(id))) types.push(type);
    expect(types).toEqual(['done']);
  });

  it('that is unknown answers 404, with and without a stream', async () => {
    for (const path of [NOBODY, `${NOBODY}/events`]) {
      const answer = await studio.admin.get(`/api/jobs/${path}`).expect(404);
      expect(answer.body).toMatchObject({ detail: 'Job not found' });
      await studio.api.get(`/api/jobs/${path}`).expect(401);
    }
    await studio.admin.post(`/api/jobs/${NOBODY}/cancel`).expect(404);
    for (const path of ['1', '1/events', `${NOBODY}x`])
      await studio.admin.get(`/api/jobs/${path}`).expect(400);
  });

  it('is listed, newest first, by kind and state', async () => {
    const answer = await studio.admin
      .get('/api/jobs?filter={"kind":"rankings.import","state":"completed"}')
      .expect(200);
    const times = (answer.body as { createdAt: string }[]).map(({ createdAt }) => createdAt);
    expect(times.length).toBeGreaterThanOrEqual(2);
    expect(times).toEqual([...times].sort().reverse());
    const failed = await studio.admin.get('/api/jobs?filter={"state":"failed"}').expect(200);
    expect(failed.body).toEqual([]);
  });
});

describe('cancelling', () => {
  it('ends a queued job, and the next one continues', async () => {
    await whileImportsWait(async (release) => {
      const id = await upload(studio.admin, 'rankings', chartCsv(chart(['com.c'], { country: 'ro' })));
      await running(id);
      await studio.admin.post(`/api/jobs/${id}/cancel`).expect(200);
      expect(await endedJob(studio.admin, id)).toMatchObject({ state: 'cancelled', error: null });
      const again = await studio.admin.post(`/api/jobs/${id}/cancel`).expect(409);
      expect(again.body).toMatchObject({ code: 'job_ended' });
      await release();
    });
    await importFile(studio.admin, 'rankings', chartCsv(chart(['com.d'], { country: 'ro' })));
    expect(await countRows('ro')).toBe(1);
  });

  it('of a running job leaves nothing behind', async () => {
    const id = await upload(studio.admin, 'rankings', bigChart('cz', 60_000));
    await waitUntil('some rows are read', async () => (await getJob(studio.admin, id)).progress.done > 0);
    await studio.admin.post(`/api/jobs/${id}/cancel`).expect(200);
    expect(await endedJob(studio.admin, id)).toMatchObject({ state: 'cancelled' });
    expect(await countRows('cz')).toBe(0);
    expect(await studio.source.query('select 1 from job_file_chunks where job_id = $1', [id])).toEqual([]);
  });

  it('of an unclaimed job ends it immediately', async () => {
    const idle = await openTestApp();
    try {
      const id = await upload(idle.admin, 'rankings', chartCsv(chart(['com.e'])));
      const answer = await idle.admin.post(`/api/jobs/${id}/cancel`).expect(200);
      expect(answer.body).toMatchObject({ state: 'cancelled', startedAt: null });
      expect(await idle.source.query('select 1 from job_file_chunks')).toEqual([]);
    } finally {
      await idle.close();
    }
  });
});

describe('an upload', () => {
  function startUpload() {
    const sending = request(`${studio.url}/api/rankings/import?filename=slow.csv`, {
      method: 'POST',
      headers: { ...bearer(), 'content-type': 'application/octet-stream' },
    });
    sending.on('error', () => undefined);
    sending.write('date,platform,country,type,category,rank,bundle_id\n'.padEnd(600_000, '\n'));
    return sending;
  }
  const openJobs = async () =>
    (await studio.admin.get('/api/jobs?filter={"state":"queued"}').expect(200)).body as JobView[];

  it('that breaks off ends its job and leaves no file', async () => {
    const sending = startUpload();
    const [job] = await waitUntil(
      'the job is there',
      async () => (await openJobs()).length > 0 && (await openJobs()),
    );
    sending.destroy();
    expect(await endedJob(studio.admin, job?.id ?? '')).toMatchObject({
      state: 'failed',
      error: 'The upload was cut off. Send the file again.',
    });
    expect(await studio.source.query('select 1 from job_file_chunks')).toEqual([]);
  });

  it('may be canceled during the upload', async () => {
    const sending = startUpload();
    const [job] = await waitUntil(
      'the job is there',
      async () => (await openJobs()).length > 0 && (await openJobs()),
    );
    await studio.admin.post(`/api/jobs/${job?.id}/cancel`).expect(200);
    const answered = once(sending, 'response');
    sending.end('2026-03-01,android,us,free,puzzle,1,com.late\n');
    const [response] = (await answered) as [{ statusCode: number; resume(): void }];
    response.resume();
    expect(response.statusCode).toBe(202);
    expect(await getJob(studio.admin, job?.id ?? '')).toMatchObject({ state: 'cancelled' });
    expect(await studio.source.query('select 1 from job_file_chunks')).toEqual([]);
    expect(await countRows('us')).toBe(0);
  });

  it.each([
    'application/json',
    'text/csv',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ])('as %s is refused before a job is created', async (type) => {
    const before = (await studio.admin.get('/api/jobs?range=[0,0]')).headers['content-range'];
    await studio.admin.post('/api/rankings/import').set('content-type', type).send('{}').expect(415);
    expect((await studio.admin.get('/api/jobs?range=[0,0]')).headers['content-range']).toBe(before);
  });

  it('of another type is refused with the accepted types', async () => {
    const answer = await studio.admin
      .post('/api/rankings/import')
      .set('content-type', 'text/csv')
      .send('date')
      .expect(415);
    expect((answer.body as { detail: string }).detail).toBe(
      'Send a CSV, JSON or JSONL file as the body, with the content type application/octet-stream.',
    );
  });

  it('that unpacks to far more than its size is refused', async () => {
    const bomb = brotliCompressSync(Buffer.alloc(64 * 1024 * 1024, 'a'));
    expect(bomb.length).toBeLessThan(1_000);
    const answer = await studio.admin
      .post('/api/rankings/import?filename=bomb.csv')
      .set({ 'content-type': 'application/octet-stream', 'content-encoding': 'br' })
      .send(bomb)
      .expect(413);
    expect((answer.body as { detail: string }).detail).toBe(
      'The file unpacks to more than 100 times its size. Send it unpacked.',
    );
    expect(await studio.source.query('select 1 from job_file_chunks')).toEqual([]);
  });

  it('may be compressed', async () => {
    const file = gzipSync(chartCsv(chart(['com.packed'], { country: 'pe' })));
    const answer = await studio.admin
      .post('/api/rankings/import')
      .set({ 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' })
      .send(file)
      .expect(202);
    const job = await endedJob(studio.admin, (answer.body as { jobId: string }).jobId);
    expect(job).toMatchObject({ state: 'completed', result: { rows: 1 } });
  });

  it('with an Idempotency-Key runs once', async () => {
    const key = randomUUID();
    const sendWith = (file: string) =>
      studio.admin
        .post('/api/rankings/import?filename=once.csv')
        .set({ 'content-type': 'application/octet-stream', 'idempotency-key': key })
        .send(Buffer.from(file));
    const file = chartCsv(chart(['com.once'], { country: 'pe', date: '2026-04-01' }));
    const first = await sendWith(file).expect(202);
    const again = await sendWith(file).expect(202);
    expect(again.body).toEqual(first.body);
    expect(again.headers).toMatchObject({
      'idempotency-replayed': 'true',
      location: `/api/jobs/${(first.body as { jobId: string }).jobId}`,
    });
    expect((await sendWith(file.replace('once', 'twice')).expect(422)).body).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('whose process has died ends within a moment', async () => {
    const [lost] = await studio.source.query<{ id: string }[]>(
      `insert into jobs (kind, title, params) values ('rankings.import', 'Import lost', '{"receivedBy": 1}') returning id`,
    );
    await waitUntil('the job ends', async () => {
      await studio.app.get(JobRunner).recover();
      return (await getJob(studio.admin, lost?.id ?? '')).state === 'failed';
    });
    expect(await getJob(studio.admin, lost?.id ?? '')).toMatchObject({
      error: 'The upload was cut off. Send the file again.',
    });
  });

  it('without a body is refused', async () => {
    const answer = await studio.admin.post('/api/games/import').expect(400);
    expect(answer.body).toMatchObject({ code: 'no_file' });
  });

  it('is named like its file', async () => {
    const name = 'Charts – März (1).csv';
    const answer = await studio.admin
      .post(`/api/rankings/import?filename=${encodeURIComponent(name)}`)
      .set('content-type', 'application/octet-stream')
      .send(Buffer.from('x'))
      .expect(202);
    const { jobId } = answer.body as { jobId: string };
    expect(await endedJob(studio.admin, jobId)).toMatchObject({ title: `Import ${name}` });
    await studio.admin
      .post(`/api/rankings/import?filename=${'x'.repeat(201)}`)
      .set('content-type', 'application/octet-stream')
      .send(Buffer.from('x'))
      .expect(400);
  });
});

describe('a worker that is gone', () => {
  const DEAD = 1;

  it('is replaced within seconds: its job starts again and runs once', async () => {
    const lost = await whileImportsWait(async () => {
      const id = await upload(studio.admin, 'rankings', chartCsv(chart(['com.t'], { country: 'tr' })));
      await running(id);
      // As if the worker had died: nobody holds the lock of this key.
      await studio.source.query('update job_items set worker = $2 where job_id = $1', [id, DEAD]);
      return id;
    });
    const asked = Date.now();
    const job = await endedJob(studio.admin, lost);
    expect(job).toMatchObject({ state: 'completed', result: { rows: 1 } });
    expect(Date.now() - asked).toBeLessThan(10_000);
    expect(await countRows('tr')).toBe(1);
  });

  it('often enough ends the job as failed', async () => {
    const [row] = await studio.source.query<{ id: string }[]>(
      `insert into jobs (kind, title, state) values ('rankings.import', 'Import x', 'running') returning id`,
    );
    await studio.source.query(
      `insert into job_items (job_id, key, scope, lane, label, state, attempts, worker)
       values ($1, '', '', 'rankings.import', 'Import x', 'running', 5, $2)`,
      [row?.id, DEAD],
    );
    const job = await endedJob(studio.admin, row?.id ?? '');
    expect(job.state).toBe('failed');
    expect(job.error).toMatch(/^Failed after \d attempts\.$/);
  });
});
