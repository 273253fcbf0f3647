import { ANNOUNCEMENT_TYPES } from '../announcements/announcements.types.js';
import { MARKET_EVENT_TYPES } from '../market-events/market-events.types.js';

/** What a webhook can be told. */
export const WEBHOOK_TYPES = [...MARKET_EVENT_TYPES, ...ANNOUNCEMENT_TYPES] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** What the test button sends. */
export const TEST_TYPE = 'webhook.test';
export const DELIVERY_TYPES = [...WEBHOOK_TYPES, TEST_TYPE] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

export const DELIVERY_STATES = ['queued', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A message for one webhook, as it is stored before it is sent. */
export interface NewDelivery {
  webhookId: string;
  /** The same however often the message is sent. */
  messageId: string;
  type: DeliveryType;
  body: string;
}

/** The body of a message: that of Standard Webhooks. */
export const toMessageBody = (type: DeliveryType, at: Date, data: object): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });
