import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../../database/rows/prepared.js';
import { KEY_CONDITION, keyParams } from '../chart-key.js';
import type { ChartKey } from '../rankings.types.js';
import type { ListedRank } from './chart-list.js';

const VALUES = 'rank_position, previous_position, rank_change';

/** Writes the table current_ranks. */
@Injectable()
export class CurrentRanksRepository {
  /** Replaces the ranks of a chart; an empty list removes them. */
  async replaceRanks(key: ChartKey, ranks: readonly ListedRank[], manager: EntityManager): Promise<void> {
    await queryPrepared(
      manager,
      'rankings-current-ranks',
      `with written as (
         insert into current_ranks as c (platform, category, country, ranking_type, bundle_id, ${VALUES})
         select $1, $2, $3, $4, * from unnest($5::text[], $6::int[], $7::int[], $8::text[])
         on conflict (platform, category, country, ranking_type, bundle_id) do update set
           rank_position = excluded.rank_position, previous_position = excluded.previous_position,
           rank_change = excluded.rank_change
         where (c.rank_position, c.previous_position, c.rank_change)
           is distinct from (excluded.rank_position, excluded.previous_position, excluded.rank_change))
       delete from current_ranks where ${KEY_CONDITION} and bundle_id <> all($5::text[])`,
      [
        ...keyParams(key),
        ranks.map((rank) => rank.bundleId),
        ranks.map((rank) => rank.rankPosition),
        ranks.map((rank) => rank.previousPosition),
        ranks.map((rank) => rank.change),
      ],
    );
  }
}
