import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type DeepPartial, type EntityManager, IsNull, Repository } from 'typeorm';
import { contains, equalTo, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import { Webhook } from './webhook.entity.js';
import type { WebhookDto } from './webhooks.dto.js';

const SELECT = `w.id, w.name, w.url, w.types, w.active, w.disabled_reason as "disabledReason",
  case when w.old_secret_until > now() then w.old_secret_until end as "oldSecretUntil",
  d.waiting, d.failed as "failedLastDay", d.delivered as "lastDeliveredAt",
  w.created_at as "createdAt", w.updated_at as "updatedAt"`;
/** Excludes the webhooks of rules, which belong to people and are managed with the rule. */
const OF_ALL = 'w.alert_rule_id is null';
const FROM = `webhooks w cross join lateral (
  select count(*) filter (where state = 'queued')::int as waiting,
    count(*) filter (where state = 'failed' and ended_at > now() - interval '1 day')::int as failed,
    max(ended_at) filter (where state = 'delivered') as delivered
  from webhook_deliveries where webhook_id = w.id) d`;

/** The table of webhooks. */
@Injectable()
export class WebhooksRepository {
  constructor(@InjectRepository(Webhook) private readonly webhooks: Repository<Webhook>) {}

  listWebhooks(query: ListQuery): ListPage<WebhookDto> {
    return sqlList<WebhookDto>(this.webhooks.manager.dataSource, query, {
      select: SELECT,
      from: FROM,
      where: [OF_ALL],
      filters: {
        q: contains(`w.name || ' ' || w.url`),
        active: equalTo('w.active'),
        updatedSince: since('w.updated_at'),
      },
      sortColumns: { name: 'lower(w.name)' },
      id: 'w.id',
    });
  }

  async findRow(id: string, manager = this.webhooks.manager): Promise<WebhookDto | undefined> {
    const [row] = await manager.query<WebhookDto[]>(
      `select ${SELECT} from ${FROM} where w.id = $1 and ${OF_ALL}`,
      [id],
    );
    return row;
  }

  findLocked(id: string, manager: EntityManager): Promise<Webhook | null> {
    return manager.findOne(Webhook, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Active webhooks; inactive ones have no waiting deliveries. */
  listActive(manager = this.webhooks.manager): Promise<Webhook[]> {
    return manager.find(Webhook, { where: { active: true }, order: { createdAt: 'ASC' } });
  }

  /** Active webhooks, which stay on until the transaction ends. */
  listActiveLocked(manager: EntityManager): Promise<Webhook[]> {
    return manager.find(Webhook, {
      where: { active: true },
      order: { createdAt: 'ASC' },
      lock: { mode: 'pessimistic_read' },
    });
  }

  /** Locks an active webhook for this transaction; null while another one has it, or when it is off. */
  claimActive(id: string, manager: EntityManager): Promise<Webhook | null> {
    return manager.findOne(Webhook, {
      where: { id, active: true },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  count(manager: EntityManager): Promise<number> {
    return manager.count(Webhook, { where: { alertRuleId: IsNull() } });
  }

  save(webhook: DeepPartial<Webhook>, manager: EntityManager): Promise<Webhook> {
    return manager.save(manager.create(Webhook, webhook));
  }

  /** The webhooks of a rule, which stay as they are until the transaction ends. */
  listOfRule(alertRuleId: string, manager: EntityManager): Promise<Webhook[]> {
    return manager.find(Webhook, { where: { alertRuleId }, lock: { mode: 'pessimistic_read' } });
  }

  async updateCursor(id: string, eventCursor: string, manager: EntityManager): Promise<void> {
    await manager.update(Webhook, { id }, { eventCursor });
  }

  async deleteWebhook(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(Webhook, { id });
  }
}
