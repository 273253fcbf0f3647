import { ArrayMaxSize, IsBoolean, IsIn, IsUrl, MaxLength } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { LineOfText } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';
import {
  DELIVERY_STATES,
  DELIVERY_TYPES,
  type DeliveryState,
  type DeliveryType,
  WEBHOOK_ADDRESS,
  WEBHOOK_ADDRESS_TEXT,
  WEBHOOK_TYPES,
  type WebhookType,
} from './webhooks.types.js';

const TYPES_TEXT = { each: true, message: `must be one or several of ${WEBHOOK_TYPES.join(', ')}` };
const MAX_TYPES = { message: `must hold at most ${WEBHOOK_TYPES.length} types` };

/** An address that messages are sent to. */
export class WebhookDto {
  /** UUID of the webhook. */
  id: string;
  /** For display. */
  name: string;
  /** Address that messages are posted to. */
  url: string;
  /** Types of messages it receives; empty for all of them. */
  types: WebhookType[];
  /** False stops all messages; what happens in the meantime is not sent later. */
  active: boolean;
  /** Why it was turned off automatically, for instance because the receiver answered 410; null otherwise. */
  disabledReason: string | null;
  /** Until then messages also carry a signature made with the previous secret (UTC); null when there is none. */
  oldSecretUntil: Date | null;
  /** Messages waiting for their first or next attempt. */
  waiting: number;
  /** Messages given up in the last 24 hours. */
  failedLastDay: number;
  /** When a message was last delivered (UTC); null before the first. */
  lastDeliveredAt: Date | null;
  /** When it was created (UTC). */
  createdAt: Date;
  /** When its settings last changed (UTC). */
  updatedAt: Date;
}

/** A webhook with its secret, which is not shown again. */
export class WebhookSecretDto extends WebhookDto {
  /** Signs each message; begins with `whsec_`. */
  secret: string;
}

export class WebhookInput {
  /** For display; the host of the address when absent. */
  @Omittable()
  @LineOfText(80)
  name?: string;

  /**
   * Address that messages are posted to: https, or http within your own network when `WEBHOOK_PRIVATE_TARGETS` is
   * on.
   * @example https://example.com/hooks/gamekit
   */
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(WEBHOOK_ADDRESS, WEBHOOK_ADDRESS_TEXT)
  url: string;

  /** Types of messages to receive; all of them when empty or absent. */
  @Omittable()
  @ArrayMaxSize(WEBHOOK_TYPES.length, MAX_TYPES)
  @IsIn(WEBHOOK_TYPES, TYPES_TEXT)
  types?: WebhookType[];

  /** True when absent. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  active?: boolean;
}

/** Fields to change; omitted ones stay. */
export class WebhookChange {
  /** For display. */
  @Omittable()
  @LineOfText(80)
  name?: string;

  /**
   * Address that messages are posted to: https, or http within your own network when `WEBHOOK_PRIVATE_TARGETS` is
   * on.
   */
  @Omittable()
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(WEBHOOK_ADDRESS, WEBHOOK_ADDRESS_TEXT)
  url?: string;

  /** Types of messages to receive; all of them when empty. */
  @Omittable()
  @ArrayMaxSize(WEBHOOK_TYPES.length, MAX_TYPES)
  @IsIn(WEBHOOK_TYPES, TYPES_TEXT)
  types?: WebhookType[];

  /** False stops all messages. True resumes with what happens from then on. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  active?: boolean;
}

/** A message to a webhook and its delivery. */
export class WebhookDeliveryDto {
  /** UUID of the delivery. */
  id: string;
  /** UUID of the webhook. */
  webhookId: string;
  /** Sent as the header `webhook-id`; every attempt has the same one. */
  messageId: string;
  /** Type of the message. */
  type: DeliveryType;
  /** JSON body as sent. */
  body: string;
  /** `queued` waits for an attempt, `delivered` was accepted, `failed` was given up and can be sent again. */
  state: DeliveryState;
  /** Attempts so far. */
  attempts: number;
  /** Next attempt of a queued message (UTC); null otherwise. */
  nextTryAt: Date | null;
  /** HTTP status of the last response; null when there was none. */
  statusCode: number | null;
  /** Why the last attempt failed; null when it did not. */
  error: string | null;
  /** Duration of the last attempt in milliseconds; null before the first. */
  durationMs: number | null;
  /** When the message was created (UTC). */
  createdAt: Date;
  /** When it was delivered or given up (UTC); null while it is queued. */
  endedAt: Date | null;
}

export const WEBHOOK_LIST: ListSpec<keyof WebhookDto> = {
  resource: 'webhooks',
  columns: [
    ...(['id', 'name', 'url', 'types', 'active', 'disabledReason', 'oldSecretUntil', 'waiting'] as const),
    ...(['failedLastDay', 'lastDeliveredAt', 'createdAt', 'updatedAt'] as const),
  ],
  types: {
    boolean: ['active'],
    integer: ['waiting', 'failedLastDay'],
    timestamp: ['oldSecretUntil', 'lastDeliveredAt', 'createdAt', 'updatedAt'],
  },
  sort: ['name', 'createdAt', 'updatedAt'],
  filter: { q: 'search', active: 'boolean', updatedSince: 'date' },
};

export const DELIVERY_LIST: ListSpec<keyof WebhookDeliveryDto> = {
  resource: 'webhook-deliveries',
  columns: [
    ...(['id', 'webhookId', 'messageId', 'type', 'body', 'state', 'attempts', 'nextTryAt'] as const),
    ...(['statusCode', 'error', 'durationMs', 'createdAt', 'endedAt'] as const),
  ],
  types: {
    integer: ['attempts', 'statusCode', 'durationMs'],
    timestamp: ['nextTryAt', 'createdAt', 'endedAt'],
  },
  sort: ['createdAt', 'type', 'state'],
  defaultOrder: 'DESC',
  filter: {
    webhookId: 'uuid',
    state: DELIVERY_STATES,
    type: DELIVERY_TYPES,
    messageId: 'text',
    updatedSince: 'date',
  },
};
