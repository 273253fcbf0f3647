// The requests of the screens about changes: the stream, the feed, a game's events and facts, coverage.
// `npm run bench -- change-screens`; BENCH_ROWS sets the size: 10000000 rank rows, with 2,000,000 events, is the size that
// the goal is for.
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataSource } from 'typeorm';
import { FirstAdmin } from '../src/auth/accounts/first-admin.js';
import { changeRequests } from './support/change-requests.js';
import { fillInsight } from './support/fill-insight.js';
import { openBenchApp } from './support/open-bench-app.js';
import { median, print, withScratchDatabase } from './support/scratch.js';

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const GAMES = 20_000;
const TAGGED = 500;
const ASKED_GAMES = 10;
const ROUNDS = 5;
const GOAL_P95_MS = 300;
const ADMIN = { email: 'bench@example.com', password: 'a bench password 42' };

await withScratchDatabase(projectRoot, async (url, dataDir) => {
  const app = await openBenchApp(projectRoot, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    JWT_SECRET: 'benchmark-secret-benchmark-secret-00',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
  });
  await app.init();
  try {
    const source = app.get(DataSource);
    if (ROWS > 0) await fillInsight(source, { rows: ROWS, games: GAMES, analyses: 1_000 });
    await app.get(FirstAdmin).ensure();
    const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: ADMIN });
    const authorization = `Bearer ${signedIn.json<{ accessToken: string }>().accessToken}`;
    const { tag, last, games, events } = await prepare(source);
    print(`${ROWS.toLocaleString('en')} rank rows, ${events.toLocaleString('en')} events`);
    const all: number[] = [];
    for (const { name, paths } of changeRequests(games)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        for (const asked of paths) {
          const address = encodeURI(asked.replace('{tag}', tag).replace('{last}', last));
          const before = performance.now();
          const answer = await app.inject({ method: 'GET', url: address, headers: { authorization } });
          if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode} ${answer.body}`);
          times.push(performance.now() - before);
        }
      all.push(...times);
      const slow = p95(times) > GOAL_P95_MS;
      if (slow) process.exitCode = 1;
      print(
        `  ${name.padEnd(34)} median ${median(times).toFixed(0).padStart(5)} ms  p95 ${p95(times).toFixed(0).padStart(5)} ms` +
          (slow ? `  slower than the goal of ${GOAL_P95_MS} ms` : ''),
      );
    }
    const load = os.loadavg().map((value) => value.toFixed(1));
    print(`  all ${all.length} requests: p95 ${p95(all).toFixed(0)} ms; load average ${load.join(', ')}`);
  } finally {
    await app.close();
  }
});

/** A tag with games, an event near the end of the feed, and games with many events. */
async function prepare(source: DataSource) {
  const [tag] = await source.query<{ id: string }[]>(
    `insert into tags (name, name_key) values ('Bench', 'bench') returning id`,
  );
  await source.query(
    `insert into game_tags (tag_id, game_id) select $1, bundle_id from games order by hashtext(bundle_id) limit ${TAGGED}`,
    [tag!.id],
  );
  const games = await source.query<{ bundle_id: string }[]>(
    `select bundle_id from market_events where platform = 'android' and country = 'us' and bundle_id is not null
     group by 1 order by count(*) desc limit ${ASKED_GAMES}`,
  );
  const [events] = await source.query<{ count: number; last: string }[]>(
    `select count(*)::int as count, (max(id) - 5000)::text as last from market_events`,
  );
  return {
    tag: tag!.id,
    last: events!.last,
    events: events!.count,
    games: games.map((game) => game.bundle_id),
  };
}

function p95(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? NaN;
}
