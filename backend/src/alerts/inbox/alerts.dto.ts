import { ArrayMaxSize, IsArray, IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import type { ListSpec } from '../../common/list/list-query.js';
import type { Platform } from '../../games/games.types.js';
import {
  type AlertChannel,
  RULE_DELIVERIES,
  type RuleDelivery,
  type RuleKind,
  MAX_EVIDENCE,
  MAX_SHOWN,
  ALERT_CHANNELS,
} from '../alerts.types.js';
import { AlertRuleDto } from '../rules/alert-rules.dto.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

/** An alert of a rule. */
export class AlertDto {
  /** Id of the alert, the same in the bell and in every message. */
  id: string;
  /** Id of the rule that created it. */
  ruleId: string;
  /** What triggered it. */
  kind: RuleKind;
  /** What the rule watches, such as the name of the watchlist; null when it watches all games. */
  scopeName: string | null;
  /** Headline of the alert. */
  title: string;
  /** What happened, in one or two sentences. */
  text: string;
  /** Bundle id of the game; null for charts and summaries. */
  bundleId: string | null;
  /** Title of the game; null for charts and summaries. */
  gameTitle: string | null;
  /** Address of the icon of the game; null when it has none. */
  iconUrl: string | null;
  /** Store where it happened; null when it is about no single store, and for summaries. */
  platform: Platform | null;
  /** Two-letter code of the country where it happened; null when it is about no single country, and for summaries. */
  country: string | null;
  /** Category of the chart; `all` is the overall one. Null when it is about no chart, and for summaries. */
  category: string | null;
  /** Number of findings in the alert; more than one makes it a summary. */
  hits: number;
  /** Time of the newest capture or event behind it. */
  occurredAt: Date;
  /** `digest` when the alert appears only in the bell and the next digest. */
  delivery: RuleDelivery;
  /** Whether it is based on sample data. */
  sample: boolean;
  /** Whether I have read it. */
  read: boolean;
  /** Whether I have muted its rule, or its game in the rule. */
  muted: boolean;
  /** When my mute ends; null when it has no end or nothing is muted. */
  mutedUntil: Date | null;
  /** When the alert was created. */
  createdAt: Date;
  /** When the alert last changed; a summary grows during its day. */
  updatedAt: Date;
}

/** A capture or a market event that proves a finding. */
export class AlertEventDto {
  /** Id of the market event; null for a capture or installs. */
  id: string | null;
  /** Type of the market event; `chart.captured` for a rank in a capture, `installs.week` for installs. */
  type: string;
  /** When it happened. */
  occurredAt: Date;
  /** Store; null when it is about no single store. */
  platform: Platform | null;
  /** Two-letter country code; null when it is about no single country. */
  country: string | null;
  /** Category of the chart; null when it is about no chart. */
  category: string | null;
  /** Type of the chart; null when it is about no chart. */
  rankingType: string | null;
  /** Details by `type`, as in `GET /api/events`. */
  data: Record<string, unknown>;
}

/** One finding of an alert; a summary has several. */
export class AlertFindingDto {
  /** Bundle id of the game; null for a chart. */
  bundleId: string | null;
  /** Headline of the finding. */
  title: string;
  /** What happened, in one or two sentences. */
  text: string;
  /** Time of the newest capture or event behind it. */
  occurredAt: Date;
  /** Captures and market events that prove it. */
  @AtMost(MAX_EVIDENCE)
  events: AlertEventDto[];
}

/** Delivery of an alert to one channel. */
export class AlertDeliveryDto {
  /** Where the alert was sent. */
  channel: AlertChannel;
  /** `waiting` is being retried; `stored` is a mail that stays in the outbox because no mail server is set up. */
  state: 'delivered' | 'waiting' | 'failed' | 'stored';
  /** When it was delivered; null until then. */
  at: Date | null;
  /** How often delivery was tried. */
  attempts: number;
  /** Error of the last attempt; null when there was none. */
  error: string | null;
}

/** An alert with its rule, evidence and deliveries. */
export class AlertDetailDto extends AlertDto {
  /** The rule that created the alert, as it is now. */
  rule: AlertRuleDto;
  /** What the alert is about, each with its evidence; one unless it is a summary. */
  @AtMost(MAX_SHOWN)
  findings: AlertFindingDto[];
  /** The captures and events of all findings. */
  @AtMost(MAX_SHOWN * MAX_EVIDENCE)
  events: AlertEventDto[];
  /** When the rule last alerted about the same game; null when it never has. */
  previouslyFiredAt: Date | null;
  /** Deliveries, one per channel. */
  @AtMost(ALERT_CHANNELS.length)
  sent: AlertDeliveryDto[];
}

export class UnreadAlertsDto {
  /** Unread alerts, counted up to 1,000. */
  count: number;
}

/** Alerts I have read. */
export class ReadAlertsInput {
  /** Ids of the alerts to mark as read; every alert so far when omitted. */
  @Omittable()
  @IsUUID(undefined, { each: true, message: 'must contain UUIDs' })
  @ArrayMaxSize(500, { message: 'must be at most 500 ids' })
  @IsArray({ message: 'must be a list of ids' })
  ids?: string[];
}

const DAYS = { message: 'must be a whole number from 1 to 365' };

/** What to mute, and for how long. */
export class MuteAlertInput {
  /** `game` mutes the game of the alert in this rule; `rule` mutes the whole rule. */
  @IsIn(['game', 'rule'], { message: 'must be game or rule' })
  what: 'game' | 'rule';

  /** Days until the mute ends; it has no end when omitted. */
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
