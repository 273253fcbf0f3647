import type { SavedViewDto } from '../src/saved-views/saved-views.dto.js';
import type { Api } from './support/api.js';
import { join, type TestPerson } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

let studio: TestApp;
let bea: TestPerson;

beforeAll(async () => {
  studio = await openTestApp({ env: { SAMPLE_DATA: 'off' } });
  bea = await join(studio, 'bea@studio.example', { role: 'analyst' });
});
afterAll(() => studio.close());

const save = async (body: object, api: Api = studio.admin): Promise<SavedViewDto> =>
  (
    await api
      .post('/api/saved-views')
      .send({ list: 'games', name: 'Puzzles', ...body })
      .expect(201)
  ).body as SavedViewDto;
const list = async (filter: object, api: Api = studio.admin): Promise<SavedViewDto[]> =>
  (await api.get(`/api/saved-views?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200))
    .body as SavedViewDto[];

it('keeps filters, sort and columns of a list', async () => {
  const columns = { order: ['title', 'rank'], shown: { installs: false }, compact: true };
  const made = await save({ query: '?category=puzzle&sort=title', columns });
  expect(made).toMatchObject({
    list: 'games',
    name: 'Puzzles',
    query: 'category=puzzle&sort=title',
    columns,
  });
  expect(made).toMatchObject({ shared: false, default: false, mine: true, owner: expect.any(String) });
  const { body } = await studio.admin
    .put(`/api/saved-views/${made.id}`)
    .send({ name: 'Match-3', query: '' })
    .expect(200);
  expect(body).toMatchObject({ name: 'Match-3', query: '', columns });
  expect(await list({ list: 'games', q: 'match' })).toEqual([body]);
  expect(await list({ list: 'changes' })).toEqual([]);
  await studio.admin.delete(`/api/saved-views/${made.id}`).expect(200);
  await studio.admin.get(`/api/saved-views/${made.id}`).expect(404);
});

it('is private unless it is shared, and changed by its maker only', async () => {
  const hidden = await save({ name: 'Mine' });
  const shared = await save({ name: 'Ours', shared: true, query: 'q=a' });
  expect((await list({}, bea.api)).map(({ id }) => id)).toEqual([shared.id]);
  const at = (id: string) => `/api/saved-views/${id}`;
  await bea.api.get(at(hidden.id)).expect(404);
  await bea.api.put(at(hidden.id)).send({ name: 'Hers' }).expect(404);
  await bea.api.put(at(shared.id)).send({ query: 'q=b' }).expect(403);
  await bea.api.delete(at(shared.id)).expect(403);
  // Forms send whole records.
  const { body } = await bea.api
    .put(at(shared.id))
    .send({ name: 'Ours', shared: true, query: 'q=a', default: true })
    .expect(200);
  expect(body).toMatchObject({ default: true, mine: false });
  expect(await list({ mine: true }, bea.api)).toEqual([]);
  // Who keeps it to himself takes it from the others.
  await studio.admin.put(at(shared.id)).send({ shared: false }).expect(200);
  await bea.api.get(at(shared.id)).expect(404);
  await studio.admin.put(at(shared.id)).send({ shared: true }).expect(200);
  expect((await bea.api.get(at(shared.id)).expect(200)).body).toMatchObject({ default: false });
});

it('opens a list with one view for each person', async () => {
  const one = await save({ list: 'ideas', name: 'One', default: true, shared: true });
  const two = await save({ list: 'ideas', name: 'Two', default: true, shared: true });
  const opening = async (api?: Api) =>
    (await list({ list: 'ideas' }, api)).filter((view) => view.default).map(({ id }) => id);
  expect(await opening()).toEqual([two.id]);
  expect(await opening(bea.api)).toEqual([]);
  await bea.api.put(`/api/saved-views/${one.id}`).send({ default: true }).expect(200);
  expect(await opening(bea.api)).toEqual([one.id]);
  await studio.admin.put(`/api/saved-views/${two.id}`).send({ default: false }).expect(200);
  expect([await opening(), await opening(bea.api)]).toEqual([[], [one.id]]);
});

it.each([
  [{ list: 'Games?' }, 'list'],
  [{ list: '../users' }, 'list'],
  [{ name: ' ' }, 'name'],
  [{ query: 'q='.padEnd(2_001, 'x') }, 'query'],
  [{ query: 'q=\n' }, 'query'],
  [{ columns: { order: ['x'.repeat(9_000)] } }, 'columns'],
  [{ default: 'yes' }, 'default'],
])('refuses %j', async (body, field) => {
  const answer = await studio.admin
    .post('/api/saved-views')
    .send({ list: 'games', name: 'Bad', ...body })
    .expect(400);
  expect(answer.body).toHaveProperty(`errors.${field}`);
});

it('goes with its maker unless it is shared, and is in the export of what is stored about a person', async () => {
  const [own, shared] = [
    await save({ name: 'Of Bea' }, bea.api),
    await save({ name: 'Shared by Bea', shared: true }, bea.api),
  ];
  const { body } = await studio.admin.get(`/api/profiles/${bea.id}/data`).expect(200);
  const { savedViews } = (body as { data: { savedViews: { name: string }[] } }).data;
  expect(savedViews.map(({ name }) => name)).toEqual(expect.arrayContaining(['Of Bea', 'Shared by Bea']));
  await studio.admin.delete(`/api/profiles/${bea.id}`).expect(200);
  expect(await countViews(own.id)).toBe(0);
  await studio.admin.get(`/api/saved-views/${shared.id}`).expect(200);
});

async function countViews(id: string): Promise<number> {
  const rows = await studio.source.query<object[]>('select from saved_views where id = $1', [id]);
  return rows.length;
}
