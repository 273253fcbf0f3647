import { DataSource } from 'typeorm';
import { PrototypesService } from '../src/prototypes/prototypes.service.js';
import { samplePrototypes } from '../src/seed/sample-office.js';
import { join } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

interface Row {
  id: string;
  name: string;
  status: string;
  sample: boolean;
  place: number;
}

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());
beforeEach(() => studio.source.query('delete from prototypes'));

const create = async (more: object = {}): Promise<Row> =>
  (
    await studio.admin
      .post('/api/prototypes')
      .send({ name: 'Harbour', ...more })
      .expect(201)
  ).body as Row;
const change = (id: string, body: object) => studio.admin.put(`/api/prototypes/${id}`).send(body);
const column = async (status: string): Promise<string[]> => {
  const filter = encodeURIComponent(JSON.stringify({ status }));
  const { body } = await studio.admin.get(`/api/prototypes?filter=${filter}`).expect(200);
  return (body as Row[]).map(({ name }) => name);
};

describe('prototypes', () => {
  it('are created, changed in part and deleted', async () => {
    const row = await create({ description: '  ', team: ['Mara ', 'Mara', 'Jonas'] });
    expect(row).toMatchObject({
      status: 'Planning',
      progress: 0,
      description: null,
      team: ['Mara', 'Jonas'],
      sample: false,
      ideaId: null,
    });
    const { body } = await change(row.id, { progress: 40, createdBy: null, unknown: 1 }).expect(200);
    expect(body).toMatchObject({ id: row.id, name: 'Harbour', progress: 40 });
    await studio.admin.delete(`/api/prototypes/${row.id}`).expect(200);
    await studio.admin.get(`/api/prototypes/${row.id}`).expect(404);
    await change(row.id, { progress: 1 }).expect(404);
  });

  it('keep the order of the board', async () => {
    const [a, b, c] = [await create({ name: 'a' }), await create({ name: 'b' }), await create({ name: 'c' })];
    expect(await column('Planning')).toEqual(['a', 'b', 'c']);
    await change(c.id, { before: a.id }).expect(200);
    expect(await column('Planning')).toEqual(['c', 'a', 'b']);
    await change(c.id, { before: null }).expect(200);
    expect(await column('Planning')).toEqual(['a', 'b', 'c']);
    await change(b.id, { status: 'Testing' }).expect(200);
    await change(a.id, { status: 'Testing', before: b.id }).expect(200);
    expect(await column('Testing')).toEqual(['a', 'b']);
    await change(c.id, { before: a.id }).expect(400);
  });

  it('can be moved past each other at once', async () => {
    const rows: Row[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) rows.push(await create({ name }));
    for (let round = 0; round < 5; round += 1) {
      const moves = rows.map(({ id }, index) => change(id, { before: rows.at(index - 1)!.id }));
      expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(rows.map(() => 200));
    }
  });

  it('stay ordered however often they are moved', async () => {
    const [a, b, c] = [await create({ name: 'a' }), await create({ name: 'b' }), await create({ name: 'c' })];
    for (let turn = 0; turn < 30; turn += 1) {
      await change(c.id, { before: b.id }).expect(200);
      await change(b.id, { before: c.id }).expect(200);
    }
    await studio.source.query(
      `update prototypes set place = case name when 'a' then 1 when 'b' then 1 + 2.220446049250313e-16::float8 else 9 end`,
    );
    await change(c.id, { before: b.id }).expect(200);
    expect(await column('Planning')).toEqual(['a', 'c', 'b']);
    expect(a.id).toBeTruthy();
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'two\nlines' }, 'name'],
    [{ progress: 101 }, 'progress'],
    [{ progress: '5' }, 'progress'],
    [{ status: 'Done' }, 'status'],
    [{ team: ['a', ''] }, 'team'],
    [{ team: Array.from({ length: 21 }, (_, n) => `p${n}`) }, 'team'],
    [{ team: 'Mara' }, 'team'],
    [{ ideaId: 'x' }, 'ideaId'],
  ])('refuse input %#', async (more, field) => {
    const { body } = await studio.admin
      .post('/api/prototypes')
      .send({ name: 'ok', ...more })
      .expect(400);
    expect((body as { errors: object }).errors).toHaveProperty(field);
    expect(await column('Planning')).toEqual([]);
  });

  it('are created only from visible ideas, and keep the name of a deleted one', async () => {
    const { body: idea } = await studio.admin.post('/api/ideas').send({ name: 'Tidal merge' }).expect(201);
    const { id: ideaId } = idea as { id: string };
    const made = await create({ ideaId });
    expect(made).toMatchObject({ ideaId, ideaName: 'Tidal merge' });

    const { api: colleague } = await join(studio, 'bea@studio.example', { admin: true });
    await colleague.post('/api/prototypes').send({ name: 'x', ideaId }).expect(404);
    const { body: theirs } = await colleague.get(`/api/prototypes/${made.id}`).expect(200);
    expect(theirs).toMatchObject({ ideaId: null, ideaName: null });

    await studio.admin.delete(`/api/ideas/${ideaId}`).expect(200);
    const { body: kept } = await studio.admin.get(`/api/prototypes/${made.id}`).expect(200);
    expect(kept).toMatchObject({ ideaName: 'Tidal merge' });
    await studio.admin.post('/api/prototypes').send({ name: 'x', ideaId }).expect(404);
  });

  it('record when they had which status', async () => {
    const service = studio.app.get(PrototypesService);
    const { id } = await create();
    await change(id, { status: 'Testing' }).expect(200);
    const before = new Date(studio.clock.now().getTime() + 1_000);
    studio.clock.advance(3_600_000);
    await change(id, { status: 'In Progress' }).expect(200);
    const counted = await service.countAt('Testing', [before, studio.clock.now()]);
    expect(counted).toEqual({ counts: [1, 0], sample: false });
  });

  it('come with samples that can be removed and become real when changed', async () => {
    await studio.app
      .get(DataSource)
      .transaction((manager) => studio.app.get(PrototypesService).addSamples(manager, samplePrototypes));
    const { body } = await studio.admin.get('/api/prototypes').expect(200);
    const [first] = body as Row[];
    expect((body as Row[]).every(({ sample }) => sample)).toBe(true);
    expect((await change(first?.id ?? '', { progress: 1 }).expect(200)).body).toMatchObject({
      sample: false,
    });
    const cleared = await studio.admin.post('/api/prototypes/clear-samples').expect(200);
    expect(cleared.body).toEqual({ cleared: samplePrototypes.length - 1 });
  });
});

it('leaves the idea alone when a whole record is sent with the decision it had', async () => {
  const { body: idea } = await studio.admin.post('/api/ideas').send({ name: 'Harbour' }).expect(201);
  const { id } = idea as { id: string };
  const row = await create({ ideaId: id });
  const state = { status: 'killed', reason: 'Too expensive' };
  await studio.admin.put(`/api/ideas/${id}/state`).send(state).expect(200);
  const killed = { status: 'killed', statusReason: 'Too expensive' };
  const { body: renamed } = await change(row.id, { ...row, name: 'Harbor' }).expect(200);
  expect(renamed).toMatchObject({ name: 'Harbor', decision: null });
  expect((await studio.admin.get(`/api/ideas/${id}`).expect(200)).body).toMatchObject(killed);

  const { body: decided } = await change(row.id, { decision: 'go', result: 'It sells' }).expect(200);
  studio.clock.advance(60_000);
  const { body: again } = await change(row.id, { ...(decided as Row), name: 'Harbour' }).expect(200);
  expect((again as { decidedAt: string }).decidedAt).toBe((decided as { decidedAt: string }).decidedAt);
});
