import type { DataSource } from 'typeorm';
import { ensurePartitions } from '../../src/database/rows/partitions.js';

const GAMES = 20_000;
const DAY_MS = 24 * 3_600_000;
const ROWS_PER_DAY_AND_LIST = 150;

/** Fills the history of `lists` in the United States with about `rows` rows, by SQL. @returns rows written */
export async function fillHistory(
  source: DataSource,
  lists: { platform: string; category: string }[],
  rows: number,
): Promise<number> {
  const days = Math.max(1, Math.round(rows / (lists.length * ROWS_PER_DAY_AND_LIST)));
  const last = Date.UTC(2026, 10, 20);
  const first = last - (days - 1) * DAY_MS;
  await ensurePartitions(
    source,
    'game_rankings',
    Array.from({ length: days }, (_, day) => new Date(first + day * DAY_MS)),
  );
  const runner = source.createQueryRunner();
  try {
    await runner.query('set statement_timeout = 0');
    await runner.query(
      `insert into games (bundle_id, title, developer, icon_url)
       select 'com.studio' || n % 900 || '.game' || n, 'Game number ' || n, 'Studio ' || n % 900,
         'https://play-lh.googleusercontent.com/icon' || n
       from generate_series(0, $1 - 1) n on conflict do nothing`,
      [GAMES],
    );
    const chart = `unnest($1::text[], $2::text[]) as l (platform, category)
       cross join unnest(array['downloads', 'revenue', 'new']) as t (ranking_type)
       cross join generate_series(0, $3::int - 1) day`;
    const params = [
      lists.map((list) => list.platform),
      lists.map((list) => list.category),
      days,
      new Date(first),
    ];
    await runner.query(
      `insert into chart_captures (platform, category, country, ranking_type, captured_at, source, row_count)
       select l.platform, l.category, 'us', t.ranking_type, $4::timestamptz + day * interval '1 day', 'bench', 50
       from ${chart}`,
      params,
    );
    await runner.query(
      `insert into game_rankings (platform, category, country, ranking_type, captured_at, rank_position, bundle_id)
       select l.platform, l.category, 'us', t.ranking_type, $4::timestamptz + day * interval '1 day', rank,
         'com.studio' || g.n % 900 || '.game' || g.n
       from ${chart} cross join generate_series(1, 50) rank
         cross join lateral (
           select abs(hashtext(l.platform || l.category || t.ranking_type || rank || '-' || day / 7)) % ${GAMES} as n) g`,
      params,
    );
    await runner.query('analyze');
  } finally {
    await runner.query('reset statement_timeout');
    await runner.release();
  }
  return days * lists.length * ROWS_PER_DAY_AND_LIST;
}
