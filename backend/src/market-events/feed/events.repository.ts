import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import type { ReadSession } from '../../database/replicas/read-session.js';
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
    session: Pick<ReadSession, 'query'> = this.reads,
  ): Promise<EventRow[]> {
    const { types, bundleId, platform, country, sample, from, to } = filter;
    return session.query<EventRow[]>(
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

  /**
   * Like {@link listAfter}, with the cursor to continue from: past everything visible once the filter matches
   * nothing more, so that the rows it passed over are not read again.
   */
  async listWithCursor(
    after: string,
    filter: EventsFilter,
    limit: number,
  ): Promise<{ rows: EventRow[]; cursor: string }> {
    const { rows, newest } = await this.reads.transaction(async (session) => ({
      // Before the rows: what becomes visible in between has a larger id.
      newest: await this.getNewestId(session),
      rows: await this.listAfter(after, filter, limit, session),
    }));
    const last = rows.at(-1)?.id ?? after;
    if (rows.length === limit || BigInt(newest) < BigInt(last)) return { rows, cursor: last };
    return { rows, cursor: newest };
  }

  /** The largest id of a visible event. */
  async getNewestId(session: Pick<ReadSession, 'query'> = this.reads): Promise<string> {
    const [row] = await session.query<{ newest: string }[]>(
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
