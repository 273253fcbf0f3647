import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MarketEventType } from '../../market-events/market-events.types.js';
import type { RuleEvent } from './find-in-events.js';

export interface EventPeriod {
  from: Date;
  to: Date;
}

/** Enough to preview a rule; more would only cost memory. */
export const MAX_EVENTS = 20_000;

/** Reads the data that rules are evaluated against. */
@Injectable()
export class RuleFactsRepository {
  constructor(private readonly source: DataSource) {}

  /** Lists the newest events of a period, oldest first. @param bundleIds null for those of all games */
  async listEvents(
    types: readonly MarketEventType[],
    { from, to }: EventPeriod,
    bundleIds: readonly string[] | null,
  ): Promise<RuleEvent[]> {
    const rows = await this.source.query<RuleEvent[]>(
      `select id::text, type, happened_at as "occurredAt", bundle_id as "bundleId", platform, country, category,
         ranking_type as "rankingType", sample, data
       from market_events
       where type = any($1::text[]) and happened_at between $2 and $3
         and ($4::text[] is null or bundle_id is null or bundle_id = any($4))
       order by happened_at desc, id desc limit ${MAX_EVENTS}`,
      [types, from, to, bundleIds],
    );
    return rows.reverse();
  }

  /** Filters chart events to those of the newest capture of their chart. */
  async listNewest(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.source.query<{ id: string }[]>(
      `select e.id::text from market_events e where e.id = any($1::bigint[]) and not exists (
         select from chart_captures c
         where (c.platform, c.category, c.country, c.ranking_type) = (e.platform, e.category, e.country, e.ranking_type)
           and c.captured_at > e.happened_at and c.created_at <= e.recorded_at)`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Filters events to games whose developer had no game in a chart before. */
  async listFirstOfDeveloper(events: readonly RuleEvent[]): Promise<Set<string>> {
    const rows = await this.source.query<{ id: string }[]>(
      `select e.id from unnest($1::text[], $2::text[], $3::timestamptz[]) as e (id, bundle_id, happened_at)
       join games g on g.bundle_id = e.bundle_id and developer_key(g.developer) is not null
       where not exists (
         select from games o join game_rankings r on r.bundle_id = o.bundle_id and r.captured_at < e.happened_at
         where developer_key(o.developer) = developer_key(g.developer) and o.bundle_id <> g.bundle_id)`,
      [
        events.map(({ id }) => id),
        events.map(({ bundleId }) => bundleId),
        events.map(({ occurredAt }) => occurredAt.toISOString()),
      ],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async listGames(bundleIds: readonly string[]): Promise<Map<string, { title: string; sample: boolean }>> {
    const rows = await this.source.query<{ id: string; title: string; sample: boolean }[]>(
      'select bundle_id as id, title, sample from games where bundle_id = any($1::text[])',
      [[...new Set(bundleIds)]],
    );
    return new Map(rows.map(({ id, ...game }) => [id, game]));
  }
}
