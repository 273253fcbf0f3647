import { CatalogService } from '../src/games/catalog/catalog.service.js';
import type { AnnotationDto } from '../src/annotations/annotations.dto.js';
import { DataSource } from 'typeorm';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { join, type TestPerson } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

const CHART = { platform: 'android', country: 'us', category: 'puzzle' };
const [GAME, OTHER] = ['com.studio.ant', 'com.studio.bee'] as const;
const AT = '/api/annotations';
let studio: TestApp;
let bea: TestPerson;

beforeAll(async () => {
  studio = await openTestApp({ env: { SAMPLE_DATA: 'off' }, workers: true });
  bea = await join(studio, 'bea@studio.example', { role: 'analyst' });
  const rows = chart([GAME, OTHER], { date: '2026-08-17', country: 'us', type: 'grossing', category: 'all' });
  await importFile(studio.admin, 'rankings', chartCsv(rows));
});
afterAll(() => studio.close());

const write = async (body: object): Promise<AnnotationDto> =>
  (
    await studio.admin
      .post(AT)
      .send({ day: '2026-08-17', text: 'Season two', ...body })
      .expect(201)
  ).body as AnnotationDto;
const list = async (filter: object): Promise<AnnotationDto[]> =>
  (await bea.api.get(`${AT}?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200))
    .body as AnnotationDto[];

it('is written on a day of a game or of a chart and read by the whole team', async () => {
  const onGame = await write({ bundleId: GAME, text: '  Season\ntwo ' });
  expect(onGame).toMatchObject({ day: '2026-08-17', text: 'Season\ntwo', bundleId: GAME, mine: true });
  const onChart = await write({ ...CHART, country: 'US', day: '2026-08-20' });
  expect(onChart).toMatchObject({ ...CHART, bundleId: null });
  expect(await list({ bundleId: GAME })).toEqual([{ ...onGame, mine: false }]);
  expect(await list(CHART)).toEqual([{ ...onChart, mine: false }]);
  expect((await list({})).map(({ id }) => id)).toEqual([onChart.id, onGame.id]);
  expect((await list({ from: '2026-08-18' })).map(({ id }) => id)).toEqual([onChart.id]);
  expect((await list({ to: '2026-08-17' })).map(({ id }) => id)).toEqual([onGame.id]);
  expect((await list({ q: 'season' })).length).toBe(2);
  await bea.api.get(`${AT}/${onGame.id}`).expect(200);
  await studio.admin.delete(`${AT}/${onGame.id}`).expect(200);
  await studio.admin.delete(`${AT}/${onChart.id}`).expect(200);
  expect(await list({})).toEqual([]);
});

it('is changed by its author and deleted by anybody of the team', async () => {
  const { id } = await write({ bundleId: GAME });
  await bea.api.put(`${AT}/${id}`).send({ text: 'Hers' }).expect(403);
  const { body } = await studio.admin
    .put(`${AT}/${id}`)
    .send({ text: 'Season three', day: '2026-08-18', bundleId: OTHER, createdBy: bea.id })
    .expect(200);
  expect(body).toMatchObject({ text: 'Season three', day: '2026-08-18', bundleId: GAME, mine: true });
  await bea.api.delete(`${AT}/${id}`).expect(200);
  await bea.api.get(`${AT}/${id}`).expect(404);
  await studio.admin.put(`${AT}/${id}`).send({ text: 'x' }).expect(404);
});

it.each([
  ['day', { day: '2026-02-30' }],
  ['day', { day: '17 August' }],
  ['text', { text: ' \u200b ' }],
  ['text', { text: 'x'.repeat(1_001) }],
  ['bundleId', { bundleId: null }],
  ['bundleId', { platform: 'ios', country: 'us' }],
  ['platform', { platform: 'web' }],
  ['country', { bundleId: null, platform: 'ios' }],
  ['country', { bundleId: null, platform: 'ios', country: 'qq' }],
  ['platform', { bundleId: null, country: 'us' }],
])('refuses a wrong %s (%#)', async (field, wrong) => {
  const body = { day: '2026-08-17', text: 'Season two', bundleId: GAME, ...wrong };
  const { body: problem } = await studio.admin.post(AT).send(body).expect(400);
  expect(Object.keys((problem as { errors: object }).errors)).toEqual([field]);
});

it('is refused for an unknown game', async () => {
  const body = { day: '2026-08-17', text: 'x', bundleId: 'com.example.nowhere' };
  await studio.admin.post(AT).send(body).expect(404);
});

it('follows a merged game, and stays without a name when its author is deleted', async () => {
  const cy = await join(studio, 'cy@studio.example', { role: 'analyst' });
  const { body: note } = await cy.api.post(AT).send({ day: '2026-08-17', text: 'Moved', bundleId: OTHER });
  const { id } = note as AnnotationDto;
  const { body: own } = await studio.admin.get(`/api/profiles/${cy.id}/data`).expect(200);
  expect((own as { data: { annotations: object[] } }).data.annotations).toMatchObject([{ id }]);
  await studio.admin.delete(`/api/profiles/${cy.id}`).expect(200);
  await studio.app
    .get(DataSource)
    .transaction((manager) => studio.app.get(CatalogService).unite(manager, [{ from: OTHER, to: GAME }]));
  expect(await list({ bundleId: GAME })).toMatchObject([
    { id, text: 'Moved', createdBy: null, createdByName: null, mine: false },
  ]);
});
