import type { DataSource } from 'typeorm';
import { taxonomyEntries } from '../../src/ai/taxonomy/taxonomy.js';
import { ensurePartitions } from '../../src/database/rows/partitions.js';

export interface InsightSize {
  rows: number;
  games: number;
  analyses: number;
}

/** The filled charts: each of these platforms, categories and types in each of these countries. */
export const FILLED = {
  platforms: ['android', 'ios'],
  categories: ['all', 'puzzle', 'casual', 'word', 'strategy'],
  types: ['downloads', 'revenue', 'new'],
  countries: ['us', 'jp', 'tw'],
};
const DEPTH = 200;
const LAST_DAY = Date.UTC(2026, 10, 20);
const DAY_MS = 86_400_000;

/** The n-th game; the same words in every statement. */
const gameId = (n: string): string => `'com.studio' || ${n} % 5000 || '.game' || ${n}`;

/**
 * Fills a database with games, analyses, charts and events, by SQL. At every rank a game stays for 5 to 64 days, then
 * another one follows, so that games come and go as in real charts.
 */
export async function fillInsight(source: DataSource, size: InsightSize): Promise<{ days: number }> {
  const { platforms, categories, types, countries } = FILLED;
  const lists = platforms.length * categories.length * types.length * countries.length;
  const days = Math.max(2, Math.round(size.rows / (lists * DEPTH)));
  const first = new Date(LAST_DAY - (days - 1) * DAY_MS);
  const times = Array.from({ length: days }, (_, day) => new Date(first.getTime() + day * DAY_MS));
  await ensurePartitions(source, 'game_rankings', times);
  await ensurePartitions(source, 'market_events', times);
  const runner = source.createQueryRunner();
  try {
    await runner.query('set statement_timeout = 0');
    await runner.query(
      `with added as (
         insert into games (bundle_id, title, developer)
         select ${gameId('n')}, 'Game number ' || n, 'Studio ' || n % 5000 from generate_series(0, $1 - 1) n
         returning bundle_id, title, developer)
       insert into game_listings (platform, store_id, bundle_id, title, developer, categories, release_date)
       select case when hashtext(bundle_id) % 2 = 0 then 'android' else 'ios' end, bundle_id, bundle_id, title, developer,
         array[case abs(hashtext(bundle_id)) % 3 when 0 then 'Puzzle' when 1 then 'Word' else 'Board' end],
         $2::timestamptz + (hashtext(bundle_id) % 700) * interval '1 day'
       from added`,
      [size.games, first],
    );
    await fillAnalyses((sql, params) => runner.query(sql, params), size.analyses);
    const chart = `unnest($1::text[]) platform cross join unnest($2::text[]) category
      cross join unnest($3::text[]) country cross join unnest($4::text[]) ranking_type
      cross join generate_series(0, $5::int - 1) day`;
    const params = [platforms, categories, countries, types, days, first];
    const at = `$6::timestamptz + day * interval '1 day'`;
    // In the order in which captures come in: the rows of one lie side by side, as they do in use.
    await runner.query(
      `insert into chart_captures (platform, category, country, ranking_type, captured_at, source, row_count)
       select platform, category, country, ranking_type, ${at}, 'bench', ${DEPTH} from ${chart}`,
      params,
    );
    await runner.query(
      `insert into game_rankings (platform, category, country, ranking_type, captured_at, rank_position, bundle_id)
       select platform, category, country, ranking_type, ${at} as captured_at, rank, ${gameId('g.n')}
       from ${chart} cross join generate_series(1, ${DEPTH}) rank
       cross join lateral (
         select abs(hashtext(platform || category || ranking_type || country || rank)) as seed) s
       cross join lateral (
         select abs(hashtext(s.seed || '-' || (day + s.seed % 60) / (5 + s.seed % 60))) % $7 as n) g
       order by captured_at, platform, category, country, ranking_type, rank`,
      [...params, size.games],
    );
    await fillEvents((sql, given) => runner.query(sql, given));
    await runner.query('vacuum analyze games, game_listings, game_analysis, chart_captures, game_rankings');
    await runner.query('analyze market_events');
  } finally {
    await runner.query('reset statement_timeout');
    await runner.release();
  }
  return { days };
}

type Query = (sql: string, params?: unknown[]) => Promise<unknown>;

async function fillAnalyses(query: Query, analyses: number): Promise<void> {
  const ids = (kind: 'mechanic' | 'meta') =>
    taxonomyEntries
      .filter((entry) => entry.kind === kind)
      .map(({ id }) => id)
      .slice(0, 20);
  const item = (list: string, seed: string) =>
    `jsonb_build_object('id', (${list})[1 + ${seed}], 'name', (${list})[1 + ${seed}], 'description', '',
       'confidence', 'high', 'evidence', jsonb_build_array('A sentence of the store page.'))`;
  await query(
    `insert into game_analysis (bundle_id, version, analyzed_at, mechanics, meta_elements, item_keys, engine,
       engine_version, taxonomy_version, input_hash, language, duration_ms, is_current)
     select bundle_id, 1, now(), jsonb_build_array(${item('$1::text[]', 'h % 20')}, ${item('$1::text[]', '(h / 20) % 20')}),
       jsonb_build_array(${item('$2::text[]', 'h % 17')}),
       array[($1::text[])[1 + h % 20], ($1::text[])[1 + (h / 20) % 20], ($2::text[])[1 + h % 17]],
       'built-in', '1', '1', 'x', 'en', 1, true
     from (select bundle_id, abs(hashtext(bundle_id)) as h from games order by h limit $3) g`,
    [ids('mechanic'), ids('meta'), analyses],
  );
}

/** How often each type comes among twenty events. */
const EVENT_TYPES = [
  ...Array<string>(10).fill('chart.moved'),
  ...Array<string>(3).fill('chart.entered'),
  ...Array<string>(3).fill('chart.left'),
  ...['chart.peaked', 'game.first_seen_in_country', 'store.version_released', 'store.icon_changed'],
];

/** An event for every fifth game of a chart, as there are of real charts. */
async function fillEvents(query: Query): Promise<void> {
  await query(
    `insert into market_events (type, bundle_id, platform, country, category, ranking_type, happened_at, recorded_at, data)
     select type, bundle_id, platform, country, case when type ~ '^(chart|game)' then category end,
       case when type ~ '^(chart|game)' then ranking_type end, captured_at, captured_at,
       jsonb_build_object('from', rank_position + 10, 'to', rank_position, 'rank', rank_position)
     from game_rankings cross join lateral (
       select ($1::text[])[1 + abs(hashtext(bundle_id || captured_at)) % 20] as type) t
     where rank_position % 5 = 0`,
    [EVENT_TYPES],
  );
}
