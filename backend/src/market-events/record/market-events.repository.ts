import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MARKET_EVENTS_LOCK } from '../../database/locks/locks.js';
import { joinLock } from '../../database/locks/run-locked.js';
import { queryPrepared } from '../../database/rows/prepared.js';
import { type GameMove, type Platform, toMoveColumns } from '../../games/games.types.js';
import type { StoredEvent } from '../derive/diff-events.js';
import type { SeenGame } from '../derive/first-seen.js';
import type { StorePages } from '../derive/store-events.js';
import {
  ANALYSIS_EVENT_TYPES,
  CHART_EVENT_TYPES,
  COVERAGE_EVENT_TYPES,
  type EventList,
  EVENTS_CHANNEL,
  FIRST_SEEN_TYPES,
  type MarketEventType,
  type NewMarketEvent,
  STORE_EVENT_TYPES,
} from '../market-events.types.js';

const INSERTED_AT_ONCE = 5_000;

const EVENT = `id, type, bundle_id as "bundleId", platform, country, category, ranking_type as "rankingType",
  happened_at as "happenedAt", sample, data`;

const LIST = 'platform = $1 and country = $2 and category = $3 and ranking_type = $4';
const toParams = ({ platform, country, category, rankingType }: EventList) => [
  platform,
  country,
  category,
  rankingType,
];

/** Writes the table market_events. */
@Injectable()
export class MarketEventsRepository {
  /**
   * Also notifies readers. Holds the lock of the table until commit, so that ids become visible in order: it is taken
   * before the first id, since each row is joined with it.
   */
  async insertEvents(events: readonly NewMarketEvent[], manager: EntityManager): Promise<void> {
    for (let start = 0; start < events.length; start += INSERTED_AT_ONCE) {
      const rows = events.slice(start, start + INSERTED_AT_ONCE);
      await queryPrepared(
        manager,
        'market-events-insert',
        `with inserted as (insert into market_events (id, type, bundle_id, platform, country, category, ranking_type, happened_at,
           recorded_at, sample, data)
         select nextval('market_events_id_seq'), type, bundle_id, platform, country, category, ranking_type,
           happened_at, clock_timestamp(), sample, data
         from ${joinLock('$10')}, unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[],
           $8::boolean[], $9::jsonb[])
           as e (type, bundle_id, platform, country, category, ranking_type, happened_at, sample, data))
         select pg_notify('${EVENTS_CHANNEL}', '')`,
        [
          rows.map(({ type }) => type),
          rows.map(({ bundleId }) => bundleId),
          rows.map(({ platform }) => platform),
          rows.map(({ country }) => country),
          rows.map(({ category }) => category),
          rows.map(({ rankingType }) => rankingType),
          rows.map(({ happenedAt }) => happenedAt.toISOString()),
          rows.map(({ sample }) => sample),
          rows.map(({ data }) => JSON.stringify(data)),
          MARKET_EVENTS_LOCK,
        ],
      );
    }
  }

  async deleteEvents(events: readonly StoredEvent[], manager: EntityManager): Promise<void> {
    if (events.length === 0) return;
    await manager.query(
      `delete from market_events e using unnest($1::timestamptz[], $2::bigint[]) as gone (happened_at, id)
       where e.happened_at = gone.happened_at and e.id = gone.id`,
      [events.map(({ happenedAt }) => happenedAt), events.map(({ id }) => id)],
    );
  }

  /** Moves the events of games to other games; with a platform, only those of that store. */
  async updateGames(
    moves: readonly GameMove[],
    platform: Platform | undefined,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `update market_events set bundle_id = m.to_id from unnest($1::text[], $2::text[]) as m (from_id, to_id)
       where bundle_id = m.from_id and ($3::text is null or platform = $3)`,
      [...toMoveColumns(moves), platform],
    );
  }

  /** Events of the captures of a list, since a time. */
  listOfCharts(list: EventList, from: Date | null, manager: EntityManager): Promise<StoredEvent[]> {
    return queryPrepared<StoredEvent>(
      manager,
      'market-events-of-charts',
      `select ${EVENT} from market_events
       where ${LIST} and type = any($5::text[]) and happened_at >= coalesce($6::timestamptz, '-infinity')`,
      [...toParams(list), CHART_EVENT_TYPES, from],
    );
  }

  /** Events about these games being first seen. */
  async listFirstSeen(games: readonly SeenGame[], manager: EntityManager): Promise<StoredEvent[]> {
    const rows = await manager.query<StoredEvent[]>(
      `select ${EVENT} from market_events where type = any($1::text[]) and bundle_id = any($2::text[])`,
      [FIRST_SEEN_TYPES, [...new Set(games.map(({ bundleId }) => bundleId))]],
    );
    const wanted = new Set(games.map(({ bundleId, country }) => `${bundleId} ${country ?? ''}`));
    return rows.filter(({ type, bundleId, country }) =>
      wanted.has(`${bundleId} ${type === 'game.first_seen' ? '' : country}`),
    );
  }

  listOfPages(pages: StorePages, from: Date | null, manager: EntityManager): Promise<StoredEvent[]> {
    return manager.query<StoredEvent[]>(
      `select ${EVENT} from market_events
       where bundle_id = $1 and platform = $2 and country = $3 and type = any($4::text[])
         and happened_at >= coalesce($5::timestamptz, '-infinity')`,
      [pages.bundleId, pages.platform, pages.country, STORE_EVENT_TYPES, from],
    );
  }

  listOfAnalyses(bundleId: string, manager: EntityManager): Promise<StoredEvent[]> {
    return manager.query<StoredEvent[]>(
      `select ${EVENT} from market_events where bundle_id = $1 and type = any($2::text[])`,
      [bundleId, ANALYSIS_EVENT_TYPES],
    );
  }

  /** Events about missing charts, since a time. */
  listOfCoverage(from: Date | null, manager: EntityManager): Promise<StoredEvent[]> {
    return manager.query<StoredEvent[]>(
      `select ${EVENT} from market_events
       where type = any($1::text[]) and happened_at >= coalesce($2::timestamptz, '-infinity')`,
      [COVERAGE_EVENT_TYPES, from],
    );
  }

  /** Everything that stored events are about. */
  async listSubjects(manager: EntityManager): Promise<{ lists: EventList[]; pages: StorePages[] }> {
    const lists = await manager.query<EventList[]>(
      `select distinct platform, category, country, ranking_type as "rankingType" from market_events
       where type = any($1::text[])`,
      [CHART_EVENT_TYPES],
    );
    const pages = await manager.query<StorePages[]>(
      `select distinct bundle_id as "bundleId", platform, country from market_events where type = any($1::text[])`,
      [STORE_EVENT_TYPES],
    );
    return { lists, pages };
  }

  /** Games with events of these types. */
  async listGames(types: readonly MarketEventType[], manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ bundle_id: string }[]>(
      'select distinct bundle_id from market_events where type = any($1::text[])',
      [types],
    );
    return rows.map((row) => row.bundle_id);
  }
}
