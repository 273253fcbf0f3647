import { MAX_WATCHLISTS } from '../src/watchlists/watchlists.types.js';
import type { DeepPartial } from 'typeorm';
import type { WatchedGamesDto } from '../src/watchlists/watched-games.dto.js';
import type { WatchlistDto } from '../src/watchlists/watchlists.dto.js';
import type { Api } from './support/api.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { join, type TestPerson } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

let studio: TestApp;
let bea: TestPerson;
const [ANT, BEE, CAT] = ['com.studio.ant', 'com.studio.bee', 'com.studio.cat'] as const;

beforeAll(async () => {
  studio = await openTestApp({ env: { SAMPLE_DATA: 'off' }, workers: true });
  bea = await join(studio, 'bea@studio.example', { role: 'analyst' });
  const day = (date: string, country: string, ids: string[]) =>
    chart(ids, { date, country, type: 'grossing', category: 'all', developer: 'Nord Games' });
  await importFile(
    studio.admin,
    'rankings',
    chartCsv([
      ...day('2026-03-01', 'us', [ANT, BEE, CAT]),
      ...day('2026-03-02', 'us', [BEE, ANT]),
      ...day('2026-03-02', 'jp', [CAT]),
    ]),
  );
});
afterAll(() => studio.close());

const make = async (body: object, api: Api = studio.admin): Promise<WatchlistDto> =>
  (
    await api
      .post('/api/watchlists')
      .send({ name: 'Rivals', ...body })
      .expect(201)
  ).body as WatchlistDto;
const read = async <T>(path: string, api: Api = studio.admin): Promise<T> =>
  (await api.get(`/api/watchlists${path}`).expect(200)).body as T;
const games = async (id: string, query = '') => {
  const answer = await read<WatchedGamesDto>(`/${id}/games${query}`);
  return { ...answer, ids: answer.games.map(({ bundleId }) => bundleId) };
};
const filter = (value: object) => `?filter=${encodeURIComponent(JSON.stringify(value))}`;

it('shows picked games in the chart of every market, the best first', async () => {
  const { id } = await make({ bundleIds: [ANT, CAT, BEE] });
  const { games: rows, ids, ...rest } = await games(id, '?platform=android');
  expect(rest).toMatchObject({ rankingType: 'revenue', category: 'all', countries: ['us', 'jp'], total: 3 });
  expect(rest).toMatchObject({ capturedAt: '2026-03-02T00:00:00.000Z', sample: false });
  expect(rest.captures).toEqual([
    { country: 'us', capturedAt: '2026-03-02T00:00:00.000Z' },
    { country: 'jp', capturedAt: '2026-03-02T00:00:00.000Z' },
  ]);
  expect(ids).toEqual([BEE, ANT, CAT]);
  expect(rows[0]).toMatchObject<DeepPartial<WatchedGamesDto['games'][number]>>({
    title: 'Title of com.studio.bee',
    ranks: [
      { country: 'us', rank: 1, previousRank: 2, change: 'up' },
      { country: 'jp', rank: null, previousRank: null, change: null },
    ],
    trend: [2, 1],
    installsPerDay: null,
    installRange: null,
  });
  expect(rows[0]?.lastEvent?.type).toMatch(/^chart\./);
  expect(rows[2]).toMatchObject({ bundleId: CAT, trend: [3, null] });
  expect(rows[2]?.ranks[1]).toMatchObject({ country: 'jp', rank: 1 });
});

it('opens in the store and chart that list most of its games', async () => {
  const day = { date: '2026-03-02', country: 'jp', category: 'all', platform: 'ios', type: 'free' } as const;
  await importFile(studio.admin, 'rankings', chartCsv(chart(['id900001', 'id900002'], day)));
  const { id } = await make({ bundleIds: ['id900001', 'id900002', ANT] });
  const shown = await games(id);
  expect(shown).toMatchObject({ platform: 'ios', rankingType: 'downloads', countries: ['jp'] });
  expect(shown.games[0]?.ranks[0]).toMatchObject({ country: 'jp', rank: 1 });
  expect(await games(id, '?platform=android')).toMatchObject({ rankingType: 'revenue' });
});

it('adds and removes several games, all or none', async () => {
  const { id } = await make({});
  const set = (body: object) => studio.admin.post(`/api/watchlists/${id}/games`).send(body);
  const added = await set({ bundleIds: [ANT, BEE], watched: true }).expect(200);
  expect(added.body).toMatchObject({ changed: 2, watchlist: { games: 2 } });
  expect((await set({ bundleIds: [ANT], watched: true }).expect(200)).body).toMatchObject({ changed: 0 });
  const unknown = await set({ bundleIds: [CAT, 'com.nobody.here'], watched: true }).expect(404);
  expect(unknown.body).toMatchObject({
    code: 'game_not_found',
    errors: { bundleIds: 'unknown: com.nobody.here' },
  });
  expect((await games(id)).ids.sort()).toEqual([ANT, BEE]);
  await set({ bundleIds: [ANT], watched: false }).expect(200);
  expect((await games(id)).ids).toEqual([BEE]);
  expect(await read<WatchlistDto[]>(filter({ bundleId: BEE, mine: true }))).toContainEqual(
    expect.objectContaining({ id, games: 1 }),
  );
  await set({ bundleIds: [], watched: true }).expect(400);
});

it('is filled by a tag, a developer or a filter, and says when the tag was deleted', async () => {
  const { body } = await studio.admin.post('/api/tags').send({ name: 'Rivals' }).expect(201);
  const { id: tagId } = body as { id: string };
  await studio.admin
    .post(`/api/tags/${tagId}/games`)
    .send({ bundleIds: [CAT], attached: true })
    .expect(200);
  const byTag = await make({ kind: 'tag', tagId });
  expect(byTag).toMatchObject({ games: 1, sourceName: 'Rivals', tagId, broken: null });
  const byDeveloper = await make({ kind: 'developer', developer: 'NORD games' });
  expect(byDeveloper).toMatchObject({ games: 3, sourceName: 'Nord Games', developer: 'nord-games' });
  const byFilter = await make({ kind: 'filter', filter: { q: 'bee' } });
  expect(byFilter).toMatchObject({ games: 1, filter: { q: 'bee' } });
  expect((await games(byFilter.id)).ids).toEqual([BEE]);
  const refused = await studio.admin
    .post(`/api/watchlists/${byTag.id}/games`)
    .send({ bundleIds: [ANT], watched: true })
    .expect(409);
  expect(refused.body).toMatchObject({ code: 'watchlist_fills_itself' });

  await studio.admin.delete(`/api/tags/${tagId}`).expect(200);
  expect(await read<WatchlistDto>(`/${byTag.id}`)).toMatchObject({
    broken: 'The tag “Rivals” was deleted.',
    games: 0,
  });
  expect((await games(byTag.id)).ids).toEqual([]);
});

it.each([
  [{ name: '' }, 'name'],
  [{ kind: 'weather' }, 'kind'],
  [{ kind: 'tag' }, 'tagId'],
  [{ kind: 'tag', tagId: '4f9a1c5e-1111-4000-8000-00000000abcd' }, 'tagId'],
  [{ kind: 'developer', developer: 'Nobody Anywhere' }, 'developer'],
  [{ kind: 'filter', filter: {} }, 'filter'],
  [{ kind: 'filter', filter: { weather: 'rain' } }, 'filter.weather'],
  [{ kind: 'filter', filter: { q: 'x' }, bundleIds: ['com.studio.ant'] }, 'bundleIds'],
])('refuses %j naming %s', async (body, field) => {
  const answer = await studio.admin
    .post('/api/watchlists')
    .send({ name: 'Bad', ...body })
    .expect(400);
  expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
});

it('is visible to its owner only', async () => {
  const { id } = await make({ name: 'Quiet plans', bundleIds: [ANT] });
  for (const [verb, path, body] of [
    ['get', ''],
    ['put', '', { name: 'Hers' }],
    ['delete', ''],
    ['get', '/games'],
    ['post', '/games', { bundleIds: [BEE], watched: true }],
  ] as const) {
    const call = bea.api[verb](`/api/watchlists/${id}${path}`);
    const { status } = body ? await call.send(body) : await call;
    expect([verb, path, status]).toEqual([verb, path, 404]);
  }
  expect(await read<WatchlistDto[]>(filter({ q: 'Quiet' }), bea.api)).toEqual([]);
  const csv = await bea.api.get('/api/watchlists').set('accept', 'text/csv').expect(200);
  expect(csv.text).not.toContain('Quiet plans');
});

it('can be changed by everyone once shared, but hidden and deleted by its owner only', async () => {
  const { id } = await make({ name: 'Ours', shared: true });
  const address = `/api/watchlists/${id}`;
  expect(await read<WatchlistDto>(`/${id}`, bea.api)).toMatchObject({ mine: false, shared: true });
  await bea.api.put(address).send({ name: 'Ours too' }).expect(200);
  await bea.api
    .post(`${address}/games`)
    .send({ bundleIds: [ANT], watched: true })
    .expect(200);
  await bea.api.put(address).send({ shared: false }).expect(403);
  await bea.api.delete(address).expect(403);
  expect((await studio.admin.delete(address).expect(200)).body).toMatchObject({ name: 'Ours too', games: 1 });
  await studio.admin.get(address).expect(404);
});

it('is refused beyond the limit per person', async () => {
  const cyd = await join(studio, 'cyd@studio.example', { role: 'analyst' });
  await studio.source.query(
    `insert into watchlists (name, kind, filter, shared, created_by, created_at, updated_at)
     select 'List ' || n, 'games', '{}', false, $1, now(), now() from generate_series(1, $2) n`,
    [cyd.id, MAX_WATCHLISTS - 1],
  );
  const create = () => cyd.api.post('/api/watchlists').send({ name: 'One more' });
  const answers = await Promise.all([create(), create(), create()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_watchlists' });
});
