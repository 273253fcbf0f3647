import type { MigrationInterface, QueryRunner } from 'typeorm';

interface View {
  name: string;
  about: string;
  /** Name, expression and description. */
  columns: readonly (readonly [name: string, expression: string, about: string])[];
  from: string;
}

const CHART = [
  ['platform', 'c.platform', 'android or ios'],
  ['country', 'c.country', 'Storefront, as a two-letter code'],
  ['category', 'c.category', 'Category of the chart'],
  ['ranking_type', 'c.ranking_type', 'downloads, revenue or new'],
] as const;
const GAME = [
  ['title', 'g.title', 'Title of the game'],
  ['developer', 'g.developer', 'Developer of the game'],
] as const;

const GAMES: View = {
  name: 'games',
  about: 'One row per game, whatever the store.',
  columns: [
    ['bundle_id', 'g.bundle_id', 'Id of the game'],
    ...GAME,
    ['icon_url', 'g.icon_url', 'Address of the icon'],
    ['sample', 'g.sample', 'Whether all that is known is sample data'],
    ['first_seen_at', 'g.created_at', 'When it came in'],
    ['updated_at', 'g.updated_at', 'When it changed last'],
  ],
  from: 'games g',
};

const LISTINGS: View = {
  name: 'listings',
  about: 'One row per game and store: the store page as it is known now.',
  columns: [
    ['platform', 'l.platform', 'android or ios'],
    ['store_id', 'l.store_id', 'Package name, or track id of the App Store'],
    ['bundle_id', 'l.bundle_id', 'Id of the game'],
    ['url', 'l.url', 'Address of the store page'],
    ['title', 'l.title', 'Title in the store'],
    ['developer', 'l.developer', 'Developer in the store'],
    ['country', 'l.country', 'Storefront that the texts came from'],
    ['description', 'l.description', 'Description in the store'],
    ['categories', 'l.categories', 'Categories in the store'],
    ['version', 'l.version', 'Version of the app'],
    ['release_notes', 'l.release_notes', 'What the store says is new'],
    ['last_update', 'l.last_update', 'Last update of the app'],
    ['release_date', 'l.release_date', 'First release'],
    ['price', 'l.price', 'Amount and currency'],
    ['in_app_purchases', 'l.in_app_purchases', 'Whether it sells something'],
    ['contains_ads', 'l.contains_ads', 'Whether it shows ads'],
    ['content_rating', 'l.content_rating', 'As the store words it'],
    ['availability', 'l.availability', 'Whether the store offers it'],
    ['languages', 'l.languages', 'Two-letter codes in upper case'],
    ['size_bytes', 'l.size_bytes', 'Size of the download'],
    ['install_count', 'l.install_count', 'Installs since release, as the store states them'],
    ['installs_per_day', 'l.installs_per_day', 'Measured over the last days until rate_day'],
    ['rate_day', 'l.rate_day', 'Last day of the measurement'],
    ['rating', `(l.rating->>'score')::double precision`, 'Average of the stars'],
    ['rating_count', `(l.rating->>'total')::bigint`, 'Number of ratings'],
    ['sample', 'l.sample', 'Whether it is sample data'],
    ['updated_at', 'l.updated_at', 'When it changed last'],
  ],
  from: 'game_listings l',
};

const RANK_HISTORY: View = {
  name: 'rank_history',
  about: 'One row per game in a captured chart. Filter by captured_at: the history is stored by month.',
  columns: [
    ['captured_at', 'c.captured_at', 'Time of the capture'],
    ...CHART,
    ['rank', 'c.rank_position', 'Place in the chart'],
    ['bundle_id', 'c.bundle_id', 'Id of the game'],
    ...GAME,
    ['sample', 'c.sample', 'Whether it is sample data'],
  ],
  from: 'game_rankings c left join games g using (bundle_id)',
};

const CURRENT_LISTS: View = {
  name: 'current_lists',
  about: 'One row per game in a current list, at most 50 per list.',
  columns: [
    ...CHART,
    ['captured_at', 'c.captured_at', 'Time of the newest capture'],
    ['rank', `(r.entry->>'rankPosition')::integer`, 'Place in the list'],
    ['previous_rank', `(r.entry->>'previousPosition')::integer`, 'Place in the capture before'],
    ['change', `r.entry->>'change'`, 'What changed since the capture before'],
    ['bundle_id', `r.entry->>'bundleId'`, 'Id of the game'],
    ['title', `r.entry->>'title'`, 'Title of the game in this storefront'],
    ['developer', `r.entry->>'developer'`, 'Developer of the game'],
    ['source', 'c.source', 'Where the chart comes from'],
    ['derived', 'c.derived', 'How the list is put together when the store has no such chart'],
    ['sample', 'c.sample', 'Whether it is sample data'],
  ],
  from: 'ranking_lists c cross join lateral jsonb_array_elements(c.rows::jsonb) r (entry)',
};

const MARKET_EVENTS: View = {
  name: 'market_events',
  about: 'One row per change in a chart, on a store page or in an analysis.',
  columns: [
    ['id', 'c.id', 'Rises in the order in which events became known'],
    ['type', 'c.type', 'Kind of event, such as chart.entered'],
    ['bundle_id', 'c.bundle_id', 'Id of the game; null for a chart as a whole'],
    ...GAME,
    ...CHART,
    ['happened_at', 'c.happened_at', 'Time of the capture, snapshot or analysis that shows it'],
    ['recorded_at', 'c.recorded_at', 'When it was found out'],
    ['data', 'c.data', 'Details of the kind of event, such as from and to'],
    ['sample', 'c.sample', 'Whether it is sample data'],
  ],
  from: 'market_events c left join games g using (bundle_id)',
};

const DAILY_FACTS: View = {
  name: 'daily_facts',
  about: 'One row per store page, storefront and day on which it was read.',
  columns: [
    ['day', 's.day', 'UTC day'],
    ['country', 's.country', 'Storefront'],
    ['platform', 's.platform', 'android or ios'],
    ['store_id', 's.store_id', 'Package name, or track id of the App Store'],
    ['bundle_id', 'l.bundle_id', 'Id of the game'],
    ['taken_at', 's.taken_at', 'Last reading of the day'],
    ['install_count', 's.install_count', 'Installs since release, as the store states them'],
    ['rating', 's.rating_score', 'Average of the stars'],
    ['rating_count', 's.rating_total', 'Number of ratings'],
    ['rating_counts', 's.rating_counts', 'Ratings with one star, two, … five'],
    [
      'facts',
      's.facts',
      'What changes seldom, such as price and version; null: as on the last day that has them',
    ],
    ['sample', 'coalesce(l.sample, false)', 'Whether it is sample data'],
  ],
  from: 'listing_snapshots s left join game_listings l using (platform, store_id)',
};

const ANALYSES: View = {
  name: 'analyses',
  about: 'One row per version of the analysis of a game.',
  columns: [
    ['analysis_id', 'a.id', 'Id of the version'],
    ['bundle_id', 'a.bundle_id', 'Id of the game'],
    ['version', 'a.version', 'Rises with each run'],
    ['is_current', 'a.is_current', 'Whether it is the newest'],
    ['analyzed_at', 'a.analyzed_at', 'Time of the analysis'],
    ['engine', 'a.engine', 'Engine that answered'],
    ['engine_version', 'a.engine_version', 'Version of the engine'],
    ['model', 'a.model', 'Model that answered; null without one'],
    ['prompt_version', 'a.prompt_version', 'Version of the prompt'],
    ['taxonomy_version', 'a.taxonomy_version', 'Version of the list of mechanics'],
    ['language', 'a.language', 'Language of the text'],
    ['duration_ms', 'a.duration_ms', 'Time that it took'],
    ['prompt_tokens', 'a.prompt_tokens', 'Tokens sent to the model'],
    ['completion_tokens', 'a.completion_tokens', 'Tokens that the model wrote'],
  ],
  from: 'game_analysis a',
};

const ANALYSIS_ITEMS: View = {
  name: 'analysis_items',
  about: 'One row per mechanic or meta element that an analysis found.',
  columns: [
    ['analysis_id', 'a.id', 'Id of the analysis'],
    ['bundle_id', 'a.bundle_id', 'Id of the game'],
    ['is_current', 'a.is_current', 'Whether the analysis is the newest'],
    ['kind', 'i.kind', 'mechanics or metaElements'],
    ['item_key', `i.item->>'key'`, 'Entry of the taxonomy; with ~ a name that it lacks'],
    ['name', `i.item->>'name'`, 'Name'],
    ['description', `i.item->>'description'`, 'Description'],
    ['confidence', `i.item->>'confidence'`, 'How sure the engine is'],
    ['feedback', 'f.verdict', 'What analysts said of it; null when they said nothing'],
    ['evidence', `i.item->'evidence'`, 'Quotations from the text that prove it, as a JSON list'],
  ],
  from: `game_analysis a
    cross join lateral (select 'mechanics' as kind, jsonb_array_elements(a.mechanics) as item
      union all select 'metaElements', jsonb_array_elements(a.meta_elements)) i
    left join analysis_feedback f on f.bundle_id = a.bundle_id and f.kind = i.kind and f.item_key = i.item->>'key'`,
};

const TAGS: View = {
  name: 'tagged_games',
  about: 'One row per game and tag.',
  columns: [
    ['tag_id', 't.id', 'Id of the tag'],
    ['tag', 't.name', 'Name of the tag; several people may use the same'],
    ['description', 't.description', 'What the tag says of itself'],
    ['bundle_id', 'b.game_id', 'Id of the game; null while the tag is empty'],
    ['tagged_at', 'b.created_at', 'When the game got it'],
  ],
  from: 'tags t left join game_tags b on b.tag_id = t.id',
};

const COVERAGE: View = {
  name: 'coverage',
  about: 'One row per chart and UTC day: what was captured, and what should have been.',
  columns: [
    ...CHART,
    ['day', 'c.day', 'UTC day'],
    ['state', 'c.state', 'captured, empty, blocked or missing'],
    ['rows', 'c.rows', 'Rows of the last capture of the day; null when there is none'],
    ['reason', 'c.reason', 'Why nothing was captured'],
    ['sample', 'c.sample', 'Whether it is sample data'],
  ],
  from: `(with captured as (
      select distinct on (platform, country, category, ranking_type, (captured_at at time zone 'UTC')::date)
        platform, country, category, ranking_type, (captured_at at time zone 'UTC')::date as day, row_count, sample
      from chart_captures
      order by platform, country, category, ranking_type, (captured_at at time zone 'UTC')::date, captured_at desc)
    select platform, country, category, ranking_type, day, 'captured' as state, row_count as rows,
      null as reason, sample from captured
    union all
    select platform, country, category, ranking_type, day, state, null, reason, sample from chart_gaps g
      where not exists (select from captured k where k.platform = g.platform and k.country = g.country
        and k.category = g.category and k.ranking_type = g.ranking_type and k.day = g.day)) c`,
};

const VIEWS: readonly View[] = [
  ...[GAMES, LISTINGS, RANK_HISTORY, CURRENT_LISTS, MARKET_EVENTS],
  ...[DAILY_FACTS, ANALYSES, ANALYSIS_ITEMS, TAGS, COVERAGE],
];

const quote = (text: string): string => `'${text.replaceAll(`'`, `''`)}'`;

/**
 * Views that BI tools read by SQL: no accounts, ideas, chats, settings or credentials. To change the columns of a view,
 * a later migration recreates it with the next version in its comment.
 */
export class BiViews1764450000000 implements MigrationInterface {
  name = 'BiViews1764450000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema if not exists bi');
    await runner.query(`comment on schema bi is 'Views for reports. They are read only.'`);
    for (const { name, about, columns, from } of VIEWS) {
      const select = columns.map(([column, expression]) => `${expression} as ${column}`).join(', ');
      await runner.query(`create view bi.${name} as select ${select} from ${from}`);
      await runner.query(`comment on view bi.${name} is ${quote(`Version 1. ${about}`)}`);
      for (const [column, , says] of columns)
        await runner.query(`comment on column bi.${name}.${column} is ${quote(says)}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema bi cascade');
  }
}
