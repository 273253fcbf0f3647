import { DataSource } from 'typeorm';
import { createSampleRevenue } from '../src/seed/sample-office.js';
import { RevenueService } from '../src/revenue/revenue.service.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

interface Entry {
  id: string;
  month: string;
  game: string;
  source: string;
  amount: number;
  sample: boolean;
}

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());
beforeEach(() => studio.source.query('delete from revenue_entries'));

const entry = { month: '2026-10', game: 'Harbour', source: 'in_app_purchases', amount: 1234.5 };
const create = (more: object = {}) => studio.admin.post('/api/revenue-entries').send({ ...entry, ...more });
const list = async (query = ''): Promise<Entry[]> =>
  (await studio.admin.get(`/api/revenue-entries${query}`).expect(200)).body as Entry[];
const addSamples = () =>
  studio.app
    .get(DataSource)
    .transaction((manager) =>
      studio.app.get(RevenueService).addSamples(manager, createSampleRevenue(new Date('2026-11-21'))),
    );

describe('revenue entries', () => {
  it('are created, read, changed in part, listed and deleted', async () => {
    const { body } = await create().expect(201);
    const { id } = body as Entry;
    expect(body).toMatchObject({ ...entry, sample: false });
    const changed = await studio.admin
      .put(`/api/revenue-entries/${id}`)
      .send({ amount: 99.99, id: 'no input', sample: true })
      .expect(200);
    expect(changed.body).toMatchObject({ ...entry, id, amount: 99.99, sample: false });
    expect(await list('?filter={"month":"2026-10","q":"harb"}')).toHaveLength(1);
    expect(await list('?filter={"source":"advertisements"}')).toEqual([]);
    const removed = await studio.admin.delete(`/api/revenue-entries/${id}`).expect(200);
    expect((removed.body as Entry).id).toBe(id);
    await studio.admin.get(`/api/revenue-entries/${id}`).expect(404);
  });

  it('that were deleted meanwhile do not come back with a change', async () => {
    const { id } = (await create().expect(201)).body as Entry;
    let changing: Promise<{ status: number }> | undefined;
    await studio.source.transaction(async (manager) => {
      await manager.query('delete from revenue_entries where id = $1', [id]);
      changing = Promise.resolve(studio.admin.put(`/api/revenue-entries/${id}`).send({ amount: 7 }));
      await waitUntil('the change waits for the deletion', async () => {
        const [row] = await studio.source.query<{ waiting: boolean }[]>(
          'select exists (select from pg_locks where not granted) as waiting',
        );
        return row!.waiting;
      });
    });
    expect((await changing)!.status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('exist once per month, game and source', async () => {
    await create().expect(201);
    const { body } = await create({ game: 'HARBOUR' }).expect(409);
    expect((body as { errors: object }).errors).toHaveProperty('month');
    const second = await create({ source: 'advertisements' }).expect(201);
    await studio.admin
      .put(`/api/revenue-entries/${(second.body as Entry).id}`)
      .send({ source: 'in_app_purchases' })
      .expect(409);
  });

  it.each([
    [{ month: '2026-13' }, 'month'],
    [{ game: '  ' }, 'game'],
    [{ source: 'gifts' }, 'source'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 1.234 }, 'amount'],
    [{ amount: '12' }, 'amount'],
    [{ amount: 1e15 }, 'amount'],
  ])('refuse %j', async (more, field) => {
    const { body } = await create(more).expect(400);
    expect((body as { errors: object }).errors).toHaveProperty(field);
    expect(await list()).toEqual([]);
  });
});

describe('the overview', () => {
  it('adds up by source and month, with growth of the last month', async () => {
    await create({ month: '2026-08', amount: 100 });
    await create({ month: '2026-10', amount: 200 });
    await create({ month: '2026-10', source: 'advertisements', amount: 50 });
    await create({ month: '2026-09', amount: 160 });
    const { body } = await studio.admin.get('/api/revenue-entries/overview').expect(200);
    expect(body).toMatchObject({
      total: 510,
      growth: 56.3,
      inAppPurchases: { total: 460, growth: 25 },
      advertisements: { total: 50, growth: null },
      sample: false,
    });
    const { months } = body as { months: { month: string; total: number }[] };
    expect(months.map(({ month, total }) => [month, total])).toEqual([
      ['2026-06', 0],
      ['2026-07', 0],
      ['2026-08', 100],
      ['2026-09', 160],
      ['2026-10', 250],
    ]);
  });

  it('is empty without entries and refuses odd ranges', async () => {
    const { body } = await studio.admin.get('/api/revenue-entries/overview?months=3').expect(200);
    expect(body).toMatchObject({ total: 0, growth: null, sample: false });
    for (const months of ['0', '61', 'x', '1.5'])
      await studio.admin.get(`/api/revenue-entries/overview?months=${months}`).expect(400);
  });
});

describe('sample rows', () => {
  it('give way to the first real entry', async () => {
    await addSamples();
    const before = await studio.admin.get('/api/revenue-entries/overview').expect(200);
    expect(before.body).toMatchObject({ sample: true });
    expect((before.body as { total: number }).total).toBeGreaterThan(0);
    await create().expect(201);
    expect(await list()).toHaveLength(1);
    expect((await studio.admin.get('/api/revenue-entries/overview')).body).toMatchObject({
      sample: false,
      total: 1234.5,
    });
  });

  it('can be taken away, and stay when a real entry is refused', async () => {
    await addSamples();
    await create({ amount: -1 }).expect(400);
    const count = (await list('?range=[0,99]')).length;
    const { body } = await studio.admin.post('/api/revenue-entries/clear-samples').expect(200);
    expect(body).toEqual({ cleared: count });
    expect(await list()).toEqual([]);
  });
});

describe('import of a CSV', () => {
  const csv =
    'month,game,source,amount\n2026-10,Harbour,ads,10\n2026-10,Harbour,in-app purchases,=1+1\n2026-09,=cmd,ads,5';
  const send = (body: object) => studio.admin.post('/api/revenue-entries/import').send(body);

  it('shows what would happen, then does it', async () => {
    await create({ source: 'advertisements', amount: 3 }).expect(201);
    const preview = await send({ csv, preview: true }).expect(200);
    expect(preview.body).toMatchObject({
      valid: 2,
      written: 0,
      rows: [
        { line: 2, amount: 10, replaces: 3 },
        { line: 4, game: '=cmd', replaces: null },
      ],
      unchanged: 0,
      errors: [{ line: 3 }],
    });
    expect((await list()).map(({ amount }) => amount)).toEqual([3]);
    expect((await send({ csv }).expect(200)).body).toMatchObject({ written: 2 });
    expect((await list()).map(({ amount }) => amount).sort()).toEqual([10, 5]);
    const again = await send({ csv: `${csv}\n2026-08,Harbour,ads,1`, preview: true }).expect(200);
    expect(again.body).toMatchObject({ valid: 3, unchanged: 2, rows: [{ line: 5, replaces: null }] });
    const whole = await send({ csv }).expect(200);
    expect(whole.body).toMatchObject({ valid: 2, unchanged: 2, rows: [], written: 0 });
    const exported = await studio.admin.get('/api/revenue-entries').set('accept', 'text/csv').expect(200);
    expect(exported.text).toContain(`'=cmd`);
  });

  it('says what is wrong with the file as a whole', async () => {
    const { body } = await send({ csv: 'month,game\n2026-10,Harbour' }).expect(400);
    expect((body as { errors: Record<string, string> }).errors['csv']).toContain('source');
    await send({ csv: '' }).expect(400);
    await send({ csv: 5 }).expect(400);
  });
});
