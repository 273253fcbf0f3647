import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SampleFacts } from '../../games/sample-facts.service.js';
import { ListWriter } from './list-writer.js';
import type { ChartKey } from '../rankings.types.js';

/** Takes games that are real now out of the invented charts; those below move up. */
@Injectable()
export class SampleRanks implements OnModuleInit {
  constructor(
    private readonly sampleFacts: SampleFacts,
    private readonly lists: ListWriter,
  ) {}

  onModuleInit(): void {
    this.sampleFacts.onRemove((manager, bundleIds) => this.removeFrom(manager, bundleIds));
  }

  private async removeFrom(manager: EntityManager, bundleIds: string[]): Promise<void> {
    const lists = await manager.query<ChartKey[]>(
      `with touched as (
         select distinct c.platform, c.category, c.country, c.ranking_type, c.captured_at
         from chart_captures c join game_rankings r using (platform, category, country, ranking_type, captured_at)
         where c.sample and r.bundle_id = any($1::text[])
       ), old as (
         delete from game_rankings r using touched t
         where (r.platform, r.category, r.country, r.ranking_type, r.captured_at)
             = (t.platform, t.category, t.country, t.ranking_type, t.captured_at)
         returning r.*
       ), written as (
         insert into game_rankings
           (platform, category, country, ranking_type, captured_at, rank_position, bundle_id, sample)
         select platform, category, country, ranking_type, captured_at,
           row_number() over (partition by platform, category, country, ranking_type, captured_at
                              order by rank_position),
           bundle_id, sample
         from old where bundle_id <> all($1::text[])
         returning platform, category, country, ranking_type, captured_at
       ), counted as (
         update chart_captures c set row_count = (
           select count(*) from written w
           where (w.platform, w.category, w.country, w.ranking_type, w.captured_at)
               = (c.platform, c.category, c.country, c.ranking_type, c.captured_at))
         from touched t
         where (c.platform, c.category, c.country, c.ranking_type, c.captured_at)
             = (t.platform, t.category, t.country, t.ranking_type, t.captured_at)
       )
       select distinct platform, category, country, ranking_type as "rankingType" from touched order by 1, 2, 3, 4`,
      [bundleIds],
    );
    if (lists.length === 0) return;
    await manager.query(`delete from chart_captures where sample and row_count = 0`);
    for (const key of lists) await this.lists.rewrite(manager, key);
  }
}
