import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Google Play answers about 40 pages a minute, so these take about an hour. */
const MAX_OTHERS = 2_000;

/** Decides which games the schedule reads, and in which order. */
@Injectable()
export class FactsQueueRepository {
  constructor(private readonly source: DataSource) {}

  /** Games of the current charts by best rank, then tagged games, then those read longest ago. */
  async listGames(): Promise<string[]> {
    const rows = await this.source.query<{ id: string }[]>(
      `with charted as (
         select bundle_id, min(rank_position) as place from current_ranks group by 1),
       read as (
         select l.bundle_id, max(c.fetched_at) as at from game_listings l
         left join market_data_copies c using (platform, store_id) group by 1),
       wanted as (
         select g.bundle_id, c.place, read.at, case when c.place is not null then 1
           when exists (select from game_tags t where t.game_id = g.bundle_id) then 2 else 3 end as part
         from games g join read using (bundle_id) left join charted c using (bundle_id) where not g.sample)
       (select bundle_id as id, part, place, at from wanted where part < 3)
       union all
       (select bundle_id, part, place, at from wanted where part = 3
        order by at nulls first, bundle_id limit ${MAX_OTHERS})
       order by part, place, at nulls first, id`,
    );
    return rows.map(({ id }) => id);
  }
}
