import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import { matchAny, since } from '../../common/list/list-filters.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { sqlList } from '../../common/list/sql-list.js';
import type { Platform } from '../../games/games.types.js';
import type { ChangeField } from './changes/changes.js';
import type { GameChangeDto } from './changes/game-changes.dto.js';

const CHANGE = `c.id, l.bundle_id as "bundleId", c.platform, c.country, c.field, c.from_value as "from",
  c.to_value as "to", c.source, c.changed_at as "changedAt"`;

/** A listing in a country. */
export interface Storefront {
  platform: Platform;
  storeId: string;
  country: string;
}

interface FieldValue {
  field: ChangeField;
  value: string;
  source: string;
}

/** The last value of each field by source, and the change log. */
@Injectable()
export class GameHistoryRepository {
  constructor(private readonly reads: ReadDatabase) {}

  /** Joined with the listings, which hold the game's current bundle id. */
  listChanges(bundleId: string, query: ListQuery): ListPage<GameChangeDto> {
    return sqlList<GameChangeDto>(this.reads, query, {
      select: CHANGE,
      from: 'game_changes c join game_listings l using (platform, store_id)',
      where: ['l.bundle_id = $1'],
      params: [bundleId],
      filters: {
        platform: matchAny('c.platform'),
        country: matchAny('c.country'),
        field: matchAny('c.field'),
        updatedSince: since('c.changed_at'),
      },
      id: 'c.id',
    });
  }

  listLastValues(
    { platform, storeId, country }: Storefront,
    manager: EntityManager,
  ): Promise<{ source: string; field: string; value: string; seenAt: Date }[]> {
    return manager.query<{ source: string; field: string; value: string; seenAt: Date }[]>(
      `select source, field, value, seen_at as "seenAt" from game_field_snapshots where platform = $1 and store_id = $2 and country = $3`,
      [platform, storeId, country],
    );
  }

  async upsertLastValue(
    { platform, storeId, country }: Storefront,
    { field, value, source }: FieldValue,
    at: Date,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `insert into game_field_snapshots (platform, store_id, country, source, field, value, seen_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (platform, store_id, country, source, field) do update set
         value = excluded.value, seen_at = excluded.seen_at`,
      [platform, storeId, country, source, field, value, at],
    );
  }

  async insertChange(
    { platform, storeId, country }: Storefront,
    { field, from, value, source }: FieldValue & { from: string },
    at: Date,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `insert into game_changes (platform, store_id, country, field, from_value, to_value, source, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [platform, storeId, country, field, from, value, source, at],
    );
  }
}
