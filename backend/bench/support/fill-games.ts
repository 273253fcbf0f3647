import type { DataSource } from 'typeorm';
import { ADJECTIVES, GENRE_WORDS, STUDIOS } from '../../src/market-data/replay/invented-words.js';

export const TITLE_WORDS = [...ADJECTIVES, ...Object.values(GENRE_WORDS).flatMap(({ nouns }) => nouns)];
const SYLLABLES = [
  'ba',
  'cor',
  'di',
  'fen',
  'gu',
  'hal',
  'ik',
  'jo',
  'kra',
  'lum',
  'mo',
  'nis',
  'or',
  'pek',
  'qua',
];
const BATCH = 5_000;

/** The n-th made-up name: a few thousand of them, as there are of brands. */
export const brand = (n: number): string => {
  const at = (step: number) => SYLLABLES[Math.floor(n / SYLLABLES.length ** step) % SYLLABLES.length]!;
  return `${at(0)}${at(1)}${at(2)}`;
};

export const gameId = (n: number): string => `com.studio${n % 5_000}.game${n}`;

/** A number below `most` that depends on the game and a name. */
const draw = (name: string, most: number): string => `(abs(hashtext(id || '${name}')::bigint) % ${most})`;

/** Fills a catalog: every third game is in both stores, and one in twenty is analyzed. */
export async function fillGames(source: DataSource, games: number): Promise<void> {
  for (let start = 0; start < games; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, games - start) }, (_, index) => {
      const n = start + index;
      const word = (step: number) => TITLE_WORDS[Math.floor((n * step) / 7) % TITLE_WORDS.length]!;
      return {
        n,
        id: gameId(n),
        title: `${brand(n * 7 + (n % 13))} ${word(3)} ${word(11)}`,
        developer: `${STUDIOS[n % STUDIOS.length]} ${n % 5_000}`,
        stores: n % 3 === 0 ? ['android', 'ios'] : ['android'],
      };
    });
    await source.query(INSERT_GAMES, [JSON.stringify(rows)]);
  }
  await source.query(
    `insert into ranking_lists (platform, category, country, ranking_type, captured_at, sample, source, total, rows)
     select p, 'c' || c, 'us', t, now(), false, 'bench', 200, '[]'
     from unnest(array['android', 'ios']) p, generate_series(1, 18) c, unnest(array['downloads', 'revenue', 'new']) t`,
  );
  await source.query(
    `insert into current_ranks (platform, category, country, ranking_type, bundle_id, rank_position, previous_position, rank_change)
     select platform, category, country, ranking_type, id, rank, before,
       case when before > rank then 'up' when before < rank then 'down' when before = rank then 'same' else 'new' end
     from (select *, row_number() over () as list from ranking_lists) l, generate_series(1, 200) rank
     cross join lateral (select 'com.studio' || n % 5000 || '.game' || n as id
       from (select (rank * 7919 + list * 104729) % $1 as n) n) g
     cross join lateral (select nullif(greatest(0, rank - 10 + ${draw('rank', 21)}), 0) as before) b
     on conflict do nothing`,
    [games],
  );
  await source.query(
    `insert into game_analysis (bundle_id, version, analyzed_at, mechanics, meta_elements, item_keys, engine, engine_version,
       taxonomy_version, input_hash, language, duration_ms, is_current)
     select bundle_id, 1, now() - random() * interval '90 days', '[]', '[]', '{}', 'built-in', '1', '1', 'x', 'en', 1, true
     from games tablesample bernoulli (5)`,
  );
  await source.query('vacuum analyze games, game_listings, current_ranks, game_analysis');
}

const INSERT_GAMES = `
  with i as (select * from jsonb_to_recordset($1) as i (n int, id text, title text, developer text, stores text[])),
    g as (insert into games (bundle_id, title, developer) select id, title, developer from i)
  insert into game_listings (platform, store_id, bundle_id, title, developer, categories, rating, install_count,
    installs_per_day, rate_day, last_update, release_date, contains_ads, in_app_purchases, content_rating)
  select store, case store when 'ios' then (n + 5000000000)::text else id end, id, title, developer,
    array[(array['Puzzle', 'Word', 'Board'])[1 + ${draw('category', 3)}]],
    case when ${draw('rated', 4)} > 0 then jsonb_build_object(
      'score', round(${draw('score', 500)} / 100.0, 2), 'total', abs(hashtext(id || store)::bigint) % 100000) end,
    case when store = 'android' then ${draw('installs', 1000000)} end,
    case when store = 'android' and ${draw('measured', 2)} > 0 then ${draw('rate', 5000)} / 3.0 end,
    case when store = 'android' and ${draw('measured', 2)} > 0 then current_date end,
    now() - ${draw('update', 1000)} * interval '1 day', now() - ${draw('release', 3000)} * interval '1 day',
    ${draw('ads', 2)} > 0, ${draw('purchases', 3)} > 0, (array['Everyone', 'Teen', null])[1 + ${draw('age', 3)}]
  from i, unnest(stores) store`;
