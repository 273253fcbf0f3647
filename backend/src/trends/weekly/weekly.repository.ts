import { Injectable } from '@nestjs/common';
import { ITEM_KEYS } from '../../analyses/analyses.types.js';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import { THIN_SHARE } from '../../market-events/advance-chart.rules.js';
import type { ChartKey } from '../../rankings/rankings.types.js';
import { KEY_CONDITION, keyParams } from '../trends.repository.js';

export interface WeekRow {
  week: Date;
  captured_at: Date | null;
  sample: boolean | null;
  days: number;
}

export interface WeekGameRow {
  captured_at: Date;
  bundle_id: string;
  item_keys: string[] | null;
}

export interface ItemGameRow {
  bundle_id: string;
  rank: number;
  title: string;
  developer: string | null;
  icon_url: string | null;
  /** One per requested item, in order. */
  items: { name: string; confidence: 'high' | 'medium' | 'low'; evidence?: string[] }[];
}

/** Reads one list week by week. */
@Injectable()
export class WeeklyRepository {
  constructor(private readonly reads: ReadDatabase) {}

  /** @param before ignores later captures; null for no limit */
  async findNewest(key: ChartKey, before: Date | null): Promise<Date | null> {
    const [row] = await this.reads.query<{ captured_at: Date | null }[]>(
      `select max(captured_at) as captured_at from chart_captures
       where ${KEY_CONDITION} and ($5::timestamptz is null or captured_at < $5)`,
      [...keyParams(key), before],
    );
    return row?.captured_at ?? null;
  }

  /**
   * The last complete capture of each week, oldest first, with the number of days captured. Weeks begin on Monday
   * (UTC).
   * @param before ignores later captures; null for no limit
   */
  listWeeks(
    key: ChartKey,
    { first, last, before }: { first: Date; last: Date; before: Date | null },
  ): Promise<WeekRow[]> {
    return this.reads.query<WeekRow[]>(
      `select w.week, max(c.captured_at) filter (where c.row_count > ${THIN_SHARE} * c.most) as captured_at,
         bool_or(c.sample) as sample, count(distinct (c.captured_at at time zone 'utc')::date)::int as days
       from generate_series($5::timestamptz, $6::timestamptz, interval '168 hours') as w (week)
       left join (
         select captured_at, sample, row_count,
           max(row_count) over (partition by date_trunc('week', captured_at at time zone 'utc')) as most
         from chart_captures where ${KEY_CONDITION} and captured_at >= $5
           and ($7::timestamptz is null or captured_at < $7)) c
         on c.captured_at >= w.week and c.captured_at < w.week + interval '168 hours'
       group by w.week order by w.week`,
      [...keyParams(key), first, last, before],
    );
  }

  /** The first `top` games of some captures with their items; null for a game without an analysis. */
  listGames(key: ChartKey, times: readonly Date[], top: number): Promise<WeekGameRow[]> {
    if (times.length === 0) return Promise.resolve([]);
    return this.reads.query<WeekGameRow[]>(
      `select distinct r.captured_at, r.bundle_id, ${ITEM_KEYS} as item_keys
       from game_rankings r
       left join game_analysis a on a.bundle_id = r.bundle_id and a.is_current
       where r.platform = $1 and r.category = $2 and r.country = $3 and r.ranking_type = $4
         and r.captured_at = any($5::timestamptz[]) and r.rank_position <= $6`,
      [...keyParams(key), times, top],
    );
  }

  /** Games of some captures that have all of the items, best rank first, with the evidence. */
  listItemGames(
    key: ChartKey,
    { times, top, itemKeys }: { times: readonly Date[]; top: number; itemKeys: readonly string[] },
  ): Promise<ItemGameRow[]> {
    return this.reads.query<ItemGameRow[]>(
      `select r.bundle_id, r.rank, coalesce(g.title, r.bundle_id) as title, g.developer, g.icon_url,
         array(
           select item from unnest($7::text[]) with ordinality as wanted (key, place)
           cross join lateral (
             select item from jsonb_array_elements(a.mechanics || a.meta_elements) as item
             where item ->> 'id' = wanted.key limit 1) found
           order by wanted.place) as items
       from (
         select bundle_id, min(rank_position)::int as rank from game_rankings
         where platform = $1 and category = $2 and country = $3 and ranking_type = $4
           and captured_at = any($5::timestamptz[]) and rank_position <= $6
         group by bundle_id) r
       join game_analysis a on a.bundle_id = r.bundle_id and a.is_current
       left join games g on g.bundle_id = r.bundle_id
       where ${ITEM_KEYS} @> $7::text[]
       order by r.rank, r.bundle_id`,
      [...keyParams(key), times, top, itemKeys],
    );
  }
}
