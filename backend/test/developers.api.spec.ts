import { DataSource } from 'typeorm';
import type {
  DeveloperDto,
  DeveloperProofDto,
  DeveloperSummaryDto,
} from '../src/developers/developers.dto.js';
import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

let studio: TestApp;
const HEAD = 'date,platform,country,type,category,rank,bundle_id,title,developer\n';
const NAMES = ['Supercell', 'SUPERCELL', 'Supercell Oy', 'King', 'King.com', '株式会社ミクシィ', 'ミクシィ'];
const row = (day: string, platform: string, rank: number, at: number) =>
  `2026-11-${day},${platform},us,downloads,all,${rank},com.studio.g${at},Game ${at},"${NAMES[at]}"\n`;

beforeAll(async () => {
  studio = await openTestApp({ env: { SAMPLE_DATA: 'off' }, workers: true });
  await importFile(
    studio.admin,
    'rankings',
    HEAD +
      [0, 1, 3, 4, 5, 6].map((at, index) => row('01', 'android', index + 1, at)).join('') +
      [2, 0, 1, 3, 4, 5, 6].map((at, index) => row('02', 'android', index + 1, at)).join(''),
  );
  await studio.app.get(DataSource).query(
    `insert into game_analysis (bundle_id, version, analyzed_at, mechanics, meta_elements, item_keys, engine,
       engine_version, taxonomy_version, input_hash, language, duration_ms, is_current)
     values ('com.studio.g2', 1, now(), $1, '[]', '{match3-swap}', 'built-in', '1', '1', 'x', 'en', 1, true)`,
    [
      JSON.stringify([
        { id: 'match3-swap', name: 'Match-3', confidence: 'high', evidence: ['Swap the gems.'] },
      ]),
    ],
  );
});
afterAll(() => studio.close());

const read = async <T>(path: string, status = 200) =>
  (await studio.admin.get(`/api/developers${path}`).expect(status)).body as T;

it('merges spellings that differ in case, punctuation or legal form, and says so', async () => {
  for (const name of ['supercell', 'Supercell Oy', 'SuperCell, oy.']) {
    const developer = await read<DeveloperDto>(`/${encodeURIComponent(name)}`);
    expect(developer).toMatchObject({ id: 'supercell', games: 3, sample: false, analyzed: 1 });
    expect(developer.names.map((one) => one.name).sort()).toEqual(['SUPERCELL', 'Supercell', 'Supercell Oy']);
  }
  expect((await read<DeveloperDto>('/king')).games).toBe(1);
  expect((await read<DeveloperDto>(`/${encodeURIComponent('ミクシィ')}`)).games).toBe(2);
});

it('shows ranks, launches, mechanics with evidence, and changes', async () => {
  const developer = await read<DeveloperDto>('/supercell');
  expect(developer.list[0]).toMatchObject({
    ...{ bundleId: 'com.studio.g2', charts: 1, analyzed: true, platforms: ['android'] },
    best: { rankPosition: 1, change: 'new', country: 'us' },
    launch: { at: '2026-11-02T00:00:00.000Z', country: 'us', rank: 1 },
  });
  // Those of the first capture may have been there for long.
  expect(developer.list.slice(1).map(({ launch }) => launch)).toEqual([null, null]);
  expect(developer.items).toEqual([
    { id: 'match3-swap', name: expect.any(String), kind: 'mechanic', games: 1 },
  ]);
  expect(await read<DeveloperProofDto[]>('/supercell/items/match3-swap')).toMatchObject([
    { bundleId: 'com.studio.g2', confidence: 'high', quote: 'Swap the gems.' },
  ]);
  expect(developer.changes).toContainEqual(
    expect.objectContaining({ type: 'game.first_seen', bundleId: 'com.studio.g2', title: 'Game 2' }),
  );
});

it('counts items that an analyst added', async () => {
  await studio.source.query(
    `insert into analysis_feedback (bundle_id, kind, item_key, item_name, verdict, created_at)
     values ('com.studio.g2', 'metaElements', 'guilds', 'Guilds', 'added', now())`,
  );
  expect((await read<DeveloperDto>('/supercell')).items.map(({ id }) => id).sort()).toEqual([
    'guilds',
    'match3-swap',
  ]);
  expect(await read<DeveloperProofDto[]>('/supercell/items/guilds')).toMatchObject([
    { bundleId: 'com.studio.g2', name: 'Guilds', confidence: 'high', quote: null },
  ]);
});

it('counts the games that only one store names it for, in the search, too', async () => {
  await studio.source.query(
    `update game_listings set developer = 'Supercell' where bundle_id = 'com.studio.g5'`,
  );
  const { games, id } = await read<DeveloperDto>('/supercell');
  expect(games).toBe(4);
  expect(await read<DeveloperSummaryDto[]>('?q=cell')).toMatchObject([{ id, games }]);
});

it('is found by a part of its name, and rejects unknown keys', async () => {
  expect(await read<DeveloperSummaryDto[]>('?q=cell')).toEqual([
    { id: 'supercell', name: expect.any(String), games: 4 },
  ]);
  expect(await read<DeveloperSummaryDto[]>('?q=%25_')).toEqual([]);
  await read('?q=x', 400);
  await read('/nobody', 404);
  await read('/%00', 400);
  await read('/...', 404);
});

it('prefers a current rank to a better one of last month', async () => {
  await importFile(
    studio.admin,
    'rankings',
    `${HEAD}2026-10-01,android,jp,downloads,all,1,com.studio.g0,Game 0,Supercell\n`,
  );
  const { list, ranks } = await read<DeveloperDto>('/supercell');
  expect(list.find(({ bundleId }) => bundleId === 'com.studio.g0')).toMatchObject({
    charts: 2,
    best: { country: 'us', rankPosition: 2 },
  });
  expect(ranks.map(({ country }) => country)).toContain('jp');
});
