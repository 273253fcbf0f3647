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
const MOST_TYPES = { message: `must hold at most ${WEBHOOK_TYPES.length} types` };

/** An address that is told what happens. */
export class WebhookDto {
  id: string;
  name: string;
  url: string;
  /** What it is told; empty for everything. */
  types: WebhookType[];
  active: boolean;
  /** Why it was turned off, when nobody did: for instance that the receiver answered 410. */
  disabledReason: string | null;
  /** Until then messages also carry a signature of the secret before. */
  oldSecretUntil: Date | null;
  /** Messages that wait to be sent, again or for the first time. */
  waiting: number;
  /** Messages of the last 24 hours that were given up. */
  failedLastDay: number;
  /** When a message arrived last. */
  lastDeliveredAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A webhook with its secret, which is shown only here. */
export class WebhookSecretDto extends WebhookDto {
  /** Signs each message; begins with `whsec_`. */
  secret: string;
}

export class WebhookInput {
  /** How people call it; the host of the address when left out. */
  @Omittable()
  @LineOfText(80)
  name?: string;

  /**
   * Where messages go, by POST: https, or http within your own network where `WEBHOOK_PRIVATE_TARGETS` is on.
   * @example https://example.com/hooks/gamekit
   */
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(WEBHOOK_ADDRESS, WEBHOOK_ADDRESS_TEXT)
  url: string;

  /** What it is told; everything when empty or left out. */
  @Omittable()
  @ArrayMaxSize(WEBHOOK_TYPES.length, MOST_TYPES)
  @IsIn(WEBHOOK_TYPES, TYPES_TEXT)
  types?: WebhookType[];

  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  active?: boolean;
}

/** What to change; anything left out stays. */
export class WebhookChange {
  @Omittable()
  @LineOfText(80)
  name?: string;

  @Omittable()
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(WEBHOOK_ADDRESS, WEBHOOK_ADDRESS_TEXT)
  url?: string;

  @Omittable()
  @ArrayMaxSize(WEBHOOK_TYPES.length, MOST_TYPES)
  @IsIn(WEBHOOK_TYPES, TYPES_TEXT)
  types?: WebhookType[];

  /** A webhook that is turned on again is told what happens from then on. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  active?: boolean;
}

/** A message to a webhook, and how sending it went. */
export class WebhookDeliveryDto {
  id: string;
  webhookId: string;
  /** The header `webhook-id`: the same however often the message is sent. */
  messageId: string;
  type: DeliveryType;
  /** The body that is sent. */
  body: string;
  /** `failed` is given up: until it is sent again on request. */
  state: DeliveryState;
  attempts: number;
  /** Of a message that waits. */
  nextTryAt: Date | null;
  /** What the receiver answered last; null when there was no answer. */
  statusCode: number | null;
  /** Why the last attempt failed. */
  error: string | null;
  /** How long the last attempt took. */
  durationMs: number | null;
  createdAt: Date;
  /** When it arrived or was given up. */
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
