import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogueService, type WrittenListings } from '../../games/catalogue.service.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { prepared } from '../../database/prepared.js';
import { ListWriter } from '../charts/list-writer.js';
import { groupByCapture, rankColumns, type DatedChartRow, type TouchedCapture } from './capture-rows.js';
import { ensurePartitions, forgetPartitions } from './partitions.js';
import type { Capture, ChartKey } from '../rankings.types.js';

interface WrittenRows {
  captures: TouchedCapture[];
  added: number;
  changed: number;
}

/** Writes charts: games and listings, the capture with its rows, and the ready list, in one transaction. */
@Injectable()
export class CapturesService {
  private readonly withoutSamples = new Set<string>();

  constructor(
    private readonly source: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly lists: ListWriter,
    events: DatabaseEvents,
  ) {
    // What is remembered of the database may be wrong after a restore.
    events.onReset(() => {
      this.withoutSamples.clear();
      forgetPartitions(source);
    });
  }

  /**
   * Stores one chart. Storing the same capture again changes nothing.
   * @param alongside is done in the same transaction
   */
  async record(capture: Capture, alongside?: (manager: EntityManager) => Promise<void>): Promise<void> {
    await ensurePartitions(this.source, [capture.capturedAt]);
    await this.source.transaction(async (manager) => {
      const rows = capture.entries.map((entry) => ({
        ...entry,
        ...keyOf(capture),
        capturedAt: capture.capturedAt,
      }));
      await this.write(manager, rows, capture);
      await this.finish(manager, [capture]);
      await alongside?.(manager);
    });
  }

  /**
   * Writes a batch of rows that may belong to many captures. Partitions must exist.
   * The captures are complete only after {@link finish}.
   * @returns the captures that the rows belong to, each once, and how many rows were added or changed
   */
  async write(
    manager: EntityManager,
    rows: DatedChartRow[],
    origin: { source: string; sample: boolean; derived: string | null; written?: WrittenListings },
  ): Promise<WrittenRows> {
    const captures = groupByCapture(rows);
    if (rows.length === 0) return { captures, added: 0, changed: 0 };
    const bundleIds = await this.catalogue.upsert(manager, rows, origin);
    if (!origin.sample) await this.clearSamples(manager, captures);
    const columns = rankColumns(captures, bundleIds);
    const params = [...columns, origin.sample];
    const [counted] = await prepared<{ added: number }>(
      manager,
      'rankings-write',
      `with written as (
         insert into game_rankings
           (platform, category, country, ranking_type, captured_at, rank_position, bundle_id, sample)
         select *, $8::boolean from ${INCOMING_RANKS}
         on conflict do nothing
         returning platform, category, country, ranking_type, captured_at
       ), captured as (
         insert into chart_captures as c
           (platform, category, country, ranking_type, captured_at, sample, source, derived, row_count, updated_at)
         select platform, category, country, ranking_type, captured_at, $8, $9::text, $10::text, count(*),
           clock_timestamp()
         from written group by 1, 2, 3, 4, 5
         on conflict (platform, category, country, ranking_type, captured_at)
           do update set row_count = c.row_count + excluded.row_count, updated_at = excluded.updated_at
       )
       select count(*)::int as added from written`,
      [...params, origin.source, origin.derived],
    );
    const added = counted?.added ?? 0;
    if (added === columns[0].length) return { captures, added, changed: 0 };
    const [corrected] = await manager.query<{ changed: number }[]>(
      `with changed as (
         update game_rankings r set bundle_id = i.bundle_id, sample = $8::boolean
         from ${INCOMING_RANKS} as i (platform, category, country, ranking_type, captured_at, rank_position, bundle_id)
         where (r.platform, r.category, r.country, r.ranking_type, r.captured_at, r.rank_position)
             = (i.platform, i.category, i.country, i.ranking_type, i.captured_at, i.rank_position)
           and (r.bundle_id, r.sample) is distinct from (i.bundle_id, $8::boolean)
         returning r.platform, r.category, r.country, r.ranking_type, r.captured_at
       ), touched as (
         update chart_captures c set updated_at = clock_timestamp() from (select distinct * from changed) d
         where (c.platform, c.category, c.country, c.ranking_type, c.captured_at)
             = (d.platform, d.category, d.country, d.ranking_type, d.captured_at)
       )
       select count(*)::int as changed from changed`,
      params,
    );
    return { captures, added, changed: corrected?.changed ?? 0 };
  }

  /**
   * Dates what this transaction wrote to its end: whoever follows the history would pass over rows that are dated
   * long before they can be seen.
   */
  async dateToEnd(manager: EntityManager): Promise<void> {
    await manager.query(
      `update chart_captures set updated_at = clock_timestamp()
       where updated_at >= now() and xmin = pg_current_xact_id()::xid`,
    );
  }

  /** Rewrites the ready lists of captures that are complete. */
  async finish(manager: EntityManager, captures: TouchedCapture[]): Promise<void> {
    const lists = new Map(captures.map((capture) => [listId(capture), keyOf(capture)]));
    for (const id of [...lists.keys()].sort()) await this.lists.rewrite(manager, lists.get(id) as ChartKey);
  }

  /** Sample captures never stand beside real ones of the same list. Samples are never added to a real list. */
  private async clearSamples(manager: EntityManager, rows: ChartKey[]): Promise<void> {
    const lists = new Map(rows.map((row) => [listId(row), keyOf(row)]));
    const unchecked = [...lists].filter(([id]) => !this.withoutSamples.has(id));
    for (const [id, list] of unchecked) {
      const params = [list.platform, list.category, list.country, list.rankingType];
      const condition = 'platform = $1 and category = $2 and country = $3 and ranking_type = $4 and sample';
      const [cleared] = (await manager.query(
        `delete from chart_captures where ${condition} returning captured_at`,
        params,
      )) as [{ captured_at: Date }[], number];
      if (cleared.length > 0) await manager.query(`delete from game_rankings where ${condition}`, params);
      // Remembered only when there was nothing to clear: a rollback would bring cleared ones back.
      else this.withoutSamples.add(id);
    }
  }
}

const INCOMING_RANKS =
  'unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::int[], $7::text[])';

const keyOf = ({ platform, category, country, rankingType }: ChartKey): ChartKey => ({
  platform,
  category,
  country,
  rankingType,
});

const listId = (key: ChartKey): string => `${key.platform}/${key.category}/${key.country}/${key.rankingType}`;
