import { SampleCatalog } from '../src/seed/sample-catalog.service.js';
import { sampleGames } from '../src/seed/sample-games.js';
import { analyze, type Analysis, importGames, listed, problem, PUZZLE } from './support/analyses.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { listActivity } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

interface GameView {
  title: string;
  iconUrl: string | null;
  sample: boolean;
  platforms: string[];
  listings: { platform: string; description: string | null; categories: string[]; sample: boolean }[];
  positions: { country: string; sample: boolean }[];
  analysis: Analysis | null;
  enteredDescription: { text: string; enteredByName: string; enteredAt: string } | null;
}
type SourcedAnalysis = Analysis & { source: string | null; sample: boolean };

// The first two are in both stores by the same bundle id.
const onAndroid = sampleGames
  .filter(({ android }) => android)
  .sort((a, b) => (a.ios ? 0 : 1) - (b.ios ? 0 : 1));
const [first, second, third] = onAndroid.map(({ bundleId }) => bundleId) as [string, string, string];
const untouched = onAndroid.at(-1)?.bundleId ?? '';
const sampleText = (bundleId: string) => sampleGames.find((game) => game.bundleId === bundleId)!.description;

let studio: TestApp;
const getGame = async (bundleId: string) =>
  (await studio.admin.get(`/api/games/${bundleId}`).expect(200)).body as GameView;
const count = async (sql: string, params: unknown[] = []) =>
  (await studio.source.query<{ n: number }[]>(`select count(*)::int as n ${sql}`, params))[0]!.n;

async function loadSamples(): Promise<void> {
  expect(await studio.app.get(SampleCatalog).load()).toBe(true);
}

beforeAll(async () => {
  studio = await openTestApp({ env: { SAMPLE_DATA: 'auto' }, workers: true });
  await loadSamples();
});
afterAll(() => studio.close());

/** Nothing of the catalog but title and developer is left of these games, wherever one looks. */
async function expectReal(bundleIds: string[]): Promise<void> {
  for (const bundleId of bundleIds) {
    const game = await getGame(bundleId);
    expect(game).toMatchObject({ sample: false, iconUrl: null });
    expect(game.listings.every(({ sample, description }) => !sample && description === null)).toBe(true);
    expect(game.positions.every(({ sample, country }) => !sample && country === 'tw')).toBe(true);
    expect(game.positions.length).toBeGreaterThan(0);
    expect(game.analysis === null || (game.analysis as SourcedAnalysis).sample).toBe(game.analysis === null);
  }
  const exported = await studio.admin
    .get(
      `/api/rankings?range=[0,999]&filter=${encodeURIComponent(JSON.stringify({ bundleId: bundleIds[0] }))}`,
    )
    .expect(200);
  expect((exported.body as { sample: boolean }[]).every(({ sample }) => !sample)).toBe(true);
  expect(await count(`from game_rankings where sample and bundle_id = any($1::text[])`, [bundleIds])).toBe(0);
  for (const platform of ['android', 'ios']) {
    const current = await studio.admin.get(`/api/rankings/current?platform=${platform}`).expect(200);
    const lists = current.body as Record<
      'downloads' | 'revenue' | 'new',
      { bundleId: string; rankPosition: number }[]
    >;
    for (const type of ['downloads', 'revenue', 'new'] as const) {
      const ids = lists[type].map(({ bundleId }) => bundleId);
      expect(ids.filter((id) => bundleIds.includes(id))).toEqual([]);
      expect(lists[type].map(({ rankPosition }) => rankPosition)).toEqual(ids.map((_, index) => index + 1));
      expect(ids.length).toBeGreaterThan(0);
    }
  }
  // Counts kept with the captures still tell how many rows there are.
  expect(
    await count(`from chart_captures c where sample and row_count <> (
      select count(*) from game_rankings r where (r.platform, r.category, r.country, r.ranking_type, r.captured_at)
        = (c.platform, c.category, c.country, c.ranking_type, c.captured_at))`),
  ).toBe(0);
}

it('a sample game carries its mark, on its analysis too', async () => {
  const analysis = (await analyze(studio.admin, first)) as SourcedAnalysis;
  expect(analysis).toMatchObject({ source: 'Sample data', sample: true });
  expect(await getGame(first)).toMatchObject({ sample: true, analysis: { source: 'Sample data' } });
  const markdown = await studio.admin.get(`/api/analyses/${analysis.id}`).set('accept', 'text/markdown');
  expect(markdown.text).toContain('Description: Sample data.');
});

it('an imported game loses everything that the catalog invented for it, and only that', async () => {
  await studio.admin
    .put(`/api/analyses/${(await getGame(first)).analysis!.id}/feedback`)
    .send({
      kind: 'mechanics',
      itemId: (await getGame(first)).analysis!.mechanics[0]!.id,
      verdict: 'confirmed',
    })
    .expect(200);
  const kept = await getGame(untouched);
  await importFile(
    studio.admin,
    'rankings',
    chartCsv(chart([first, second], { country: 'tw', category: 'game', title: '神魔之塔' })),
  );

  await expectReal([first, second]);
  expect(await getGame(first)).toMatchObject({ title: '神魔之塔', platforms: ['android'], analysis: null });
  expect(await listed(studio.admin, '/api/analyses', { bundleId: [first] })).toEqual([]);
  expect(await count(`from analysis_feedback where bundle_id = $1`, [first])).toBe(0);
  expect(await listActivity(studio, 'analyses.samples-removed')).toHaveLength(1);
  expect(await getGame(untouched)).toMatchObject({ sample: true, listings: kept.listings });
  expect((await getGame(untouched)).positions.every(({ sample }) => sample)).toBe(true);
});

it('a real game without a description is not analyzed, and says why', async () => {
  const answer = await studio.admin.post('/api/analyses').send({ bundleId: first }).expect(422);
  expect(problem(answer)).toMatchObject({ code: 'no_description' });
});

it('a description entered by hand is kept with who and when, and analyzed as such', async () => {
  const path = `/api/games/${first}/description`;
  await studio.admin.put(path).send({ text: ' \n ' }).expect(400);
  await studio.admin.put('/api/games/com.nobody.knows/description').send({ text: PUZZLE }).expect(404);
  await studio.admin.delete(path).expect(404);

  const entered = await studio.admin
    .put(path)
    .send({ text: ` ${PUZZLE}\n` })
    .expect(200);
  expect(entered.body).toMatchObject({ text: PUZZLE, enteredByName: expect.any(String) as string });
  const analysis = (await analyze(studio.admin, first)) as SourcedAnalysis;
  expect(analysis).toMatchObject({ source: 'Entered by hand', sample: false });
  for (const { evidence } of [...analysis.mechanics, ...analysis.metaElements]) {
    for (const quote of evidence) expect(sampleText(first)).not.toContain(quote);
  }
  expect(await getGame(first)).toMatchObject({
    enteredDescription: { text: PUZZLE },
    listings: [{ description: null }],
    analysis: { source: 'Entered by hand' },
  });

  await studio.admin.put(path).send({ text: 'Build a farm and harvest crops every day.' }).expect(200);
  expect((await getGame(first)).enteredDescription?.text).toMatch(/^Build a farm/);
  await studio.admin.put(path).send({ text: PUZZLE }).expect(200);
});

it('a description that a source gives comes first, the entered one stays beside it', async () => {
  const given = 'Run and jump over trains in this endless runner. Collect coins and unlock new characters.';
  await importGames(studio, [{ bundleId: first, platform: 'android', title: 'T', description: given }]);
  expect(await getGame(first)).toMatchObject({
    listings: [{ description: given }],
    enteredDescription: { text: PUZZLE },
  });
  expect(await analyze(studio.admin, first)).toMatchObject({ source: 'Import', version: 2 });

  const removed = await studio.admin.delete(`/api/games/${first}/description`).expect(200);
  expect(removed.body).toMatchObject({ text: PUZZLE });
  expect((await getGame(first)).enteredDescription).toBeNull();
});

it('what an earlier version left in real games is removed at the next start, once', async () => {
  // As the former version stored it: the game and its listing real, the text and the other store samples.
  await importFile(studio.admin, 'rankings', chartCsv(chart([third], { country: 'tw', category: 'game' })));
  await importGames(studio, [{ bundleId: third, platform: 'android', title: 'T', description: PUZZLE }]);
  const own = (await analyze(studio.admin, third)) as SourcedAnalysis;
  const { source } = studio;
  await source.query(
    `update game_listings set description = $2, categories = '{puzzle}', field_sources =
       '{"description": {"source": "sample", "at": "2026-11-01T00:00:00Z"},
         "categories": {"source": "sample", "at": "2026-11-01T00:00:00Z"},
         "version": {"source": "import", "at": "2026-11-01T00:00:00Z"}}'
     where bundle_id = $1`,
    [third, sampleText(third)],
  );
  await source.query(
    `insert into game_listings (platform, store_id, bundle_id, title, description, sample)
     values ('ios', '990000000000', $1, 'T', 'A sample', true)`,
    [third],
  );
  await source.query(
    `update game_rankings r set bundle_id = $1 where sample and rank_position = 2 and category = 'all'`,
    [third],
  );
  await source.query(`update game_analysis set text_source = null where id = $1`, [own.id]);
  expect((await getGame(third)).positions.some(({ sample }) => sample)).toBe(true);

  const catalog = studio.app.get(SampleCatalog);
  await catalog.removeFromRealGames();
  await expectReal([third]);
  expect((await getGame(third)).listings).toMatchObject([{ platform: 'android', categories: [] }]);
  expect(await count(`from game_listings where bundle_id = $1 and field_sources ? 'version'`, [third])).toBe(
    1,
  );
  // Without any real text there was only the sample to read.
  expect(await count(`from game_analysis where id = $1`, [own.id])).toBe(0);

  const before = await count(`from activity`);
  await catalog.removeFromRealGames();
  expect(await count(`from activity`)).toBe(before);
});

it('an unmarked analysis of a real text stays', async () => {
  await importGames(studio, [{ bundleId: third, platform: 'android', title: 'T', description: PUZZLE }]);
  const own = await analyze(studio.admin, third);
  await studio.source.query(`update game_analysis set text_source = null where id = $1`, [own.id]);
  await studio.app.get(SampleCatalog).removeFromRealGames();
  expect((await getGame(third)).analysis).toMatchObject({ id: own.id, source: null, sample: false });
});

it('a catalog that is asked for later leaves real games out', async () => {
  const fresh = await openTestApp({ workers: true });
  try {
    await importFile(fresh.admin, 'rankings', chartCsv(chart([first], { country: 'tw', category: 'game' })));
    const asked = await openTestApp({ env: { SAMPLE_DATA: 'on' }, databaseUrl: fresh.databaseUrl });
    try {
      expect(await asked.app.get(SampleCatalog).load()).toBe(true);
    } finally {
      await asked.close();
    }
    const game = (await fresh.admin.get(`/api/games/${first}`).expect(200)).body as GameView;
    expect(game).toMatchObject({ sample: false, platforms: ['android'], listings: [{ description: null }] });
    expect(game.positions).toMatchObject([{ country: 'tw', sample: false }]);
  } finally {
    await fresh.close();
  }
});
