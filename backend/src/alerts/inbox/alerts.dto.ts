import { ArrayMaxSize, IsArray, IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import type { ListSpec } from '../../common/list/list-query.js';
import type { Platform } from '../../games/games.types.js';
import {
  type AlertChannel,
  RULE_DELIVERIES,
  type RuleDelivery,
  MOST_EVIDENCE,
  MOST_SHOWN,
  ALERT_CHANNELS,
} from '../alerts.types.js';
import { AlertRuleDto } from '../rules/alert-rules.dto.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

/** Something that a rule told of. */
export class AlertDto {
  /** The same in the bell and in every message. */
  id: string;
  ruleId: string;
  /** What the rule watches, such as the name of the watchlist. */
  scopeName: string | null;
  title: string;
  text: string;
  /** Null for charts and summaries. */
  bundleId: string | null;
  gameTitle: string | null;
  iconUrl: string | null;
  /** How many findings it stands for; several are a summary. */
  hits: number;
  /** Time of the newest capture or event that it tells of. */
  occurredAt: Date;
  delivery: RuleDelivery;
  sample: boolean;
  /** Whether I have read it. */
  read: boolean;
  /** Whether I have muted its rule, or its game in the rule. */
  muted: boolean;
  /** When that ends by itself; null without an end, and when it is not muted. */
  mutedUntil: Date | null;
  createdAt: Date;
  /** A summary grows over its day. */
  updatedAt: Date;
}

/** A capture or an event of the feed that an alert rests on. */
export class AlertEventDto {
  /** Of an event of the feed. */
  id: string | null;
  /** Type of the event; `chart.captured` for a place in a capture, `installs.week` for installs. */
  type: string;
  occurredAt: Date;
  platform: Platform | null;
  country: string | null;
  category: string | null;
  rankingType: string | null;
  data: Record<string, unknown>;
}

/** One finding of an alert: a summary has several. */
export class AlertFindingDto {
  bundleId: string | null;
  title: string;
  text: string;
  occurredAt: Date;
  @AtMost(MOST_EVIDENCE)
  events: AlertEventDto[];
}

/** Where an alert was sent, and how that went. */
export class AlertDeliveryDto {
  channel: AlertChannel;
  /** `waiting` is tried again. */
  state: 'delivered' | 'waiting' | 'failed' | 'kept';
  /** When it arrived. */
  at: Date | null;
  attempts: number;
  error: string | null;
}

/** Why I got an alert. */
export class AlertDetailDto extends AlertDto {
  rule: AlertRuleDto;
  @AtMost(MOST_SHOWN)
  findings: AlertFindingDto[];
  /** The captures and events of all findings. */
  @AtMost(MOST_SHOWN * MOST_EVIDENCE)
  events: AlertEventDto[];
  /** When the rule told of the same game before; null when it did not. */
  toldBefore: Date | null;
  @AtMost(ALERT_CHANNELS.length)
  sent: AlertDeliveryDto[];
}

export class UnreadAlertsDto {
  /** Alerts that I have not read, counted up to 1,000. */
  count: number;
}

/** What I have read: single alerts, or all so far when no ids are given. */
export class ReadAlertsInput {
  @Omittable()
  @IsUUID(undefined, { each: true, message: 'must hold UUIDs' })
  @ArrayMaxSize(500, { message: 'must be at most 500 ids' })
  @IsArray({ message: 'must be a list of ids' })
  ids?: string[];
}

const DAYS = { message: 'must be a whole number from 1 to 365' };

/** What I do not want to get any more. */
export class MuteAlertInput {
  /** The game of the alert in its rule, or the whole rule. */
  @IsIn(['game', 'rule'], { message: 'must be game or rule' })
  what: 'game' | 'rule';

  /** For so many days; without an end when left out. */
  @Omittable()
  @Max(365, DAYS)
  @Min(1, DAYS)
  @IsInt(DAYS)
  days?: number;
}

export const ALERT_LIST: ListSpec<keyof AlertDto> = {
  resource: 'alerts',
  columns: [
    ...(['id', 'ruleId', 'scopeName', 'title', 'text', 'bundleId', 'gameTitle', 'iconUrl', 'hits'] as const),
    ...(['occurredAt', 'delivery', 'sample', 'read', 'muted', 'mutedUntil'] as const),
    ...(['createdAt', 'updatedAt'] as const),
  ],
  types: {
    boolean: ['sample', 'read', 'muted'],
    integer: ['hits'],
    timestamp: ['occurredAt', 'mutedUntil', 'createdAt', 'updatedAt'],
  },
  sort: ['createdAt', 'occurredAt'],
  defaultOrder: 'DESC',
  filter: {
    ruleId: 'uuid',
    scopeId: 'text',
    bundleId: 'text',
    unread: 'boolean',
    delivery: RULE_DELIVERIES,
    updatedSince: 'date',
  },
};
