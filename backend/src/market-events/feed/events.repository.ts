import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import type { EventRow, EventsFilter } from './market-event.dto.js';

export const EVENT_COLUMNS = `e.id::text, e.type, e.happened_at as "happenedAt", e.recorded_at as "recordedAt",
  e.bundle_id as "bundleId", e.platform, e.country, e.category, e.ranking_type as "rankingType", e.sample, e.data`;

/** Reads the feed in the order of ids. */
@Injectable()
export class EventsRepository {
  constructor(
    private readonly source: DataSource,
    private readonly reads: ReadDatabase,
  ) {}

  listAfter(
    after: string,
    filter: EventsFilter,
    limit: number,
    manager?: EntityManager,
  ): Promise<EventRow[]> {
    const { types, bundleId, platform, country, sample, from, to } = filter;
    return (manager ?? this.reads).query<EventRow[]>(
      `select ${EVENT_COLUMNS} from market_events e
       where e.id > $1::bigint and ($2::text[] is null or e.type = any($2)) and ($3::text is null or e.bundle_id = $3)
         and ($4::text is null or e.platform = $4) and ($5::text is null or e.country = $5)
         and ($6::boolean is null or e.sample = $6)
         and e.happened_at >= coalesce($7::timestamp at time zone 'UTC', '-infinity')
         and e.happened_at < coalesce(($8::timestamp + interval '1 day') at time zone 'UTC', 'infinity')
       order by e.id limit $9`,
      [
        ...[after, types ?? null, bundleId ?? null, platform ?? null, country ?? null, sample ?? null],
        ...[from ?? null, to ?? null, limit],
      ],
    );
  }

  /** The largest id of a visible event. */
  async getNewestId(): Promise<string> {
    const [row] = await this.reads.query<{ newest: string }[]>(
      'select coalesce(max(id), 0)::text as newest from market_events',
    );
    return row!.newest;
  }

  /**
   * The largest id ever assigned. On a replica, a sequence is ahead of its rows. After a restore, its value is the
   * next id until that is assigned.
   */
  async getLastId(manager: EntityManager = this.source.manager): Promise<bigint> {
    const [row] = await manager.query<{ last: string }[]>(
      `select (last_value - (not is_called)::int)::text as last from market_events_id_seq`,
    );
    return BigInt(row?.last ?? 0);
  }
}
