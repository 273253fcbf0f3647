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
];
