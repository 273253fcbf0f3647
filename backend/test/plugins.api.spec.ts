import { DataSource } from 'typeorm';
import { PluginsService } from '../src/plugins/plugins.service.js';
import { samplePlugins } from '../src/seed/sample-office.js';
import { join } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import type { Api } from './support/api.js';

interface Row {
  id: string;
  name: string;
  status: string;
  downloads: number;
  rating: number | null;
  installed: boolean;
  stars: number | null;
  sample: boolean;
}

let studio: TestApp;
let colleague: Api;
let analyst: Api;
beforeAll(async () => {
  studio = await openTestApp();
  colleague = (await join(studio, 'colleague@studio.example', { admin: true })).api;
  analyst = (await join(studio, 'mina@studio.example', { role: 'analyst' })).api;
});
afterAll(() => studio.close());
beforeEach(() => studio.source.query('delete from plugins'));

const plugin = { name: 'Fair shuffle', version: '1.0.0', url: 'https://plugins.example.com/fair' };
const submit = (more: object = {}) => studio.admin.post('/api/plugins').send({ ...plugin, ...more });
const change = (id: string, body: object, as = studio.admin) => as.put(`/api/plugins/${id}`).send(body);

describe('plugins', () => {
  it('are submitted, reviewed, and listed or rejected', async () => {
    const { body } = await submit().expect(201);
    const { id } = body as Row;
    expect(body).toMatchObject({
      ...plugin,
      author: 'ada@studio.example',
      status: 'submitted',
      downloads: 0,
      rating: null,
    });
    await change(id, { installed: true }).expect(409);
    expect((await change(id, { status: 'listed' }).expect(200)).body).toMatchObject({ status: 'listed' });
    expect((await change(id, { status: 'rejected' }).expect(200)).body).toMatchObject({ status: 'rejected' });
    // A rejected one does not keep its name for itself, and comes back only while the name is free.
    await submit({ name: 'FAIR shuffle' }).expect(201);
    await change(id, { status: 'listed' }).expect(409);
  });

  it('are installed by each person for themselves and counted once each', async () => {
    const { id } = (await submit().expect(201)).body as Row;
    await change(id, { status: 'listed' });
    for (const installed of [true, true, false, true]) await change(id, { installed }).expect(200);
    const mine = (await change(id, { stars: 5 }).expect(200)).body as Row;
    expect(mine).toMatchObject({ installed: true, downloads: 2, stars: 5, rating: 5 });
    const theirs = (await change(id, { stars: 2 }, colleague).expect(200)).body as Row;
    expect(theirs).toMatchObject({ installed: false, downloads: 2, stars: 2, rating: 3.5 });
    expect((await change(id, { stars: null }, colleague).expect(200)).body).toMatchObject({ rating: 5 });
    const filter = encodeURIComponent('{"installed":true}');
    expect((await studio.admin.get(`/api/plugins?filter=${filter}`)).body).toHaveLength(1);
    expect((await colleague.get(`/api/plugins?filter=${filter}`)).body).toHaveLength(0);
  });

  it('are reviewed by administrators, and changed and deleted by their submitters', async () => {
    const { id: foreign } = (await submit().expect(201)).body as Row;
    await change(foreign, { status: 'listed' }).expect(200);
    // The whole record of a form, as it was.
    await change(foreign, { ...plugin, status: 'listed', installed: true }, analyst).expect(200);
    for (const forbidden of [{ url: 'https://evil.example.com/x' }, { name: 'Mine' }, { status: 'rejected' }])
      await change(foreign, forbidden, analyst).expect(403);
    await analyst.delete(`/api/plugins/${foreign}`).expect(403);

    const { body } = await analyst
      .post('/api/plugins')
      .send({ ...plugin, name: 'Own' })
      .expect(201);
    const { id: own } = body as Row;
    await change(own, { status: 'listed' }, analyst).expect(403);
    await change(own, { status: 'listed' }).expect(200);
    const described = await change(own, { description: 'Fair.' }, analyst).expect(200);
    expect(described.body).toMatchObject({ description: 'Fair.', status: 'listed' });
    const moved = await change(own, { url: 'https://plugins.example.com/other' }, analyst).expect(200);
    expect(moved.body).toMatchObject({ url: 'https://plugins.example.com/other', status: 'submitted' });
    await change(own, { status: 'listed', version: '2.0.0' }).expect(200);
    await analyst.delete(`/api/plugins/${own}`).expect(200);
  });

  it('have unique names', async () => {
    await submit().expect(201);
    const { body } = await submit({ name: 'fair SHUFFLE' }).expect(409);
    expect((body as { errors: object }).errors).toHaveProperty('name');
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ version: 'one' }, 'version'],
    [{ version: '1.0' }, 'version'],
    [{ url: 'http://plugins.example.com' }, 'url'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'https://user:pass@example.com' }, 'url'],
    [{ url: 'https://localhost/x' }, 'url'],
    [{ description: 'x'.repeat(1_001) }, 'description'],
  ])('refuse input %#', async (more, field) => {
    const { body } = await submit(more).expect(400);
    expect((body as { errors: object }).errors).toHaveProperty(field);
    expect((await studio.admin.get('/api/plugins')).body).toEqual([]);
  });

  it.each([0, 6, 2.5, '5'])('refuse %j stars', async (stars) => {
    const { id } = (await submit().expect(201)).body as Row;
    await change(id, { status: 'listed' });
    await change(id, { stars }).expect(400);
  });

  it('come with samples that can be removed', async () => {
    await studio.app
      .get(DataSource)
      .transaction((manager) => studio.app.get(PluginsService).addSamples(manager, samplePlugins));
    const sort = encodeURIComponent('["downloads","DESC"]');
    const { body } = await studio.admin.get(`/api/plugins?sort=${sort}`).expect(200);
    expect((body as Row[]).map(({ downloads }) => downloads)).toEqual(
      samplePlugins.map(({ downloads }) => downloads).sort((a, b) => b - a),
    );
    expect((body as Row[]).every(({ sample }) => sample)).toBe(true);
    expect((await studio.admin.post('/api/plugins/clear-samples').expect(200)).body).toEqual({ cleared: 4 });
  });
});
