import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../database/replicas/read-database.js';
import { ITEM_KEYS } from '../analyses/analyses.types.js';
import type { Platform } from '../games/games.types.js';
import type { ChartKey, RankingType } from '../rankings/rankings.types.js';
import { THIN_SHARE } from '../market-events/advance-chart.rules.js';
import { type ChartScope, WINDOW_DAYS } from './trends.types.js';

export interface ChartRow {
  platform: Platform;
  country: string;
  ranking_type: RankingType;
  captured_at: Date;
  sample: boolean;
  baseline_at: Date | null;
  baseline_sample: boolean | null;
}

export interface ChartGameRow {
  platform: Platform;
  ranking_type: RankingType;
  captured_at: Date;
  bundle_id: string;
  rank: number;
  title: string | null;
  developer: string | null;
  item_keys: string[] | null;
}

/** Condition for the list of a key, given as the first four parameters of a statement. */
export const KEY_CONDITION = 'platform = $1 and category = $2 and country = $3 and ranking_type = $4';
export const keyParams = (key: ChartKey) => [key.platform, key.category, key.country, key.rankingType];

/** Each list as of its newest capture before `$5`. */
const LISTS_BEFORE = `(
  select k.platform, k.category, k.country, k.ranking_type, c.captured_at, c.sample, c.derived, c.row_count as total
  from ranking_lists k
  cross join lateral (
    select captured_at, sample, derived, row_count from chart_captures c
    where c.platform = k.platform and c.category = k.category and c.country = k.country
      and c.ranking_type = k.ranking_type and c.captured_at < $5
    order by captured_at desc limit 1) c)`;

/** A capture `c` before that of list `l`, with about as many rows: the rest of a deeper one is not new. */
const COMPARABLE = `c.platform = l.platform and c.category = l.category and c.country = l.country
  and c.ranking_type = l.ranking_type
  and least(c.row_count, l.total) > ${THIN_SHARE} * greatest(c.row_count, l.total)`;

/** Reads across rankings, games and analyses with one statement each, since a chart has hundreds of games. */
@Injectable()
export class TrendsRepository {
  constructor(private readonly reads: ReadDatabase) {}

  /**
   * The overall lists captured by the stores, each with the capture to compare with: the last one before the
   * window, or the first within it.
   * @param before uses their newest captures before this time; the current ones when null
   */
  listCharts(
    { platform, country = 'us', rankingType }: ChartScope,
    before: Date | null,
  ): Promise<ChartRow[]> {
    return this.reads.query<ChartRow[]>(
      `select l.platform, l.country, l.ranking_type, l.captured_at, l.sample,
         b.captured_at as baseline_at, b.sample as baseline_sample
       from ${before ? LISTS_BEFORE : 'ranking_lists'} l
       left join lateral (
         select captured_at, sample from (
           (select captured_at, sample, 0 as preference from chart_captures c
            where ${COMPARABLE} and c.captured_at <= l.captured_at - $4 * interval '24 hours'
            order by captured_at desc limit 1)
           union all
           (select captured_at, sample, 1 from chart_captures c
            where ${COMPARABLE} and c.captured_at > l.captured_at - $4 * interval '24 hours'
              and c.captured_at <= l.captured_at - interval '12 hours'
            order by captured_at limit 1)) either
         order by preference limit 1) b on true
       where l.category = 'all' and l.country = $1 and l.derived is distinct from 'union'
         and ($2::text is null or l.platform = $2)
         and l.ranking_type = any($3::text[])
       order by l.platform, l.ranking_type`,
      [
        ...[country, platform ?? null, rankingType ? [rankingType] : ['downloads', 'revenue'], WINDOW_DAYS],
        ...(before ? [before] : []),
      ],
    );
  }

  /** Games of some captures with the items of their current analyses. */
  listGames(charts: readonly ChartRow[], time: (chart: ChartRow) => Date): Promise<ChartGameRow[]> {
    if (charts.length === 0) return Promise.resolve([]);
    return this.reads.query<ChartGameRow[]>(
      `select r.platform, r.ranking_type, r.captured_at, r.bundle_id, r.rank, g.title, g.developer,
         ${ITEM_KEYS} as item_keys
       from (
         select r.platform, r.ranking_type, r.captured_at, r.bundle_id, min(r.rank_position) as rank
         from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[])
           as l (platform, country, ranking_type, captured_at)
         join game_rankings r on r.platform = l.platform and r.category = 'all' and r.country = l.country
           and r.ranking_type = l.ranking_type and r.captured_at = l.captured_at
         group by 1, 2, 3, 4) r
       left join games g on g.bundle_id = r.bundle_id
       left join game_analysis a on a.bundle_id = r.bundle_id and a.is_current`,
      [
        charts.map((chart) => chart.platform),
        charts.map((chart) => chart.country),
        charts.map((chart) => chart.ranking_type),
        charts.map(time),
      ],
    );
  }
}
