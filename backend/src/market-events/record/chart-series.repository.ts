import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChartCapture } from '../advance-chart.rules.js';
import type { CapturePeriod, EventList, ListsFilter } from '../market-events.types.js';

/** Reads captures of lists, for following games over time. */
@Injectable()
export class ChartSeriesRepository {
  constructor(private readonly source: DataSource) {}

  listLists(
    { platform, countries, category, rankingType }: ListsFilter,
    limit: number,
  ): Promise<EventList[]> {
    return this.source.query<EventList[]>(
      `select platform, category, country, ranking_type as "rankingType" from ranking_lists
       where ($1::text is null or platform = $1) and (cardinality($2::text[]) = 0 or country = any($2))
         and ($3::text is null or category = $3) and ($4::text is null or ranking_type = $4)
         and derived is distinct from 'union'
       order by captured_at desc, country, platform, category, ranking_type limit $5`,
      [platform, countries, category, rankingType, limit],
    );
  }

  /** A game that is listed twice counts with its best rank. */
  async listCaptures(list: EventList, { from, to, bundleIds }: CapturePeriod): Promise<ChartCapture[]> {
    const rows = await this.source.query<
      { capturedAt: Date; sample: boolean; depth: number; ids: string[]; places: number[] }[]
    >(
      `select c.captured_at as "capturedAt", c.sample, c.row_count as depth,
         coalesce(r.ids, '{}') as ids, coalesce(r.places, '{}') as places
       from chart_captures c left join (
         select captured_at, array_agg(bundle_id order by rank_position desc) as ids,
           array_agg(rank_position order by rank_position desc) as places
         from game_rankings
         where platform = $1 and category = $2 and country = $3 and ranking_type = $4
           and captured_at between $5::timestamptz and $6::timestamptz
           and ($7::text[] is null or bundle_id = any($7))
         group by captured_at) r using (captured_at)
       where platform = $1 and category = $2 and country = $3 and ranking_type = $4
         and captured_at between $5::timestamptz and $6::timestamptz
       order by captured_at`,
      [...[list.platform, list.category, list.country, list.rankingType], from, to, bundleIds],
    );
    return rows.map(({ ids, places, ...capture }) => ({
      ...capture,
      ranks: new Map(ids.map((id, at) => [id, places[at]!])),
    }));
  }
}
