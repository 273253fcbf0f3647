import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { matchAny, since } from '../../common/list/list-filters.js';
import { type ListPage, mapList } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { tableList } from '../../common/list/sql-list.js';
import { IS_ACTIVE_ANALYST } from '../../profiles/profile.types.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookDeliveryDto } from '../webhooks.dto.js';
import type { NewDelivery, WebhookFormat } from '../webhooks.types.js';

/** A message that this process is sending. */
export interface LeasedDelivery {
  id: string;
  webhookId: string;
  messageId: string;
  type: string;
  body: string;
  attempts: number;
  /** Identifies the attempt: sending the message again on request starts another lease. */
  leasedUntil: Date;
}

/** The table of messages to webhooks. */
@Injectable()
export class WebhookDeliveriesRepository {
  constructor(@InjectRepository(WebhookDelivery) private readonly deliveries: Repository<WebhookDelivery>) {}

  listDeliveries(query: ListQuery): ListPage<WebhookDeliveryDto> {
    const list = tableList(this.deliveries, 'd', query, {
      where: ['exists (select from webhooks w where w.id = d.webhook_id and w.alert_rule_id is null)'],
      filters: {
        webhookId: matchAny('d.webhook_id'),
        state: matchAny('d.state'),
        type: matchAny('d.type'),
        messageId: matchAny('d.message_id'),
        updatedSince: since('coalesce(d.ended_at, d.created_at)'),
      },
    });
    return mapList(list, (rows) => rows.map(toDeliveryDto));
  }

  async find(id: string, manager = this.deliveries.manager): Promise<WebhookDelivery | null> {
    return manager.findOneBy(WebhookDelivery, { id });
  }

  /** A message's deliveries to the webhooks of a rule. */
  listOfMessage(
    messageId: string,
    alertRuleId: string,
  ): Promise<(WebhookDelivery & { format: WebhookFormat })[]> {
    return this.deliveries.query(
      `select d.id, d.state, d.attempts, d.error, d.created_at as "createdAt", d.ended_at as "endedAt",
         d.next_try_at as "nextTryAt", w.format
       from webhooks w join webhook_deliveries d on d.webhook_id = w.id
       where w.alert_rule_id = $2 and d.message_id = $1 order by w.format desc`,
      [messageId, alertRuleId],
    );
  }

  /** Inserts messages; one that the webhook already has stays as it is. */
  async insertDeliveries(rows: NewDelivery[], now: Date, manager: EntityManager): Promise<void> {
    if (rows.length === 0) return;
    await manager.query(
      `insert into webhook_deliveries (webhook_id, message_id, type, body, next_try_at, created_at)
       select r.webhook_id, r.message_id, r.type, r.body, $5, $5
       from unnest($1::uuid[], $2::text[], $3::text[], $4::text[])
         with ordinality as r (webhook_id, message_id, type, body, place) order by r.place
       on conflict (webhook_id, message_id) do nothing`,
      [
        rows.map(({ webhookId }) => webhookId),
        rows.map(({ messageId }) => messageId),
        rows.map(({ type }) => type),
        rows.map(({ body }) => body),
        now,
      ],
    );
  }

  async deleteRequests(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `delete from webhook_deliveries where type like 'user_request.%' and body::jsonb #>> '{data,id}' = $1`,
      [userId],
    );
  }

  /** When the oldest message still to be sent was stored. */
  async findOldestQueued(): Promise<Date | null> {
    const [row] = await this.deliveries.query<{ oldest: Date | null }[]>(
      `select min(created_at) as oldest from webhook_deliveries where state = 'queued'`,
    );
    return row?.oldest ?? null;
  }

  /** Inserts a message that this process sends at once. */
  async insertLeased(
    row: NewDelivery,
    { now, leaseSeconds }: { now: Date; leaseSeconds: number },
  ): Promise<LeasedDelivery> {
    const nextTryAt = new Date(now.getTime() + leaseSeconds * 1_000);
    const { id } = await this.deliveries.save(
      this.deliveries.create({ ...row, attempts: 1, createdAt: now, nextTryAt }),
    );
    return { ...row, id, attempts: 1, leasedUntil: nextTryAt };
  }

  /** Leases due messages to this process for `leaseSeconds`; at most `free` per webhook. */
  async leaseDue(
    webhooks: { id: string; free: number }[],
    { now, leaseSeconds }: { now: Date; leaseSeconds: number },
  ): Promise<LeasedDelivery[]> {
    const [rows] = (await this.deliveries.query(
      `with due as materialized (
         select d.id from unnest($1::uuid[], $2::int[]) as w (id, free)
         cross join lateral (
           select id from webhook_deliveries
           where webhook_id = w.id and state = 'queued' and next_try_at <= $3
           order by next_try_at limit w.free for update skip locked) as d)
       update webhook_deliveries t set attempts = attempts + 1, next_try_at = $3::timestamptz + make_interval(secs => $4)
       from due where t.id = due.id
       returning t.id, t.webhook_id as "webhookId", t.message_id as "messageId", t.type, t.body, t.attempts,
         t.next_try_at as "leasedUntil"`,
      [webhooks.map(({ id }) => id), webhooks.map(({ free }) => free), now, leaseSeconds],
    )) as [LeasedDelivery[], number];
    return rows;
  }

  /** Records the result of an attempt, unless the message was queued again meanwhile. */
  async updateDelivery({ id, leasedUntil }: LeasedDelivery, change: Partial<WebhookDelivery>): Promise<void> {
    await this.deliveries.update({ id, nextTryAt: leasedUntil, state: 'queued' }, change);
  }

  /** Queues a message again, with all its retries. */
  async updateForResend(id: string, now: Date, manager: EntityManager): Promise<void> {
    const fresh = { state: 'queued', attempts: 0, nextTryAt: now, error: null, endedAt: null } as const;
    await manager.update(WebhookDelivery, { id }, fresh);
  }

  /** Gives up all waiting messages of a webhook. */
  async failWaiting(webhookId: string, error: string, endedAt: Date, manager: EntityManager): Promise<void> {
    await manager.update(
      WebhookDelivery,
      { webhookId, state: 'queued' },
      { state: 'failed', error, endedAt },
    );
  }

  /** Gives up waiting messages of rules whose owners may no longer receive alerts. */
  async failWithoutAccess(error: string, endedAt: Date): Promise<void> {
    await this.deliveries.query(
      `update webhook_deliveries d set state = 'failed', error = $1, ended_at = $2
       from webhooks w left join profiles p on p.id = w.created_by
       where d.webhook_id = w.id and d.state = 'queued' and w.alert_rule_id is not null
         and (${IS_ACTIVE_ANALYST}) is not true`,
      [error, endedAt],
    );
  }
}

export function toDeliveryDto({ nextTryAt, ...row }: WebhookDelivery): WebhookDeliveryDto {
  return { ...row, nextTryAt: row.state === 'queued' ? nextTryAt : null };
}
