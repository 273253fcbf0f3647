import type { QueryRunner } from 'typeorm';
import type {
  CaptureDto,
  ChartImportDto,
  ChartRemovalDto,
} from '../src/rankings/capture-log/capture-log.dto.js';
import { GameDependents } from '../src/games/catalog/game-dependents.service.js';
import { RemovalsService } from '../src/rankings/capture-log/removals.service.js';
import { type ReplayServer, startReplayServer } from '../src/market-data/replay/replay-server.js';
import { importFile } from './support/jobs.js';
import { listActivity, join } from './support/people.js';
import { ListWriter } from '../src/rankings/current-lists/list-writer.js';
import { waitUntil } from './support/wait-until.js';
import { startRefresh, untilJob } from './support/refresh.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

const DAY_MS = 24 * 3_600_000;
const HEAD = 'date,platform,country,type,category,rank,bundle_id,track_id,title\n';

let stores: ReplayServer;
let studio: TestApp;
let other: TestApp;

beforeAll(async () => {
  stores = await startReplayServer();
  const env = { APP_STORE_URL: stores.url, GOOGLE_PLAY_URL: stores.url };
  studio = await openTestApp({ env, workers: true });
  other = await openTestApp({ env, databaseUrl: studio.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await studio.close();
  await stores.stop();
});

/** Rows of one chart: games named by letters, best first. */
const chart = (date: string, games: string, category = 'puzzle', platform = 'android') =>
  [...games]
    .map(
      (game, index) =>
        `${date},${platform},de,downloads,${category},${index + 1},com.studio.${game},,Game ${game}\n`,
    )
    .join('');
const take = (rows: string) => importFile(studio.admin, 'rankings', HEAD + rows);

async function list<T>(resource: string, filter: object = {}): Promise<T[]> {
  const { body } = await studio.admin
    .get(`/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    .expect(200);
  return body as T[];
}
const captures = (filter: object = {}) => list<CaptureDto>('rankings/captures', { country: 'de', ...filter });
const imports = () => list<ChartImportDto>('chart-imports');
const removals = () => list<ChartRemovalDto>('chart-removals');

interface Shown {
  lists: { downloads: Record<string, unknown> };
  downloads: { bundleId: string; previousPosition: number | null; trend: (number | null)[] }[];
}
const current = async (category = 'puzzle', from = studio) => {
  const { body } = await from.admin
    .get(`/api/rankings/current?platform=android&country=de&category=${category}`)
    .expect(200);
  return body as Shown;
};
const games = async (category = 'puzzle', from = studio) =>
  (await current(category, from)).downloads.map(({ bundleId }) => bundleId.at(-1)).join('');
/** The other process learns of a change by a notice, a moment after the answer. */
const untilOtherShows = (expected: string, category = 'puzzle') =>
  waitUntil(`the other process shows ${expected}`, async () => (await games(category, other)) === expected);
const history = async (game: string) => {
  const query = `bundleId=com.studio.${game}&platform=android&country=de&category=puzzle`;
  const { body } = await studio.admin.get(`/api/rankings/history?${query}&from=2026-01-01`).expect(200);
  const [series] = (body as { series: { points: { rankPosition: number | null }[] }[] }).series;
  return series!.points.map(({ rankPosition }) => rankPosition);
};

describe('what was captured', () => {
  it('lists file, person and job of an import, and that its time is a whole day', async () => {
    await take(chart('2026-08-20', 'abcdef'));
    const [first] = await imports();
    expect(first).toMatchObject({
      fileName: 'test.csv',
      rowCount: 6,
      chartCount: 1,
      captureCount: 1,
      removalId: null,
    });
    expect(first!.createdByName).toBe(ADMIN.email);
    const [capture, ...more] = await captures();
    expect(more).toEqual([]);
    expect(capture).toMatchObject({
      ...{
        platform: 'android',
        category: 'puzzle',
        rankingType: 'downloads',
        rowCount: 6,
        previousRowCount: null,
      },
      ...{ kind: 'import', fileName: 'test.csv', importId: first!.id, jobId: first!.jobId, thin: false },
      ...{ dayOnly: true, createdByName: ADMIN.email, scheduled: false },
    });
    expect((await current()).lists.downloads).toMatchObject({
      dayOnly: true,
      previousTotal: null,
      thin: false,
    });
  });

  it('lists a file that is imported again once', async () => {
    await take(chart('2026-08-20', 'abcdef'));
    expect(await imports()).toHaveLength(1);
  });

  it('marks a chart with far fewer rows than the previous one, here and on the chart', async () => {
    await take(chart('2026-08-21T06:30:00Z', 'ba'));
    const [thin] = await captures({ thin: true });
    expect(thin).toMatchObject({ rowCount: 2, previousRowCount: 6, thin: true, dayOnly: false });
    expect(await captures({ thin: false })).toHaveLength(1);
    expect((await current()).lists.downloads).toMatchObject({
      total: 2,
      previousTotal: 6,
      thin: true,
      dayOnly: false,
    });
  });

  it('is filtered and sorted', async () => {
    const [thin] = await imports();
    expect(await captures({ importId: thin!.id })).toMatchObject([{ rowCount: 2 }]);
    expect(await captures({ kind: 'refresh' })).toEqual([]);
    expect(await captures({ capturedTo: '2026-08-20' })).toMatchObject([{ rowCount: 6 }]);
    expect(await captures({ category: 'PUZZLE' }).catch(() => [])).toEqual([]);
    const sorted = await studio.admin
      .get('/api/rankings/captures?sort=["rowCount","ASC"]&range=[0,0]')
      .expect(200);
    expect([sorted.headers['content-range'], (sorted.body as CaptureDto[])[0]!.rowCount]).toEqual([
      'captures 0-0/2',
      2,
    ]);
    const wrong = await studio.admin.get('/api/rankings/captures?filter={"country":"zz"}').expect(400);
    expect(wrong.body).toHaveProperty(['errors', 'filter.country']);
  });

  it('lists the job of a refresh and who started it', async () => {
    const mina = await join(studio, 'mina@studio.example', { role: 'analyst' });
    const scope = { platforms: ['ios'], categories: ['games_word'], countries: ['fr'] };
    const { body } = await mina.api.post('/api/rankings/refresh').send(scope).expect(202);
    const { jobId } = body as { jobId: string };
    await untilJob(studio, jobId);
    const [found] = await list<CaptureDto>('rankings/captures', { country: 'fr', rankingType: 'downloads' });
    expect(found).toMatchObject({
      kind: 'refresh',
      jobId,
      createdByName: mina.email,
      importId: null,
      fileName: null,
    });
    await studio.api.get('/api/rankings/captures').expect(401);
  });

  it('leaves the origin of captures of earlier versions empty', async () => {
    await studio.source.query(
      `insert into chart_captures (platform, category, country, ranking_type, captured_at, source, row_count)
       values ('ios', 'all', 'it', 'new', '2026-01-05T04:00:00Z', 'import', 3)`,
    );
    const [old] = await list<CaptureDto>('rankings/captures', { country: 'it' });
    expect(old).toMatchObject({
      kind: 'import',
      fileName: null,
      importId: null,
      jobId: null,
      createdByName: null,
    });
  });
});

describe('removing an import', () => {
  it('removes its charts from the history and restores the previous current list, in every process', async () => {
    expect(await games()).toBe('ba');
    await untilOtherShows('ba');
    const [thin] = await imports();
    const { body } = await studio.admin.delete(`/api/chart-imports/${thin!.id}`).expect(200);
    expect(body).toMatchObject({
      label: 'the import test.csv',
      chartCount: 1,
      rowCount: 2,
      removedByName: ADMIN.email,
    });
    const removal = body as unknown as ChartRemovalDto;
    expect(new Date(removal.purgeAt).getTime() - new Date(removal.removedAt).getTime()).toBe(30 * DAY_MS);
    expect(await games()).toBe('abcdef');
    await untilOtherShows('abcdef');
    expect(await history('b')).toEqual([2]);
    expect((await imports())[0]).toMatchObject({ captureCount: 0, removalId: removal.id });
    expect(await captures()).toHaveLength(1);
    const [line] = await listActivity(studio, 'rankings.removed');
    expect(line!.text).toMatch(/^Removed the import test.csv: 2 rows in 1 chart by /);
  });

  it('is refused a second time, and for an unknown import', async () => {
    const [thin] = await imports();
    const { body } = await studio.admin.delete(`/api/chart-imports/${thin!.id}`).expect(409);
    expect(body).toMatchObject({ code: 'nothing_to_remove' });
    await studio.admin.delete('/api/chart-imports/4f9a1c5e-1111-4000-8000-00000000abcd').expect(404);
    expect(await removals()).toHaveLength(1);
  });

  it('can be undone', async () => {
    const [removal] = await removals();
    const { body } = await studio.admin.post(`/api/chart-removals/${removal!.id}/restore`).expect(200);
    expect(body).toEqual({ chartCount: 1, rowCount: 2, skipped: 0 });
    expect(await games()).toBe('ba');
    expect((await current()).downloads[0]).toMatchObject({ bundleId: 'com.studio.b', previousPosition: 2 });
    expect(await history('b')).toEqual([2, 1]);
    expect(await removals()).toEqual([]);
    expect((await imports())[0]).toMatchObject({ captureCount: 1, removalId: null });
    await studio.admin.post(`/api/chart-removals/${removal!.id}/restore`).expect(404);
  });

  it('keeps charts of other imports that it only added rows to', async () => {
    await take(chart('2026-08-20', 'abcdefg'));
    const [added] = await imports();
    expect(added).toMatchObject({ rowCount: 1, captureCount: 0 });
    await studio.admin.delete(`/api/chart-imports/${added!.id}`).expect(409);
    expect(await removals()).toEqual([]);
  });

  it('restores games under their current ids, and keeps newer captures', async () => {
    const ios = (title: string, bundle = '') =>
      `2026-08-22,ios,de,downloads,games_word,1,${bundle},77,${title}\n`;
    await take(ios('Words') + chart('2026-08-23', 'cd', 'word'));
    const [words] = await imports();
    const { body } = await studio.admin.delete(`/api/chart-imports/${words!.id}`).expect(200);
    // By another file it turns out which game the number is, and one of the charts is there again.
    await take(
      ios('Words', 'com.studio.words').replace('08-22', '08-25') + chart('2026-08-23', 'ef', 'word'),
    );
    const restored = await studio.admin
      .post(`/api/chart-removals/${(body as { id: string }).id}/restore`)
      .expect(200);
    expect(restored.body).toEqual({ chartCount: 1, rowCount: 1, skipped: 1 });
    expect(await games('word')).toBe('ef');
    const rows = await studio.source.query<{ bundle_id: string }[]>(
      `select bundle_id from game_rankings where platform = 'ios' and captured_at = '2026-08-22T00:00:00Z'`,
    );
    expect(rows).toEqual([{ bundle_id: 'com.studio.words' }]);
  });

  it('restores a game under the id of the game that it was linked with', async () => {
    const date = '2026-07-01T00:00:00Z';
    await take(chart('2026-07-01', 'pq', 'word', 'ios'));
    const [words] = await imports();
    const { body } = await studio.admin.delete(`/api/chart-imports/${words!.id}`).expect(200);
    const moves = [{ from: 'com.studio.q', to: 'com.studio.a' }];
    await studio.source.transaction((manager) => studio.app.get(GameDependents).move(moves, manager));
    const { id } = body as { id: string };
    await studio.admin.post(`/api/chart-removals/${id}/restore`).expect(200);
    const rows = await studio.source.query<{ bundle_id: string }[]>(
      `select bundle_id from game_rankings where platform = 'ios' and captured_at = $1 order by rank_position`,
      [date],
    );
    expect(rows.map((row) => row.bundle_id)).toEqual(['com.studio.p', 'com.studio.a']);
  });
});

describe('removing one capture', () => {
  it('removes it and restores it', async () => {
    const [newest] = await captures({ category: 'puzzle', capturedFrom: '2026-08-21' });
    const { body } = await studio.admin.delete(`/api/rankings/captures/${newest!.id}`).expect(200);
    expect(body).toMatchObject({
      ...newest,
      removal: {
        label: 'Google Play, Germany, Top Free Games, Puzzle, 2026-08-21 06:30 UTC',
        importId: null,
      },
    });
    expect(await games()).toBe('abcdefg');
    await studio.admin.delete(`/api/rankings/captures/${newest!.id}`).expect(404);
    await studio.admin.delete('/api/rankings/captures/nonsense').expect(404);
    const bea = await join(studio, 'bea@studio.example', { role: 'analyst' });
    const restoring = `/api/chart-removals/${(body as { removal: { id: string } }).removal.id}/restore`;
    await bea.api.delete(`/api/rankings/captures/${newest!.id}`).expect(403);
    await bea.api.delete(`/api/chart-imports/${(await imports())[0]!.id}`).expect(403);
    await bea.api.post(restoring).expect(403);
    await studio.admin.post(restoring).expect(200);
    expect(await games()).toBe('ba');
  });

  it('combines the overall list again when its own capture is removed, in every process, and removes it with its last part', async () => {
    await take(chart('2026-09-01', 'xyz', 'all'));
    expect([await games('all'), (await current('all')).lists.downloads.derived]).toEqual(['xyz', null]);
    // Both processes have seen that the overall list has captures of its own.
    await take(chart('2026-08-28', 'abc'));
    const remove = async (filter: object) => {
      for (const { id } of await captures({ platform: 'android', ...filter }))
        await studio.admin.delete(`/api/rankings/captures/${id}`).expect(200);
    };
    await remove({ category: 'all' });
    expect((await current('all')).lists.downloads.derived).toBe('union');
    await untilOtherShows('aebfc', 'all');
    await remove({ category: 'word' });
    expect(await games('all')).toBe('abc');
    await remove({ category: 'puzzle' });
    expect([await games(), await games('all')]).toEqual(['', '']);
    expect((await current('all')).lists.downloads.capturedAt).toBeNull();
  });

  it('is purged after 30 days', async () => {
    const before = await removals();
    expect(before.length).toBeGreaterThan(0);
    studio.clock.advance(31 * DAY_MS);
    await studio.app.get(RemovalsService).sweep();
    studio.clock.set(0);
    expect(await removals()).toEqual([]);
    await studio.admin.post(`/api/chart-removals/${before[0]!.id}/restore`).expect(404);
  });
});

it('refreshes continue after a removal', async () => {
  const scope = { platforms: ['android'], categories: ['puzzle'], countries: ['de'] };
  await untilJob(studio, await startRefresh(studio, scope));
  expect((await current()).downloads).toHaveLength(50);
});

describe('two transactions that store charts of one country', () => {
  it('both appear in the overall list', async () => {
    const rows = chart('2026-09-05', 'xyz', 'board') + chart('2026-09-05', 'uvw', 'word');
    await take(rows.replaceAll(',de,', ',pt,'));
    await studio.source.query(`delete from ranking_lists where country = 'pt'`);
    const writer = studio.app.get(ListWriter);
    const [first, second] = [studio.source.createQueryRunner(), studio.source.createQueryRunner()];
    const write = ({ manager }: QueryRunner, category: string) =>
      writer.rewrite(manager, [{ platform: 'android', country: 'pt', rankingType: 'downloads', category }]);
    for (const runner of [first, second]) await runner.startTransaction();
    try {
      await write(first, 'board');
      const later = write(second, 'word');
      await waitUntil('the second one waits', async () => {
        const { length } = await studio.source.query<object[]>(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return length > 0;
      });
      await first.commitTransaction();
      await later;
      await second.commitTransaction();
    } finally {
      await Promise.all([first, second].map((runner) => runner.release()));
    }
    const [overall] = await studio.source.query<{ games: number }[]>(
      `select jsonb_array_length(rows::jsonb) as games from ranking_lists
       where country = 'pt' and category = 'all'`,
    );
    expect(overall?.games).toBe(6);
  });
});
