import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { equalTo, matchAny, since } from '../../common/list/list-filters.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { sqlList } from '../../common/list/sql-list.js';
import type { GameMove } from '../../games/games.types.js';
import { IS_ACTIVE_ANALYST } from '../../profiles/profile.types.js';
import { AlertRule } from './alert-rule.entity.js';

/** A rule with what depends on the reader. */
export interface AlertRuleRow extends AlertRule {
  owner: string | null;
  ownerEmail: string | null;
  mine: boolean;
  /** Whether the watchlist, tag or game was deleted (`scope`), or the tag that fills the watchlist (`filling`). */
  gone: 'scope' | 'filling' | null;
  muted: boolean;
  mutedUntil: Date | null;
  mutedGames: number;
  alerts: number;
  lastAlertAt: Date | null;
  webhookUrl: string | null;
  slackUrl: string | null;
  deliveryProblem: string | null;
}

const VISIBLE = '(r.created_by = $1 or r.shared)';
/** The tag that fills a watchlist must exist too; the owner of the rule must be able to see it. */
const GONE = `case
  when r.scope = 'tag' and not exists (select from tags t where t.id::text = r.scope_id) then 'scope'
  when r.scope = 'game' and not exists (select from games g where g.bundle_id = r.scope_id) then 'scope'
  when r.scope = 'watchlist' and not exists (
    select from watchlists w where w.id::text = r.scope_id and (w.shared or w.created_by = r.created_by)) then 'scope'
  when r.scope = 'watchlist' and exists (
    select from watchlists w where w.id::text = r.scope_id and w.kind = 'tag'
      and not exists (select from tags t where t.id::text = w.filter -> 'tagId' ->> 0)) then 'filling'
  end`;
const FIELDS = `r.id, r.kind, r.condition, r.scope, r.scope_id as "scopeId", r.scope_name as "scopeName", r.platform,
  r.countries, r.category, r.ranking_type as "rankingType", r.cooldown_days as "cooldownDays", r.delivery, r.mail,
  r.shared, r.active, r.active_since as "activeSince", r.created_by as "createdBy", r.created_at as "createdAt",
  r.updated_at as "updatedAt", coalesce(p.display_name, p.email) as owner, p.email as "ownerEmail",
  r.created_by = $1 as mine, ${GONE} as gone, h.url as "webhookUrl", s.url as "slackUrl",
  m.whole > 0 as muted, case when m.endless = 0 then m.until end as "mutedUntil", m.games as "mutedGames",
  a.alerts, a.last as "lastAlertAt",
  coalesce(h.disabled_reason, s.disabled_reason, (
    select d.error from webhook_deliveries d where d.webhook_id in (h.id, s.id) and d.error is not null
      and d.state <> 'delivered' order by d.created_at desc limit 1)) as "deliveryProblem"`;
const ROWS = `alert_rules r left join profiles p on p.id = r.created_by
  left join webhooks h on h.alert_rule_id = r.id and h.format = 'standard'
  left join webhooks s on s.alert_rule_id = r.id and s.format = 'slack'
  cross join lateral (
    select count(*) filter (where occurred_at > now() - interval '90 days')::int as alerts, max(occurred_at) as last
    from alerts where rule_id = r.id) a
  cross join lateral (
    select count(*) filter (where bundle_id is null)::int as whole, count(distinct bundle_id)::int as games,
      count(*) filter (where bundle_id is null and until is null)::int as endless,
      max(until) filter (where bundle_id is null) as until
    from alert_mutes where user_id = $1 and rule_id = r.id and (until is null or until > now())) m`;

@Injectable()
export class AlertRulesRepository {
  constructor(private readonly source: DataSource) {}

  listVisible(userId: string, query: ListQuery): ListPage<AlertRuleRow> {
    return sqlList<AlertRuleRow>(this.source, query, {
      select: FIELDS,
      from: ROWS,
      where: [VISIBLE],
      params: [userId],
      filters: {
        kind: matchAny('r.kind'),
        scope: matchAny('r.scope'),
        scopeId: matchAny('r.scope_id'),
        shared: equalTo('r.shared'),
        active: equalTo('r.active'),
        mine: { sql: (n) => `(r.created_by = $1) = ${n}` },
        updatedSince: since('r.updated_at'),
      },
      id: 'r.id',
    });
  }

  async findVisible(
    userId: string,
    id: string,
    manager: EntityManager = this.source.manager,
  ): Promise<AlertRuleRow | undefined> {
    const [row] = await manager.query<AlertRuleRow[]>(
      `select ${FIELDS} from ${ROWS} where r.id = $2 and ${VISIBLE}`,
      [userId, id],
    );
    return row;
  }

  /** Lists the rules of a person, oldest first. */
  listOwn(userId: string): Promise<AlertRuleRow[]> {
    return this.source.query(
      `select ${FIELDS} from ${ROWS} where r.created_by = $1 order by r.created_at, r.id`,
      [userId],
    );
  }

  /** Lists active rules whose subject exists, as seen by their owners, of people who may still receive alerts. */
  async listActive(manager: EntityManager): Promise<AlertRuleRow[]> {
    const own = FIELDS.replaceAll('$1', 'r.created_by');
    const rows = await manager.query<AlertRuleRow[]>(
      `select ${own} from ${ROWS.replaceAll('$1', 'r.created_by')} where r.active and ${IS_ACTIVE_ANALYST}
       order by r.created_at, r.id`,
    );
    return rows.filter(({ gone }) => gone === null);
  }

  async lock(id: string, manager: EntityManager): Promise<void> {
    await manager.query('select from alert_rules where id = $1 for update', [id]);
  }

  count(createdBy: string, manager: EntityManager): Promise<number> {
    return manager.countBy(AlertRule, { createdBy });
  }

  async insertRule(values: Partial<AlertRule>, manager: EntityManager): Promise<string> {
    const { identifiers } = await manager.insert(AlertRule, values as never);
    return (identifiers[0] as { id: string }).id;
  }

  async updateRule(id: string, change: Partial<AlertRule>, manager: EntityManager): Promise<void> {
    await manager.update(AlertRule, { id }, change as never);
  }

  /** @returns ids of the rules */
  async updateOwner(from: string, to: string, updatedAt: Date, manager: EntityManager): Promise<string[]> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `update alert_rules set created_by = $2, updated_at = $3, mail = false where created_by = $1 and shared
       returning id`,
      [from, to, updatedAt],
    );
    return rows.map(({ id }) => id);
  }

  async deleteRule(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(AlertRule, { id });
  }

  /** Updates rules about games that were merged or split. */
  async moveGames(moves: readonly GameMove[], manager: EntityManager): Promise<void> {
    await manager.query(
      `update alert_rules set scope_id = m.to_id from unnest($1::text[], $2::text[]) as m (from_id, to_id)
       where scope = 'game' and scope_id = m.from_id`,
      [moves.map(({ from }) => from), moves.map(({ to }) => to)],
    );
  }
}
