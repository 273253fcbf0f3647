import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Alert, AlertCursor, type AlertHit } from '../inbox/alert.entity.js';
import type { PastAlerts } from './choose-alerts.js';

@Injectable()
export class DeliveredAlertsRepository {
  /** Locks the event cursor for this transaction; null when another process holds it. */
  lockCursor(manager: EntityManager): Promise<AlertCursor | null> {
    return manager.findOne(AlertCursor, {
      where: { id: 1 },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  async findCursor(manager: EntityManager): Promise<string | undefined> {
    return (await manager.findOneBy(AlertCursor, { id: 1 }))?.eventCursor;
  }

  /** Creates the cursor at an event unless it exists. */
  async insertCursor(eventCursor: string, manager: EntityManager): Promise<void> {
    await manager.query('insert into alert_cursor (id, event_cursor) values (1, $1) on conflict do nothing', [
      eventCursor,
    ]);
  }

  async updateCursor(eventCursor: string, manager: EntityManager): Promise<void> {
    await manager.update(AlertCursor, { id: 1 }, { eventCursor });
  }

  /** Filters keys to findings that the rule has already alerted about. */
  async listKnown(ruleId: string, keys: readonly string[], manager: EntityManager): Promise<Set<string>> {
    const rows = await manager.query<{ key: string }[]>(
      'select key from alert_hits where rule_id = $1 and key = any($2::text[])',
      [ruleId, keys],
    );
    return new Set(rows.map(({ key }) => key));
  }

  async getPastAlerts(
    ruleId: string,
    subjects: readonly string[],
    days: readonly string[],
    manager: EntityManager,
  ): Promise<PastAlerts> {
    const last = await manager.query<{ subject: string; at: Date }[]>(
      `select subject, max(occurred_at) as at from alert_hits where rule_id = $1 and subject = any($2::text[])
       group by subject`,
      [ruleId, subjects],
    );
    const counts = await manager.query<{ day: string; alerts: number; summary: boolean }[]>(
      `select d.day, count(a.id) filter (where a.summary_day is null)::int as alerts,
         coalesce(bool_or(a.summary_day is not null), false) as summary
       from unnest($2::text[]) d (day) join alerts a on a.rule_id = $1
         and a.occurred_at >= d.day::timestamp at time zone 'UTC'
         and a.occurred_at < (d.day::timestamp + interval '1 day') at time zone 'UTC'
       group by 1`,
      [ruleId, days],
    );
    return {
      last: new Map(last.map(({ subject, at }) => [subject, at])),
      days: new Map(counts.map(({ day, alerts, summary }) => [day, { alerts, summary }])),
    };
  }

  async insertAlert(alert: Omit<Alert, 'id' | 'mailId'>, manager: EntityManager): Promise<string> {
    const { identifiers } = await manager.insert(Alert, alert);
    return (identifiers[0] as { id: string }).id;
  }

  async updateAlert(id: string, change: Partial<Alert>, manager: EntityManager): Promise<void> {
    await manager.update(Alert, { id }, change);
  }

  findSummary(ruleId: string, summaryDay: string, manager: EntityManager): Promise<Alert | null> {
    return manager.findOneBy(Alert, { ruleId, summaryDay });
  }

  async insertHits(hits: readonly AlertHit[], manager: EntityManager): Promise<void> {
    // As one parameter: a summary of a busy day has more rows than a statement can have parameters for.
    await manager.query(
      `insert into alert_hits (rule_id, key, alert_id, subject, occurred_at, hit)
       select h.* from jsonb_to_recordset($1) as h ("ruleId" uuid, key text, "alertId" uuid, subject text,
         "occurredAt" timestamptz, hit jsonb)`,
      [JSON.stringify(hits)],
    );
  }

  async listTitles(alertId: string, manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ title: string }[]>(
      `select distinct coalesce(g.title, h.subject) as title from alert_hits h
       left join games g on g.bundle_id = h.subject where h.alert_id = $1 order by 1`,
      [alertId],
    );
    return rows.map(({ title }) => title);
  }

  /** A summary that grew is unread again. */
  async deleteReads(alertId: string, manager: EntityManager): Promise<void> {
    await manager.query('delete from alert_reads where alert_id = $1', [alertId]);
  }

  /** Games that a person has muted in a rule; null stands for the whole rule. */
  async listMuted(
    ruleId: string,
    userId: string,
    now: Date,
    manager: EntityManager,
  ): Promise<(string | null)[]> {
    const rows = await manager.query<{ bundleId: string | null }[]>(
      `select bundle_id as "bundleId" from alert_mutes
       where rule_id = $1 and user_id = $2 and (until is null or until > $3)`,
      [ruleId, userId, now],
    );
    return rows.map(({ bundleId }) => bundleId);
  }
}
