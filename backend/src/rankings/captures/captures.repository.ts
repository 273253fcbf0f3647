import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { copyRows } from '../../database/rows/copy-rows.js';
import { queryPrepared } from '../../database/rows/prepared.js';
import { KEY_CONDITION, keyParams } from '../chart-key.js';
import { type GameMove, type Platform, toMoveColumns } from '../../games/games.types.js';
import type { ChartKey } from '../rankings.types.js';
import {
  captureId,
  getBundleId,
  type CaptureRows,
  type RankColumns,
  type CaptureKey,
} from './capture-rows.js';

export interface CaptureOrigin {
  source: string;
  sample: boolean;
  derived: string | null;
  /** Origin of the captures: an import, or the job of a refresh. */
  importId?: string;
  jobId?: string;
}

const CAPTURE_COLUMNS = 'platform, category, country, ranking_type, captured_at';

const INCOMING_RANKS =
  'unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::int[], $7::text[])';

/** Condition that rows of two tables belong to the same capture. */
const isSameCapture = (a: string, b: string): string => {
  const listColumns = (table: string) => CAPTURE_COLUMNS.replace(/\w+/g, (column) => `${table}.${column}`);
  return `(${listColumns(a)}) = (${listColumns(b)})`;
};

/** Writes captures and their rows: the tables chart_captures and game_rankings. */
@Injectable()
export class CapturesRepository {
  /**
   * Inserts missing ranks and their captures.
   * @returns how many were inserted
   */
  async insertRanks(
    columns: RankColumns,
    { sample, source, derived, importId, jobId }: CaptureOrigin,
    manager: EntityManager,
  ): Promise<number> {
    const [counted] = await queryPrepared<{ added: number }>(
      manager,
      'rankings-write',
      `with written as (
         insert into game_rankings (${CAPTURE_COLUMNS}, rank_position, bundle_id, sample)
         select *, $8::boolean from ${INCOMING_RANKS}
         on conflict do nothing
         returning ${CAPTURE_COLUMNS}
       ), captured as (
         insert into chart_captures as c
           (${CAPTURE_COLUMNS}, sample, source, derived, import_id, job_id, row_count, updated_at)
         select ${CAPTURE_COLUMNS}, $8, $9::text, $10::text, $11::uuid, $12::uuid, count(*), clock_timestamp()
         from written group by 1, 2, 3, 4, 5
         on conflict (${CAPTURE_COLUMNS})
           do update set row_count = c.row_count + excluded.row_count, updated_at = excluded.updated_at
       )
       select count(*)::int as added from written`,
      [...columns, sample, source, derived, importId ?? null, jobId ?? null],
    );
    return counted?.added ?? 0;
  }

  /**
   * Inserts missing captures. Until this transaction ends, others that write the same ones wait.
   * @returns the ids of the new ones, as returned by `captureId`
   */
  async insertCaptures(
    captures: readonly CaptureRows[],
    { sample, source, derived, importId, jobId }: CaptureOrigin,
    manager: EntityManager,
  ): Promise<Set<string>> {
    const keys = captures.map(({ platform, category, country, rankingType, capturedAt, places }) => ({
      ...{ platform, category, country, ranking_type: rankingType, captured_at: capturedAt },
      row_count: places.size,
    }));
    const rows = await queryPrepared<CaptureKey>(
      manager,
      'rankings-new-captures',
      `insert into chart_captures
         (${CAPTURE_COLUMNS}, sample, source, derived, import_id, job_id, row_count, updated_at)
       select ${CAPTURE_COLUMNS}, $2, $3::text, $4::text, $5::uuid, $6::uuid, row_count, clock_timestamp()
       from jsonb_to_recordset($1) as c (platform text, category text, country text, ranking_type text,
         captured_at timestamptz, row_count integer)
       on conflict do nothing
       returning platform, category, country, ranking_type as "rankingType", captured_at as "capturedAt"`,
      [JSON.stringify(keys), sample, source, derived, importId ?? null, jobId ?? null],
    );
    return new Set(rows.map(captureId));
  }

  /** Inserts the ranks of captures that have none. */
  async copyRanks(
    captures: readonly CaptureRows[],
    bundleIds: ReadonlyMap<string, string>,
    sample: boolean,
    manager: EntityManager,
  ): Promise<void> {
    const groups = captures.map(({ platform, category, country, rankingType, capturedAt, places }) => ({
      shared: [platform, category, country, rankingType, capturedAt.toISOString(), sample],
      rows: [...places.values()].map((row) => [row.rankPosition, getBundleId(row, bundleIds)]),
    }));
    await copyRows(manager, `game_rankings (${CAPTURE_COLUMNS}, sample, rank_position, bundle_id)`, groups);
  }

  /**
   * Updates stored ranks that have a different game.
   * @returns how many were changed, and their previous games
   */
  async updateRanks(
    columns: RankColumns,
    sample: boolean,
    manager: EntityManager,
  ): Promise<{ changed: number; replaced: { country: string; bundleId: string }[] }> {
    const [corrected] = await manager.query<
      { changed: number; replaced: { country: string; bundleId: string }[] }[]
    >(
      `with old as (
         select r.*, i.bundle_id as new_bundle_id
         from ${INCOMING_RANKS} as i (${CAPTURE_COLUMNS}, rank_position, bundle_id)
         join game_rankings r using (${CAPTURE_COLUMNS}, rank_position)
         where (r.bundle_id, r.sample) is distinct from (i.bundle_id, $8::boolean)
       ), changed as (
         update game_rankings r set bundle_id = o.new_bundle_id, sample = $8::boolean
         from old o where ${isSameCapture('r', 'o')} and r.rank_position = o.rank_position
         returning r.platform, r.category, r.country, r.ranking_type, r.captured_at
       ), touched as (
         update chart_captures c set updated_at = clock_timestamp() from (select distinct * from changed) d
         where ${isSameCapture('c', 'd')}
       )
       select (select count(*)::int from changed) as changed,
         (select coalesce(jsonb_agg(jsonb_build_object('country', country, 'bundleId', bundle_id)), '[]')
          from old) as replaced`,
      [...columns, sample],
    );
    return corrected ?? { changed: 0, replaced: [] };
  }

  /** Sets the time of the captures written by this transaction to now. */
  async updateTimes(manager: EntityManager): Promise<void> {
    await manager.query(
      `update chart_captures set updated_at = clock_timestamp()
       where updated_at >= now() and xmin = pg_current_xact_id()::xid`,
    );
  }

  /** Lists that contain both games of a move. */
  listShared(moves: readonly GameMove[], manager: EntityManager): Promise<ChartKey[]> {
    return manager.query<ChartKey[]>(
      `select distinct platform, category, country, ranking_type as "rankingType" from (
         select m.to_id, r.platform, r.category, r.country, r.ranking_type
         from unnest($1::text[], $2::text[]) as m (from_id, to_id)
         join game_rankings r on r.bundle_id in (m.from_id, m.to_id)
         group by 1, 2, 3, 4, 5 having count(distinct r.bundle_id) = 2) shared`,
      toMoveColumns(moves),
    );
  }

  /** Moves the history of games to other games. */
  async updateGames(moves: readonly GameMove[], manager: EntityManager, platform?: Platform): Promise<void> {
    await manager.query(
      `with moved as (
         update game_rankings set bundle_id = m.to_id from unnest($1::text[], $2::text[]) as m (from_id, to_id)
         where bundle_id = m.from_id and ($3::text is null or platform = $3)
         returning ${CAPTURE_COLUMNS})
       update chart_captures c set updated_at = clock_timestamp() from (select distinct * from moved) m
       where ${isSameCapture('c', 'm')}`,
      [...toMoveColumns(moves), platform],
    );
  }

  /** Removes the sample captures of a list. @returns whether there were any */
  async deleteSamples(key: ChartKey, manager: EntityManager): Promise<boolean> {
    const [deleted] = (await manager.query(
      `delete from chart_captures where ${KEY_CONDITION} and sample returning captured_at`,
      keyParams(key),
    )) as [object[], number];
    if (deleted.length > 0)
      await manager.query(`delete from game_rankings where ${KEY_CONDITION} and sample`, keyParams(key));
    return deleted.length > 0;
  }

  /**
   * Removes games from sample captures and closes the gaps.
   * @returns the lists that changed
   */
  async deleteFromSamples(bundleIds: string[], manager: EntityManager): Promise<ChartKey[]> {
    const lists = await manager.query<ChartKey[]>(
      `with touched as (
         select distinct c.platform, c.category, c.country, c.ranking_type, c.captured_at
         from chart_captures c join game_rankings r using (${CAPTURE_COLUMNS})
         where c.sample and r.bundle_id = any($1::text[])
       ), old as (
         delete from game_rankings r using touched t where ${isSameCapture('r', 't')}
         returning r.*
       ), written as (
         insert into game_rankings (${CAPTURE_COLUMNS}, rank_position, bundle_id, sample)
         select ${CAPTURE_COLUMNS},
           row_number() over (partition by ${CAPTURE_COLUMNS} order by rank_position),
           bundle_id, sample
         from old where bundle_id <> all($1::text[])
         returning ${CAPTURE_COLUMNS}
       ), counted as (
         update chart_captures c set row_count = (select count(*) from written w where ${isSameCapture('w', 'c')})
         from touched t where ${isSameCapture('c', 't')}
       )
       select distinct platform, category, country, ranking_type as "rankingType" from touched order by 1, 2, 3, 4`,
      [bundleIds],
    );
    if (lists.length > 0) await manager.query(`delete from chart_captures where sample and row_count = 0`);
    return lists;
  }
}
