import { ANNOUNCEMENT_TYPES } from '../announcements/announcements.types.js';
import { MARKET_EVENT_TYPES } from '../market-events/market-events.types.js';

/** Types of messages that a webhook can receive. */
export const WEBHOOK_TYPES = [...MARKET_EVENT_TYPES, ...ANNOUNCEMENT_TYPES] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** Form of a webhook's address. */
export const WEBHOOK_ADDRESS = {
  protocols: ['http', 'https'],
  require_protocol: true,
  require_tld: false,
  disallow_auth: true,
};
export const WEBHOOK_ADDRESS_TEXT = {
  message: 'must be an address such as https://example.com/hooks/gamekit',
};

/** Type of the message sent by the test button. */
export const TEST_TYPE = 'webhook.test';

/** Type of an alert sent to the webhook of its rule. */
export const ALERT_TYPE = 'alert.created';
export const DELIVERY_TYPES = [...WEBHOOK_TYPES, TEST_TYPE, ALERT_TYPE] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** `slack` is the JSON of Slack's incoming webhooks. */
export type WebhookFormat = 'standard' | 'slack';

export const DELIVERY_STATES = ['queued', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A message for one webhook, before it is stored. */
export interface NewDelivery {
  webhookId: string;
  /** The same for every attempt. */
  messageId: string;
  type: DeliveryType;
  body: string;
}

/** The body of a message, in the format of Standard Webhooks. */
export const toMessageBody = (type: DeliveryType, at: Date, data: object): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });
