import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { DataSource } from 'typeorm';
import { PLATFORMS } from '../src/games/games.types.js';
import { CapturesService } from '../src/rankings/captures/captures.service.js';
import { CATEGORIES } from '../src/games/catalog/categories.types.js';
import { ensurePartitions } from '../src/database/rows/partitions.js';
import { type Capture, RANKING_TYPES } from '../src/rankings/rankings.types.js';
import { fillHistory } from './support/fill-history.js';
import { openBenchApp } from './support/open-bench-app.js';
import { median, print, withScratchDatabase } from './support/scratch.js';

// Writes of a full refresh (111 lists x 50 rows with their games) against plain COPY of the same rows.
const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const ROUNDS = 5;
const WORKERS = 3;
const DAY_MS = 24 * 3_600_000;
const FIRST_DAY = Date.UTC(2026, 10, 21);
const HISTORY_LISTS = PLATFORMS.flatMap((platform) =>
  CATEGORIES[platform].map((category) => ({ platform, category })),
);

await withScratchDatabase(projectRoot, async (url, dataDir) => {
  const app = await openBenchApp(projectRoot, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    JWT_SECRET: 'benchmark-secret-benchmark-secret-00',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'error',
  });
  await app.init();
  const source = app.get(DataSource);
  const captures = app.get(CapturesService);
  const rows = await fillHistory(source, HISTORY_LISTS, ROWS);
  await ensurePartitions(
    source,
    'game_rankings',
    Array.from({ length: 60 }, (_, day) => new Date(FIRST_DAY + day * DAY_MS)),
  );
  // The baseline's own tables: same columns, same indexes, same games already there.
  await source.query('create table copied_games (like games including all)');
  await source.query('insert into copied_games select * from games');
  await source.query('create table copied_listings (like game_listings including all)');
  await source.query('create table copied_rankings (like game_rankings including all)');
  const client = new pg.Client({ connectionString: url });
  await client.connect();

  // As after the first days: an empty table has no statistics, and autovacuum collects them within a minute.
  for (const capture of refresh(new Date(FIRST_DAY), ROUNDS)) await captures.record(capture);
  await source.query('analyze');

  const times = { product: [] as number[], productShared: [] as number[], copy: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = (offset: number) => new Date(FIRST_DAY + (1 + round * 3 + offset) * DAY_MS);
    times.product.push(
      await timed(async () => {
        for (const capture of refresh(at(0), round)) await captures.record(capture);
      }),
    );
    times.productShared.push(
      await timed(async () => {
        const waiting = refresh(at(1), round);
        const work = async () => {
          for (let next = waiting.pop(); next; next = waiting.pop()) await captures.record(next);
        };
        await Promise.all(Array.from({ length: WORKERS }, work));
      }),
    );
    times.copy.push(await timed(() => copyAll(client, refresh(at(2), round))));
  }
  await client.end();
  await app.close();
  const lists = HISTORY_LISTS.length * RANKING_TYPES.length;
  print(
    `${lists} lists x 50 rows with their games into ${rows.toLocaleString('en')} rows, median of ${ROUNDS}`,
  );
  const copy = median(times.copy);
  print(`  COPY of the rows, games and listings updated, one transaction  ${copy.toFixed(0)} ms`);
  for (const [name, values] of [
    ['product, one chart after the other, ready lists included', times.product],
    [`product, ${WORKERS} charts at a time, as a refresh writes them`, times.productShared],
  ] as const) {
    print(`  ${name}  ${median(values).toFixed(0)} ms  ${(median(values) / copy).toFixed(2)} x COPY`);
  }
});

/** Every list of both platforms in one country; about 4,000 distinct games that exist already. */
function refresh(capturedAt: Date, round: number): Capture[] {
  return HISTORY_LISTS.flatMap(({ platform, category }, list) =>
    RANKING_TYPES.map((rankingType, type) => ({
      platform,
      // `game` and `games` are the overall chart; here they stand for lists of their own, to have all 111.
      category,
      country: 'us',
      rankingType,
      capturedAt,
      source: 'bench',
      sample: false,
      derived: null,
      entries: Array.from({ length: 50 }, (_, index) => {
        const n = (list * 131 + type * 977 + index * 37 + round) % 4_000;
        return {
          rankPosition: index + 1,
          platform,
          bundleId: `com.studio${n % 900}.game${n}`,
          trackId: platform === 'ios' ? String(900_000_000 + n) : null,
          title: `Game number ${n}`,
          developer: `Studio ${n % 900}`,
          iconUrl: `https://play-lh.googleusercontent.com/icon${n}-${round}`,
          url: null,
          country: 'us',
        };
      }),
    })),
  );
}

async function copyAll(client: pg.Client, captures: Capture[]): Promise<void> {
  const games = new Map(captures.flatMap(({ entries }) => entries.map((entry) => [entry.bundleId, entry])));
  await client.query('begin');
  await client.query(
    'create temp table incoming (bundle_id text, title text, developer text, icon_url text) on commit drop',
  );
  await pipeline(
    Readable.from(
      [...games.values()].map((g) => `${g.bundleId}\t${g.title}\t${g.developer}\t${g.iconUrl}\n`),
    ),
    client.query(copyFrom('copy incoming from stdin')),
  );
  await client.query(
    `insert into copied_games (bundle_id, title, developer, icon_url) select * from incoming
     on conflict (bundle_id) do update set title = excluded.title, developer = excluded.developer,
       icon_url = excluded.icon_url, updated_at = now()`,
  );
  const listings = new Map(
    captures.flatMap(({ entries }) => entries.map((e) => [`${e.platform}:${e.trackId ?? e.bundleId}`, e])),
  );
  await client.query(
    `create temp table incoming_listings (platform text, store_id text, bundle_id text, title text, developer text,
       icon_url text) on commit drop`,
  );
  await pipeline(
    Readable.from(
      [...listings.values()].map(
        (e) =>
          `${e.platform}\t${e.trackId ?? e.bundleId}\t${e.bundleId}\t${e.title}\t${e.developer}\t${e.iconUrl}\n`,
      ),
    ),
    client.query(copyFrom('copy incoming_listings from stdin')),
  );
  await client.query(
    `insert into copied_listings (platform, store_id, bundle_id, title, developer, icon_url)
     select * from incoming_listings
     on conflict (platform, store_id) do update set title = excluded.title, developer = excluded.developer,
       icon_url = excluded.icon_url, updated_at = now()`,
  );
  await pipeline(
    Readable.from(
      captures.flatMap((c) =>
        c.entries.map(
          (e) =>
            `${c.platform}\t${c.category}\t${c.country}\t${c.rankingType}\t${c.capturedAt.toISOString()}\t${e.rankPosition}\t${e.bundleId}\tf\n`,
        ),
      ),
    ),
    client.query(copyFrom('copy copied_rankings from stdin')),
  );
  await client.query('commit');
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
