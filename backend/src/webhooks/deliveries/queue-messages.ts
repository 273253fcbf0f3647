import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnouncementsService } from '../../announcements/announcements.service.js';
import { Clock } from '../../common/time/clock.js';
import { EventFeed } from '../../market-events/feed/event-feed.service.js';
import type { Webhook } from '../webhook.entity.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { type NewDelivery, toMessageBody, type WebhookType } from '../webhooks.types.js';
import { WebhooksRepository } from '../webhooks.repository.js';

const PAGE = 1_000;

const isFor = (webhook: Webhook, type: WebhookType): boolean =>
  webhook.alertRuleId === null && (webhook.types.length === 0 || webhook.types.includes(type));

/**
 * Turns events into messages. The cursor and the messages are stored in one transaction: a process that dies in
 * between loses and repeats nothing.
 */
@Injectable()
export class QueueMessages {
  constructor(
    private readonly source: DataSource,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly feed: EventFeed,
    private readonly announcements: AnnouncementsService,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    while (await this.queueAnnouncements());
    for (const { id, eventCursor, alertRuleId } of await this.webhooks.listActive()) {
      if (alertRuleId !== null || BigInt(eventCursor) >= BigInt(await this.feed.getCursor())) continue;
      while (await this.queueEvents(id));
    }
  }

  /** @returns whether there are more */
  private queueAnnouncements(): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const announced = await this.announcements.takeOldest(PAGE, manager);
      if (announced.length === 0) return false;
      const webhooks = await this.webhooks.listActiveLocked(manager);
      const rows = announced.flatMap(({ id, type, createdAt, data }) => {
        const message = { messageId: `msg_${id}`, type, body: toMessageBody(type, createdAt, data) };
        return webhooks
          .filter((webhook) => isFor(webhook, type))
          .map((webhook): NewDelivery => ({ ...message, webhookId: webhook.id }));
      });
      await this.deliveries.insertDeliveries(rows, this.clock.now(), manager);
      return announced.length === PAGE;
    });
  }

  /**
   * Continues after the cursor of one webhook.
   * @returns whether there are more
   */
  private queueEvents(id: string): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const webhook = await this.webhooks.claimActive(id, manager);
      if (!webhook) return false;
      const { rows, next } = await this.feed.listPage({ after: webhook.eventCursor, limit: PAGE }, manager);
      const last = rows.at(-1);
      if (!last) return false;
      const messages = rows
        .filter(({ type }) => isFor(webhook, type))
        .map((event): NewDelivery => {
          const body = toMessageBody(event.type, event.occurredAt, event);
          return { webhookId: id, messageId: `msg_event_${event.id}`, type: event.type, body };
        });
      await this.deliveries.insertDeliveries(messages, this.clock.now(), manager);
      await this.webhooks.updateCursor(id, String(BigInt(last.id)), manager);
      return next !== null;
    });
  }
}
