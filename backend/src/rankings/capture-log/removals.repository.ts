import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type GameMove, type Platform, toMoveColumns } from '../../games/games.types.js';
import type { ChartKey } from '../rankings.types.js';
import { ChartRemoval } from './chart-removal.entity.js';

const KEY = 'platform, category, country, ranking_type, captured_at';

/** Which captures to remove: those of an import, or a single one. */
export type RemovalTarget = { importId: string } | { capture: ChartKey & { capturedAt: Date } };

/** What a statement removed or restored, per list. */
export interface MovedCaptures extends ChartKey {
  charts: number;
  rows: number;
  times: Date[];
}

const MOVED = `platform, category, country, ranking_type as "rankingType", count(*)::int as charts,
  sum(row_count)::int as rows, array_agg(captured_at) as times`;

/** Moves captures with their rows out of the history and back. */
@Injectable()
export class RemovalsRepository {
  async insertRemoval(
    removal: Pick<ChartRemoval, 'label' | 'importId' | 'removedBy' | 'removedAt' | 'purgeAt'>,
    manager: EntityManager,
  ): Promise<string> {
    const { identifiers } = await manager.insert(ChartRemoval, { ...removal, chartCount: 0, rowCount: 0 });
    return (identifiers[0] as { id: string }).id;
  }

  async updateCounts(
    id: string,
    counts: Pick<ChartRemoval, 'chartCount' | 'rowCount'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(ChartRemoval, { id }, counts);
  }

  /** Moves captures with their ranks from the history to the removal. */
  removeCaptures(removalId: string, what: RemovalTarget, manager: EntityManager): Promise<MovedCaptures[]> {
    const [condition, params] =
      'importId' in what
        ? ['import_id = $2', [what.importId]]
        : [
            `(${KEY}) = ($2, $3, $4, $5, $6::timestamptz)`,
            [
              what.capture.platform,
              what.capture.category,
              what.capture.country,
              what.capture.rankingType,
              what.capture.capturedAt,
            ],
          ];
    return manager.query<MovedCaptures[]>(
      `with gone as (
         delete from chart_captures where ${condition} returning *
       ), ranks as (
         delete from game_rankings r using gone g
         where (r.platform, r.category, r.country, r.ranking_type, r.captured_at)
             = (g.platform, g.category, g.country, g.ranking_type, g.captured_at)
         returning r.*
       ), kept as (
         insert into removed_captures (removal_id, ${KEY}, sample, source, derived, import_id, job_id, created_at,
           positions, bundle_ids)
         select $1, ${KEY}, g.sample, g.source, g.derived, g.import_id, g.job_id, g.created_at,
           r.positions, r.bundle_ids
         from gone g join (
           select ${KEY}, array_agg(rank_position order by rank_position) as positions,
             array_agg(bundle_id order by rank_position) as bundle_ids
           from ranks group by ${KEY}) r using (${KEY})
       )
       select ${MOVED} from gone group by 1, 2, 3, 4`,
      [removalId, ...params],
    );
  }

  /** The games of removed captures by country. */
  listGames(removalId: string, manager: EntityManager): Promise<{ country: string; bundleIds: string[] }[]> {
    return manager.query<{ country: string; bundleIds: string[] }[]>(
      `select country, array_agg(distinct bundle_id) as "bundleIds"
       from removed_captures, unnest(bundle_ids) as bundle_id where removal_id = $1 group by country`,
      [removalId],
    );
  }

  /** Distinct times of the captures of a removal. */
  async listTimes(removalId: string, manager: EntityManager): Promise<Date[]> {
    const rows = await manager.query<{ captured_at: Date }[]>(
      'select distinct captured_at from removed_captures where removal_id = $1',
      [removalId],
    );
    return rows.map((row) => row.captured_at);
  }

  /**
   * Restores the captures of a removal, except those whose chart was captured again for the same time, and samples of
   * charts that have real captures now. Games merged in the meantime are restored under their new id.
   */
  restoreCaptures(removalId: string, manager: EntityManager): Promise<MovedCaptures[]> {
    return manager.query<MovedCaptures[]>(
      `with back as (
         insert into chart_captures (${KEY}, sample, source, derived, import_id, job_id, created_at, row_count, updated_at)
         select ${KEY}, sample, source, derived, import_id, job_id, created_at, cardinality(positions), clock_timestamp()
         from removed_captures r where removal_id = $1
           and not (sample and exists (select from chart_captures c where not c.sample
             and (c.platform, c.category, c.country, c.ranking_type) = (r.platform, r.category, r.country, r.ranking_type)))
         on conflict (${KEY}) do nothing
         returning *
       ), ranks as (
         insert into game_rankings (${KEY}, rank_position, bundle_id, sample)
         select b.platform, b.category, b.country, b.ranking_type, b.captured_at, u.rank_position,
           coalesce(l.bundle_id, u.bundle_id), b.sample
         from back b join (select * from removed_captures where removal_id = $1) as c using (${KEY})
         cross join lateral unnest(c.positions, c.bundle_ids) as u (rank_position, bundle_id)
         left join game_listings l
           on u.bundle_id ~ '^id[0-9]+$' and l.platform = 'ios' and l.store_id = substr(u.bundle_id, 3)
       )
       select ${MOVED} from back group by 1, 2, 3, 4`,
      [removalId],
    );
  }

  /** Replaces merged games, so that a later restore brings back existing ones. */
  async updateGames(moves: readonly GameMove[], manager: EntityManager, platform?: Platform): Promise<void> {
    await manager.query(
      `with m as (select * from unnest($1::text[], $2::text[]) as m (from_id, to_id))
       update removed_captures set bundle_ids = array(
         select coalesce(m.to_id, u.bundle_id) from unnest(bundle_ids) with ordinality as u (bundle_id, place)
         left join m on m.from_id = u.bundle_id order by u.place)
       where bundle_ids && $1::text[] and ($3::text is null or platform = $3)`,
      [...toMoveColumns(moves), platform],
    );
  }

  /** Also deletes the captures stored under it. */
  async deleteRemoval(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(ChartRemoval, { id });
  }

  /** @returns how many removals were purged */
  async deletePurged(now: Date, manager: EntityManager): Promise<number> {
    const [, count] = (await manager.query('delete from chart_removals where purge_at <= $1', [now])) as [
      unknown,
      number,
    ];
    return count;
  }
}
