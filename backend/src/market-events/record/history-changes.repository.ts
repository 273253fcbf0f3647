import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryPrepared } from '../../database/rows/prepared.js';
import type { StorePages } from '../derive/store-events.js';
import type { HistoryChange } from '../history-change.entity.js';
import { type EventList, HISTORY_CHANNEL } from '../market-events.types.js';

/** The queue of changes in the history. */
@Injectable()
export class HistoryChangesRepository {
  constructor(private readonly source: DataSource) {}

  /** Also notifies about them. Captures that are not the newest of their list are left out. */
  async insertChanges(
    captures: readonly (EventList & { capturedAt: Date })[],
    pages: readonly StorePages[],
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    await queryPrepared(
      manager,
      'history-changes-insert',
      `with inserted as (
         insert into history_changes (platform, category, country, ranking_type, captured_at, bundle_id, created_at)
         select n.platform, n.category, n.country, n."rankingType", n."capturedAt", n."bundleId", $2
         from jsonb_to_recordset($1) as n (platform text, category text, country text, "rankingType" text,
           "capturedAt" timestamptz, "bundleId" text)
         where not exists (
           select from chart_captures c
           where (c.platform, c.category, c.country, c.ranking_type) = (n.platform, n.category, n.country, n."rankingType")
             and c.captured_at > n."capturedAt"))
       select pg_notify('${HISTORY_CHANNEL}', '')`,
      [JSON.stringify([...captures, ...pages]), now],
    );
  }

  async deleteOldest(limit: number, manager: EntityManager): Promise<HistoryChange[]> {
    const [rows] = (await manager.query(
      `delete from history_changes where id in (select id from history_changes order by id limit $1)
       returning id, platform, category, country, ranking_type as "rankingType", captured_at as "capturedAt",
         bundle_id as "bundleId", created_at as "createdAt"`,
      [limit],
    )) as [HistoryChange[], number];
    return rows.sort((a, b) => Number(a.id) - Number(b.id));
  }

  async findOldestTime(): Promise<Date | null> {
    const [row] = await this.source.query<{ createdAt: Date }[]>(
      'select created_at as "createdAt" from history_changes order by id limit 1',
    );
    return row?.createdAt ?? null;
  }

  async hasAny(): Promise<boolean> {
    const [row] = await this.source.query<{ any: boolean }[]>(
      'select exists (select from history_changes) as any',
    );
    return row?.any ?? false;
  }
}
