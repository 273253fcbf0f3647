import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { matchAny, since } from '../../common/list/list-filters.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { sqlList } from '../../common/list/sql-list.js';
import { type GameMove, toMoveColumns } from '../../games/games.types.js';
import { AlertHit, AlertMute } from './alert.entity.js';
import type { AlertDto } from './alerts.dto.js';
import { MAX_SHOWN } from '../alerts.types.js';

/** A period of alerts by creation time. */
export interface AlertPeriod {
  from: Date;
  /** Exclusive. */
  until: Date;
}

/** Older alerts count as read, so that new accounts start with none of them. */
const NEWS_DAYS = 14;
const IS_MUTED = `exists (
  select from alert_mutes m where m.user_id = $1 and m.rule_id = a.rule_id
    and (m.bundle_id is null or m.bundle_id = a.bundle_id)
    and a.created_at >= m.created_at and (m.until is null or a.created_at < m.until))`;
const VISIBLE = `(r.created_by = $1 or r.shared) and not ${IS_MUTED}`;
const IS_READ = `(a.updated_at <= now() - interval '${NEWS_DAYS} days'
  or exists (select from alert_reads d where d.user_id = $1 and d.alert_id = a.id))`;
const GAMES = `alerts a join alert_rules r on r.id = a.rule_id left join games g on g.bundle_id = a.bundle_id`;
const ROWS = `${GAMES} cross join lateral (
  select count(*)::int as all, count(*) filter (where until is null)::int as endless, max(until) as until
  from alert_mutes where user_id = $1 and rule_id = a.rule_id and (bundle_id is null or bundle_id = a.bundle_id)
    and (until is null or until > now())) n`;
/** A field of the finding of an alert that is no summary. */
const hitField = (name: 'platform' | 'country' | 'category') =>
  `(select h.hit ->> '${name}' from alert_hits h where h.alert_id = a.id and a.summary_day is null limit 1) as ${name}`;
const FIELDS = `a.id, a.rule_id as "ruleId", r.kind, r.scope_name as "scopeName", a.title, a.text, a.bundle_id as "bundleId",
  g.title as "gameTitle", g.icon_url as "iconUrl", ${hitField('platform')}, ${hitField('country')}, ${hitField('category')},
  a.hits, a.occurred_at as "occurredAt", a.delivery, a.sample,
  ${IS_READ} as read, n.all > 0 as muted, case when n.endless = 0 then n.until end as "mutedUntil", a.created_at as "createdAt", a.updated_at as "updatedAt"`;

@Injectable()
export class AlertsRepository {
  constructor(private readonly source: DataSource) {}

  listVisible(userId: string, query: ListQuery): ListPage<AlertDto> {
    return sqlList<AlertDto>(this.source, query, {
      select: FIELDS,
      from: ROWS,
      where: [VISIBLE],
      params: [userId],
      filters: {
        ruleId: matchAny('a.rule_id'),
        scopeId: matchAny('r.scope_id'),
        bundleId: matchAny('a.bundle_id'),
        unread: { sql: (n) => `(not ${IS_READ}) = ${n}` },
        delivery: matchAny('a.delivery'),
        updatedSince: since('a.updated_at'),
      },
      id: 'a.id',
    });
  }

  async findVisible(userId: string, id: string): Promise<(AlertDto & { mailId: string | null }) | undefined> {
    const [row] = await this.source.query<(AlertDto & { mailId: string | null })[]>(
      `select ${FIELDS}, a.mail_id as "mailId" from ${ROWS} where a.id = $2 and (r.created_by = $1 or r.shared)`,
      [userId, id],
    );
    return row;
  }

  /**
   * Lists the alerts of a period for a person, oldest first.
   * @param watchlistId of rules about one watchlist only
   */
  listPeriod(userId: string, { from, until }: AlertPeriod, watchlistId: string | null): Promise<AlertDto[]> {
    return this.source.query<AlertDto[]>(
      `select ${FIELDS} from ${ROWS} where ${VISIBLE} and a.created_at >= $2 and a.created_at < $3
         and ($4::text is null or (r.scope = 'watchlist' and r.scope_id = $4))
       order by a.created_at, a.id`,
      [userId, from, until, watchlistId],
    );
  }

  listHits(alertId: string): Promise<AlertHit[]> {
    return this.source.manager.find(AlertHit, {
      where: { alertId },
      order: { occurredAt: 'ASC', key: 'ASC' },
      take: MAX_SHOWN,
    });
  }

  /** Time of the last alert of a rule about a subject before a time. */
  async findPreviousAlertTime(ruleId: string, subject: string, before: Date): Promise<Date | null> {
    const [row] = await this.source.query<{ last: Date | null }[]>(
      `select max(occurred_at) as last from alert_hits where rule_id = $1 and subject = $2 and occurred_at < $3`,
      [ruleId, subject, before],
    );
    return row?.last ?? null;
  }

  /** Counts unread alerts, up to `limit`. */
  async countUnread(userId: string, limit: number): Promise<number> {
    const [row] = await this.source.query<{ count: number }[]>(
      `select count(*)::int as count from (
         select from ${GAMES} where ${VISIBLE} and not ${IS_READ} limit $2) unread`,
      [userId, limit],
    );
    return row?.count ?? 0;
  }

  /** @param ids null: all of them */
  async insertReads(userId: string, ids: readonly string[] | null, now: Date): Promise<void> {
    await this.source.query(
      `insert into alert_reads (user_id, alert_id, read_at)
       select $1, a.id, $3 from ${GAMES}
       where (r.created_by = $1 or r.shared) and ($2::uuid[] is null or a.id = any($2)) on conflict do nothing`,
      [userId, ids, now],
    );
  }

  async insertMute(mute: Omit<AlertMute, 'id'>): Promise<void> {
    await this.source.manager.insert(AlertMute, mute);
  }

  /** Ends the mutes of a person in a rule. @param alert ends only what mutes this one */
  async endMutes(
    { userId, ruleId, alert }: { userId: string; ruleId: string; alert?: Pick<AlertDto, 'bundleId'> },
    now: Date,
  ): Promise<void> {
    await this.source.query(
      `update alert_mutes set until = $3 where user_id = $1 and rule_id = $2 and (until is null or until > $3)
         and ($4 or bundle_id is null or bundle_id = $5)`,
      [userId, ruleId, now, alert === undefined, alert?.bundleId ?? null],
    );
  }

  async moveGames(moves: readonly GameMove[], manager: EntityManager): Promise<void> {
    for (const table of ['alerts', 'alert_mutes'])
      await manager.query(
        `update ${table} set bundle_id = m.to_id from unnest($1::text[], $2::text[]) as m (from_id, to_id)
         where bundle_id = m.from_id`,
        toMoveColumns(moves),
      );
    await manager.query(
      `update alert_hits set subject = m.to_id from unnest($1::text[], $2::text[]) as m (from_id, to_id)
       where subject = m.from_id`,
      toMoveColumns(moves),
    );
  }
}
