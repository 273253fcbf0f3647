import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../common/access/access.types.js';
import { Clock } from '../common/time/clock.js';
import { conflict, notFound } from '../common/errors/problem.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { DatabaseEvents } from '../database/database-events.js';
import { LIMITED_LIST_LOCK } from '../database/locks/locks.js';
import { lockNameUntilCommit } from '../database/locks/run-locked.js';
import { EventFeed } from '../market-events/feed/event-feed.service.js';
import { DeliverWebhooks, LEASE_SECONDS, WEBHOOKS_CHANNEL } from './deliveries/deliver-webhooks.js';
import type { Webhook } from './webhook.entity.js';
import { toDeliveryDto, WebhookDeliveriesRepository } from './deliveries/webhook-deliveries.repository.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookTargets } from './webhook-targets.js';
import type {
  WebhookChange,
  WebhookDeliveryDto,
  WebhookDto,
  WebhookInput,
  WebhookSecretDto,
} from './webhooks.dto.js';
import { WebhooksRepository } from './webhooks.repository.js';
import { type NewDelivery, TEST_TYPE, toMessageBody } from './webhooks.types.js';

const MAX_WEBHOOKS = 50;
/** After a secret was replaced, the one before signs along for so long. */
const OLD_SECRET_MS = 24 * 3_600_000;

/** Manages webhooks, for administrators. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly source: DataSource,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly delivery: DeliverWebhooks,
    private readonly secrets: WebhookSecrets,
    private readonly feed: EventFeed,
    private readonly activity: ActivityService,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
    private readonly targets: WebhookTargets,
  ) {}

  list(query: ListQuery): ListPage<WebhookDto> {
    return this.webhooks.listWebhooks(query);
  }

  listDeliveries(query: ListQuery): ListPage<WebhookDeliveryDto> {
    return this.deliveries.listDeliveries(query);
  }

  /** Deletes the messages about the request of a person who is being deleted: they hold the email address. */
  forgetPerson(userId: string, manager: EntityManager): Promise<void> {
    return this.deliveries.deleteRequests(userId, manager);
  }

  /** @throws ProblemException 404 */
  async get(id: string, manager?: EntityManager): Promise<WebhookDto> {
    const row = await this.webhooks.findRow(id, manager);
    if (!row) throw notFound('Webhook not found');
    return row;
  }

  /** @throws ProblemException 400 for a forbidden address; 409 when there are too many */
  async create(
    { name, url, types = [], active = true }: WebhookInput,
    actor: Actor,
  ): Promise<WebhookSecretDto> {
    await this.targets.assert('url', url);
    const secret = this.secrets.create();
    return this.source.transaction(async (manager) => {
      await lockNameUntilCommit(manager, LIMITED_LIST_LOCK, 'webhooks');
      if ((await this.webhooks.count(manager)) >= MAX_WEBHOOKS)
        throw conflict(`There are ${MAX_WEBHOOKS} webhooks already. Delete one first.`, 'too_many_webhooks');
      const now = this.clock.now();
      const { id } = await this.webhooks.save(
        {
          ...{ name: name ?? new URL(url).host, url, types: [...new Set(types)], active },
          ...{ sealedSecret: this.secrets.seal(secret), eventCursor: await this.feed.getCursor(manager) },
          ...{ createdBy: actor.userId ?? null, createdAt: now, updatedAt: now },
        },
        manager,
      );
      const dto = await this.get(id, manager);
      await this.record(actor, 'added', dto, manager);
      return { ...dto, secret };
    });
  }

  /** @throws ProblemException 400 for a forbidden address; 404 */
  async update(id: string, change: WebhookChange, actor: Actor): Promise<WebhookDto> {
    if (change.url !== undefined) await this.targets.assert('url', change.url);
    return this.source.transaction(async (manager) => {
      const webhook = await this.getLocked(id, manager);
      const wasActive = webhook.active;
      const { name, url, types, active } = change;
      const known = Object.entries({ name, url, types: types && [...new Set(types)], active });
      Object.assign(webhook, Object.fromEntries(known.filter(([, value]) => value !== undefined)));
      webhook.updatedAt = this.clock.now();
      if (webhook.active && !wasActive)
        Object.assign(webhook, { disabledReason: null, eventCursor: await this.feed.getCursor(manager) });
      await this.webhooks.save(webhook, manager);
      if (wasActive && !webhook.active) {
        const why = 'The webhook was turned off before this was sent.';
        await this.deliveries.failWaiting(id, why, this.clock.now(), manager);
      }
      const dto = await this.get(id, manager);
      await this.record(actor, 'changed', dto, manager);
      return dto;
    });
  }

  /** @throws ProblemException 404 */
  remove(id: string, actor: Actor): Promise<WebhookDto> {
    return this.source.transaction(async (manager) => {
      const dto = await this.get(id, manager);
      await this.webhooks.deleteWebhook(id, manager);
      await this.record(actor, 'deleted', dto, manager);
      return dto;
    });
  }

  /**
   * Creates a new secret; the previous one keeps signing for a day.
   * @throws ProblemException 404
   */
  rotateSecret(id: string, actor: Actor): Promise<WebhookSecretDto> {
    const secret = this.secrets.create();
    return this.source.transaction(async (manager) => {
      const webhook = await this.getLocked(id, manager);
      const now = this.clock.now();
      const change = {
        sealedOldSecret: webhook.sealedSecret,
        sealedSecret: this.secrets.seal(secret),
        oldSecretUntil: new Date(now.getTime() + OLD_SECRET_MS),
        updatedAt: now,
      };
      await this.webhooks.save(Object.assign(webhook, change), manager);
      const dto = await this.get(id, manager);
      await this.record(actor, 'given a new secret', dto, manager);
      return { ...dto, secret };
    });
  }

  /**
   * Sends a test message, now and once.
   * @throws ProblemException 404
   */
  async test(id: string): Promise<WebhookDeliveryDto> {
    const webhook = await this.source.transaction((manager) => this.getLocked(id, manager));
    const now = this.clock.now();
    const body = toMessageBody(TEST_TYPE, now, { webhookId: id, name: webhook.name });
    const message: NewDelivery = { webhookId: id, messageId: `msg_${randomUUID()}`, type: TEST_TYPE, body };
    const leased = await this.deliveries.insertLeased(message, { now, leaseSeconds: LEASE_SECONDS });
    await this.delivery.attempt(webhook, leased, false);
    return this.getDelivery(leased.id);
  }

  /**
   * Queues a message again with the same id.
   * @throws ProblemException 404; 409 while the webhook is off
   */
  async resend(id: string): Promise<WebhookDeliveryDto> {
    return this.source.transaction(async (manager) => {
      const { webhookId } = await this.getDelivery(id, manager);
      const { active } = await this.getLocked(webhookId, manager);
      if (!active)
        throw conflict('The webhook is turned off. Turn it on, then send this again.', 'webhook_off');
      await this.deliveries.updateForResend(id, this.clock.now(), manager);
      await this.events.notify(WEBHOOKS_CHANNEL, '', manager);
      return this.getDelivery(id, manager);
    });
  }

  private async getDelivery(id: string, manager?: EntityManager): Promise<WebhookDeliveryDto> {
    const row = await this.deliveries.find(id, manager);
    if (!row) throw notFound('Message not found');
    return toDeliveryDto(row);
  }

  private async getLocked(id: string, manager: EntityManager): Promise<Webhook> {
    const webhook = await this.webhooks.findLocked(id, manager);
    // Those of alert rules belong to people, who manage them with the rule.
    if (!webhook || webhook.alertRuleId !== null) throw notFound('Webhook not found');
    return webhook;
  }

  private async record(actor: Actor, what: string, webhook: WebhookDto, manager: EntityManager) {
    await this.activity.recordBy(
      actor,
      {
        kind: `webhook.${what.replaceAll(' ', '_')}`,
        text: `Webhook "${webhook.name}" was ${what}`,
        subject: webhook.id,
      },
      manager,
    );
  }
}
