/** Requests of one kind, and one statement that answers the same for one of them. */
export interface InsightQuestion {
  name: string;
  /** Addresses that all differ; the first time each is asked with nothing in memory. */
  paths: string[];
  plain: { sql: string; params: unknown[] };
}

const LISTS = ['us', 'jp', 'tw'].flatMap((country) =>
  ['downloads', 'revenue'].map((type) => `platform=android&country=${country}&rankingType=${type}`),
);

/** Games all over the catalog; the smallest one has so many. */
const SIMILAR_TO = Array.from({ length: 25 }, (_, n) => n * 77);
const PAST_DAYS = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'];

/** What the insight screens ask; see fill-insight.ts for what there is. */
export const insightQuestions: InsightQuestion[] = [
  {
    name: 'trends: shares week by week',
    paths: LISTS.map((list) => `/api/trends/weeks?${list}&top=200`),
    plain: {
      sql: `with weeks as (
          select max(captured_at) as captured_at from chart_captures
          where platform = 'android' and category = 'all' and country = 'us' and ranking_type = 'downloads'
          group by date_trunc('week', captured_at) order by 1 desc limit 12)
        select r.captured_at, key, count(distinct r.bundle_id)
        from game_rankings r join weeks using (captured_at)
        join game_analysis a on a.bundle_id = r.bundle_id and a.is_current, unnest(a.item_keys) key
        where r.platform = 'android' and r.category = 'all' and r.country = 'us' and r.ranking_type = 'downloads'
        group by 1, 2`,
      params: [],
    },
  },
  {
    name: 'trends: map of pairs',
    paths: LISTS.map((list) => `/api/trends/pairs?${list}&top=200`),
    plain: {
      sql: `with games as (
          select distinct r.bundle_id, a.item_keys from game_rankings r
          join game_analysis a on a.bundle_id = r.bundle_id and a.is_current
          where r.platform = 'android' and r.category = 'all' and r.country = 'us' and r.ranking_type = 'downloads'
            and r.captured_at >= (select max(captured_at) - interval '84 days' from chart_captures))
        select a, b, count(*) from games, unnest(item_keys) a, unnest(item_keys) b where a < b group by 1, 2`,
      params: [],
    },
  },
  {
    name: 'launches: cohorts and curves',
    paths: LISTS.map((list) => `/api/trends/launches?${list}`),
    plain: {
      sql: `with seen as (
          select bundle_id, captured_at, dense_rank() over (order by captured_at) as at from game_rankings
          where platform = 'android' and category = 'all' and country = 'us' and ranking_type = 'downloads'),
        runs as (
          select bundle_id, captured_at, at - row_number() over (partition by bundle_id order by at) as run from seen),
        stays as (
          select bundle_id, min(captured_at) as first, max(captured_at) as last,
            row_number() over (partition by bundle_id order by run) as number
          from runs group by bundle_id, run)
        select date_trunc('week', first), last - first as stayed, count(*) from stays
        where number = 1 and first > (select max(captured_at) - interval '91 days' from seen) group by 1, 2`,
      params: [],
    },
  },
  {
    name: 'launches: two groups compared',
    paths: LISTS.map((list) => `/api/trends/launches/compare?${list}&a=category:puzzle&b=category:word`),
    plain: {
      sql: `select bundle_id, min(captured_at), max(captured_at) from game_rankings
        where platform = 'android' and category = 'all' and country = 'us' and ranking_type = 'downloads' group by 1`,
      params: [],
    },
  },
  {
    name: 'launches: games of the last week',
    paths: LISTS.map((list) => `/api/trends/launches/games?${list}&days=7`),
    plain: {
      sql: `select bundle_id, min(captured_at) from game_rankings
        where platform = 'android' and category = 'all' and country = 'us' and ranking_type = 'downloads'
        group by 1 having min(captured_at) > now() - interval '7 days'`,
      params: [],
    },
  },
  {
    name: 'launches: course of one game',
    paths: LISTS.map(
      (list, index) => `/api/trends/launches/course?${list}&bundleId=com.studio${index}.game${index}`,
    ),
    plain: {
      sql: `select captured_at, min(rank_position) from game_rankings
        where platform = 'android' and category = 'all' and country = 'us' and ranking_type = 'downloads'
          and bundle_id = 'com.studio0.game0' group by 1`,
      params: [],
    },
  },
  {
    name: 'developer page',
    paths: Array.from({ length: 12 }, (_, index) => `/api/developers/studio-${index * 317}`),
    plain: {
      sql: `select g.bundle_id, g.title, r.*, a.item_keys, e.type, e.happened_at from games g
        left join current_ranks r on r.bundle_id = g.bundle_id
        left join game_analysis a on a.bundle_id = g.bundle_id and a.is_current
        left join lateral (select type, happened_at from market_events e where e.bundle_id = g.bundle_id
          order by happened_at desc limit 40) e on true
        where g.developer ilike 'studio 317'`,
      params: [],
    },
  },
  {
    name: 'developers by name',
    paths: ['studio 31', 'dio 49', 'studio'].map((q) => `/api/developers?q=${encodeURIComponent(q)}`),
    plain: {
      sql: `select lower(developer), count(*) from games where developer ilike '%studio 31%' group by 1 order by 2 desc limit 8`,
      params: [],
    },
  },
  {
    name: 'similar games',
    paths: SIMILAR_TO.map((n) => `/api/games/com.studio${n % 5_000}.game${n}/similar`),
    plain: {
      sql: `select o.bundle_id, count(*) from game_analysis a
        join game_analysis o on o.is_current and o.bundle_id <> a.bundle_id and o.item_keys && a.item_keys
        cross join lateral (
          select from unnest(a.item_keys) key where key = any(o.item_keys)) shared
        where a.is_current and a.bundle_id = (
          select bundle_id from game_analysis where is_current order by bundle_id limit 1)
        group by 1 order by 2 desc limit 20`,
      params: [],
    },
  },
  {
    name: 'rankings: charts of a day',
    paths: PAST_DAYS.map((day) => `/api/rankings/current?platform=android&country=us&date=${day}`),
    plain: {
      sql: `select r.* from game_rankings r join (
          select ranking_type, captured_at, row_number() over (partition by ranking_type order by captured_at desc) as place
          from chart_captures where platform = 'android' and category = 'all' and country = 'us'
            and captured_at < $1::date + 1) c using (ranking_type, captured_at)
        where c.place <= 14 and r.platform = 'android' and r.category = 'all' and r.country = 'us'`,
      params: [PAST_DAYS[0]],
    },
  },
  {
    name: 'countries: one list side by side',
    paths: PAST_DAYS.map(
      (day) =>
        `/api/trends/countries?platform=android&rankingType=downloads&countries=us,jp,tw&top=200&date=${day}`,
    ),
    plain: {
      sql: `select country, bundle_id, min(captured_at) from game_rankings
        where platform = 'android' and category = 'all' and ranking_type = 'downloads' group by 1, 2`,
      params: [],
    },
  },
];
