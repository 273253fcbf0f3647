import { Injectable } from '@nestjs/common';
import { DatabaseEvents } from '../../database/database-events.js';
import { Clock } from '../../common/time/clock.js';
import type { EntityManager } from 'typeorm';
import { WEBHOOKS_CHANNEL } from '../deliveries/deliver-webhooks.js';
import type { AlertMessageDto } from './messages.dto.js';
import { WebhookDeliveriesRepository } from '../deliveries/webhook-deliveries.repository.js';
import { WebhookSecrets } from '../webhook-secrets.js';
import { WebhookTargets } from '../webhook-targets.js';
import { WebhooksRepository } from '../webhooks.repository.js';
import { ALERT_TYPE, type DeliveryState, toMessageBody, type WebhookFormat } from '../webhooks.types.js';

/** Content of a message about an alert. */
export type AlertMessageData = AlertMessageDto;

/** A message about an alert, in every format. */
export interface AlertMessage {
  messageId: string;
  at: Date;
  data: AlertMessageData;
  /** In the format of Slack's incoming webhooks. */
  slack: object;
}

export interface SentMessage {
  format: WebhookFormat;
  state: DeliveryState;
  attempts: number;
  error: string | null;
  /** When it was delivered or given up; null while it waits. */
  endedAt: Date | null;
}

const NAMES: Record<WebhookFormat, string> = { standard: 'Webhook of a rule', slack: 'Slack of a rule' };

/** The webhooks of rules: each gets the alerts of its rule, delivered like all messages. */
@Injectable()
export class AlertWebhooks {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly secrets: WebhookSecrets,
    private readonly targets: WebhookTargets,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemException 400 naming the field */
  assertTarget(field: string, url: string): Promise<void> {
    return this.targets.assert(field, url);
  }

  /**
   * Sets where the alerts of a rule are sent; null for nowhere.
   * @returns the secret of a new address, if its format has one
   */
  async setAddress(
    ruleId: string,
    { format, url, createdBy }: { format: WebhookFormat; url: string | null; createdBy: string },
    manager: EntityManager,
  ): Promise<string | null> {
    const known = (await this.webhooks.listOfRule(ruleId, manager)).find((one) => one.format === format);
    if (known && known.url === url && known.active) return null;
    if (url === null) {
      if (known) await this.webhooks.deleteWebhook(known.id, manager);
      return null;
    }
    const secret = this.secrets.create();
    const now = this.clock.now();
    await this.webhooks.save(
      {
        ...(known && { id: known.id }),
        ...{ name: NAMES[format], url, types: [], active: true, disabledReason: null },
        ...{ alertRuleId: ruleId, format, createdBy },
        ...{ sealedSecret: this.secrets.seal(secret), eventCursor: '0', createdAt: now, updatedAt: now },
      },
      manager,
    );
    return format === 'standard' ? secret : null;
  }

  /** Queues a message to all addresses of a rule: it is sent when the transaction commits. */
  async queue(ruleId: string, message: AlertMessage, manager: EntityManager): Promise<void> {
    const webhooks = await this.webhooks.listOfRule(ruleId, manager);
    const rows = webhooks
      .filter(({ active }) => active)
      .map(({ id, format }) => ({
        ...{ webhookId: id, messageId: message.messageId, type: ALERT_TYPE as typeof ALERT_TYPE },
        body:
          format === 'slack'
            ? JSON.stringify(message.slack)
            : toMessageBody(ALERT_TYPE, message.at, message.data),
      }));
    if (rows.length === 0) return;
    await this.deliveries.insertDeliveries(rows, this.clock.now(), manager);
    await this.events.notify(WEBHOOKS_CHANNEL, '', manager);
  }

  /** Where a message was sent, with the result. */
  listSent(messageId: string, ruleId: string): Promise<SentMessage[]> {
    return this.deliveries.listOfMessage(messageId, ruleId);
  }
}
