import { OmitType, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsUrl,
  Max,
  MaxLength,
  Min,
  IsOptional,
} from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { EachCountryCode, LineOfText, MaxItems } from '../../common/errors/text-fields.js';
import type { ListSpec } from '../../common/list/list-query.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { RANKING_TYPES, type RankingType } from '../../rankings/rankings.types.js';
import { WEBHOOK_ADDRESS, WEBHOOK_ADDRESS_TEXT } from '../../webhooks/webhooks.types.js';
import {
  type AlertChannel,
  type Direction,
  DIRECTIONS,
  PAGE_FIELDS,
  type PageField,
  RULE_DELIVERIES,
  RULE_KINDS,
  RULE_SCOPES,
  type RuleDelivery,
  type RuleKind,
  type RuleScope,
  MAX_CHARTS,
} from '../alerts.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

const wholeNumberMessage = (min: number, max: number) => ({
  message: `must be a whole number from ${min} to ${max}`,
});
const MAX_COUNTRIES = 30;
/** The newest alerts of a preview. */
export const MAX_PREVIEWED = 500;
const emptyToNull = ({ value }: { value: unknown }) => (value === '' ? null : value);

/** When to alert, about which games, and where to send it. */
export class AlertRuleInput {
  /** What triggers an alert; decides which of `top`, `places`, `days`, `direction` and `fields` apply. */
  @IsIn(RULE_KINDS, { message: `must be one of ${RULE_KINDS.join(', ')}` })
  kind: RuleKind;

  /** For `enters_top` and `leaves_top`: size of the top, in ranks from 1. */
  @IsOptional()
  @Max(500, wholeNumberMessage(1, 500))
  @Min(1, wholeNumberMessage(1, 500))
  @IsInt(wholeNumberMessage(1, 500))
  top?: number | null;

  /** For `moves`: smallest change of rank that triggers an alert. */
  @IsOptional()
  @Max(500, wholeNumberMessage(1, 500))
  @Min(1, wholeNumberMessage(1, 500))
  @IsInt(wholeNumberMessage(1, 500))
  places?: number | null;

  /** For `moves`: number of days within which the change must happen. */
  @IsOptional()
  @Max(30, wholeNumberMessage(1, 30))
  @Min(1, wholeNumberMessage(1, 30))
  @IsInt(wholeNumberMessage(1, 30))
  days?: number | null;

  /** For `moves`: which way the game must move; `either` when null or omitted. */
  @IsOptional()
  @IsIn(DIRECTIONS, { message: `must be one of ${DIRECTIONS.join(', ')}` })
  direction?: Direction | null;

  /** For `page_changed`: fields of the store page to watch; all when null or omitted. */
  @IsOptional()
  @IsIn(PAGE_FIELDS, { each: true, message: `must be one or several of ${PAGE_FIELDS.join(', ')}` })
  @ArrayMaxSize(PAGE_FIELDS.length, { message: `may hold at most ${PAGE_FIELDS.length} fields` })
  @ArrayNotEmpty({ message: 'must name a field' })
  @IsArray({ message: 'must be a list of fields' })
  fields?: PageField[] | null;

  /** Which games are watched; every scope but `all` needs `scopeId`. */
  @IsIn(RULE_SCOPES, { message: `must be one of ${RULE_SCOPES.join(', ')}` })
  scope: RuleScope;

  /** Id of the watchlist or tag, id or name of the developer, or bundle id of the game; null for `all`. */
  @IsOptional()
  @LineOfText(255)
  scopeId?: string | null;

  /** Only charts and pages of this store; both stores when null or omitted. */
  @IsOptional()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform | null;

  /** Two-letter country codes; every country when empty or omitted. */
  @Omittable()
  @EachCountryCode()
  @MaxItems(MAX_COUNTRIES, { message: `may hold at most ${MAX_COUNTRIES} countries` })
  @IsArray({ message: 'must be a list of country codes' })
  countries?: string[];

  /** Only charts of this type; every type when null or omitted. */
  @IsOptional()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType | null;

  /** Only charts of this category; the chart of all games when null or omitted. */
  @IsOptional()
  @LineOfText(60)
  category?: string | null;

  /** Days before the rule alerts about the same game again; 0 alerts every time, 7 when omitted. */
  @Omittable()
  @Max(90, wholeNumberMessage(0, 90))
  @Min(0, wholeNumberMessage(0, 90))
  @IsInt(wholeNumberMessage(0, 90))
  cooldownDays?: number;

  /** `now` sends alerts to every channel; `digest` shows them only in the bell and the next digest. `now` when omitted. */
  @Omittable()
  @IsIn(RULE_DELIVERIES, { message: `must be one of ${RULE_DELIVERIES.join(', ')}` })
  delivery?: RuleDelivery;

  /** Whether each alert is also emailed to the owner of the rule. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  mail?: boolean;

  /** Address that each alert is posted to as a Standard Webhooks message; null sends none. */
  @Transform(emptyToNull)
  @IsOptional()
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(WEBHOOK_ADDRESS, WEBHOOK_ADDRESS_TEXT)
  webhookUrl?: string | null;

  /** Incoming webhook of Slack, or of a service that accepts the same JSON; null sends none. */
  @Transform(emptyToNull)
  @IsOptional()
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(WEBHOOK_ADDRESS, WEBHOOK_ADDRESS_TEXT)
  slackUrl?: string | null;

  /** Whether the whole team sees the rule and gets its alerts in the bell. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  shared?: boolean;

  /** False pauses the rule: it creates no alerts until it is active again. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  active?: boolean;
}

/** Fields to change; those left out keep their value. */
export class AlertRuleChange extends PartialType(AlertRuleInput, { skipNullProperties: false }) {}

/** A rule that has not been saved. */
export class AlertRulePreviewInput extends OmitType(AlertRuleInput, [
  ...(['delivery', 'mail', 'webhookUrl', 'slackUrl', 'shared', 'active'] as const),
]) {}

export class AlertRuleDto {
  /** Id of the rule; `ruleId` of its alerts. */
  id: string;
  /** The rule as one sentence, for people. */
  sentence: string;
  /** What triggers an alert; decides which of `top`, `places`, `days`, `direction` and `fields` are set. */
  kind: RuleKind;
  /** Size of the top, in ranks from 1; null for kinds without one. */
  top: number | null;
  /** Smallest change of rank that triggers an alert; null unless the kind is `moves`. */
  places: number | null;
  /** Days within which the change must happen; null unless the kind is `moves`. */
  days: number | null;
  /** Which way the game must move; null unless the kind is `moves`. */
  direction: Direction | null;
  /** Watched fields of the store page; null unless the kind is `page_changed`. */
  fields: PageField[] | null;
  /** Which games are watched; `scopeId` says which watchlist, tag, developer or game. */
  scope: RuleScope;
  /** Id of the watchlist, tag or developer, or bundle id of the game; null when all games are watched. */
  scopeId: string | null;
  /** Name of the watchlist, tag, developer or game when the rule was saved; null when all games are watched. */
  scopeName: string | null;
  /** Store the rule is limited to; null watches both. */
  platform: Platform | null;
  /** Two-letter country codes the rule is limited to; empty watches every country. */
  @AtMost(MAX_COUNTRIES)
  countries: string[];
  /** Chart type the rule is limited to; null watches every type. */
  rankingType: RankingType | null;
  /** Chart category the rule is limited to; null watches the chart of all games. */
  category: string | null;
  /** Days before the rule alerts about the same game again; 0 alerts every time. */
  cooldownDays: number;
  /** `now` sends alerts to every channel; `digest` shows them only in the bell and the next digest. */
  delivery: RuleDelivery;
  /** Where alerts are sent; always includes the bell. */
  channels: AlertChannel[];
  /** Whether each alert is also emailed to the owner of the rule. */
  mail: boolean;
  /** Address that alerts are posted to; null when there is none and for everyone but the owner. */
  webhookUrl: string | null;
  /** Slack webhook that alerts are posted to; null when there is none and for everyone but the owner. */
  slackUrl: string | null;
  /** Secret that signs messages to `webhookUrl`; returned once, when the address is set, and null afterwards. */
  webhookSecret: string | null;
  /** Why an address receives nothing, or its last error; null while delivery works. */
  deliveryProblem: string | null;
  /** Whether the whole team sees the rule and gets its alerts in the bell. */
  shared: boolean;
  /** False when somebody paused the rule. */
  active: boolean;
  /** Why an active rule does not run, for example because its tag was deleted; null while it runs. */
  pausedReason: string | null;
  /** Whether I have muted the whole rule. */
  muted: boolean;
  /** When my mute ends; null when it has no end or nothing is muted. */
  mutedUntil: Date | null;
  /** Games that I have muted in this rule. */
  mutedGames: number;
  /** Alerts of the last 90 days. */
  alerts: number;
  /** When the rule last created an alert; null when it never has. */
  lastAlertAt: Date | null;
  /** Id of the person who owns the rule. */
  createdBy: string;
  /** Display name or email of the owner; null when the account is gone. */
  owner: string | null;
  /** Whether I own the rule and may change it. */
  mine: boolean;
  /** When the rule was created. */
  createdAt: Date;
  /** When the rule was last changed. */
  updatedAt: Date;
}

export const ALERT_RULE_LIST: ListSpec<keyof AlertRuleDto> = {
  resource: 'alert-rules',
  columns: [
    ...([
      'id',
      'sentence',
      'kind',
      'top',
      'places',
      'days',
      'direction',
      'fields',
      'scope',
      'scopeId',
    ] as const),
    ...([
      'scopeName',
      'platform',
      'countries',
      'rankingType',
      'category',
      'cooldownDays',
      'delivery',
    ] as const),
    ...([
      'channels',
      'mail',
      'webhookUrl',
      'slackUrl',
      'webhookSecret',
      'deliveryProblem',
      'shared',
    ] as const),
    ...(['active', 'pausedReason', 'muted', 'mutedUntil', 'mutedGames', 'alerts', 'lastAlertAt'] as const),
    ...(['createdBy', 'owner', 'mine'] as const),
    ...(['createdAt', 'updatedAt'] as const),
  ],
  types: {
    boolean: ['mail', 'shared', 'active', 'muted', 'mine'],
    integer: ['top', 'places', 'days', 'cooldownDays', 'mutedGames', 'alerts'],
    timestamp: ['mutedUntil', 'lastAlertAt', 'createdAt', 'updatedAt'],
  },
  sort: ['createdAt', 'updatedAt', 'kind'],
  filter: {
    kind: RULE_KINDS,
    scope: RULE_SCOPES,
    scopeId: 'text',
    shared: 'boolean',
    active: 'boolean',
    mine: 'boolean',
    updatedSince: 'date',
  },
};

/** An alert that the rule would have created. */
export class PreviewedAlertDto {
  /** Time of the newest capture or event behind it. */
  occurredAt: Date;
  /** `fired`: would have been sent. `suppressed`: held back by the cool-down, because the same game was alerted shortly before. */
  state: 'fired' | 'suppressed';
  /** Headline of the alert. */
  title: string;
  /** What happened, in one or two sentences. */
  text: string;
  /** Bundle id of the game; null for charts and summaries. */
  bundleId: string | null;
  /** Title of the game; null for charts and summaries. */
  gameTitle: string | null;
  /** Two-letter country code of the chart or page; null when it has none. */
  country: string | null;
  /** Rank of the game in that chart, from 1; null when it has none. */
  rank: number | null;
  /** Number of findings in the alert; more than one makes it a summary. */
  hits: number;
}

/** A chart that the preview compared. */
export class PreviewedChartDto {
  /** Store of the chart. */
  platform: Platform;
  /** Two-letter country code of the chart. */
  country: string;
  /** Category of the chart; `all` for all games. */
  category: string;
  /** Type of the chart. */
  rankingType: string;
  /** Days of the period on which the chart was captured. */
  capturedDays: number;
}

/** The game that came closest to triggering the rule. */
export class ClosestGameDto {
  /** Bundle id of the game. */
  bundleId: string;
  /** Title of the game. */
  title: string;
  /** Its closest rank in the period, from 1. */
  rank: number;
  /** Two-letter country code of the chart with that rank. */
  country: string;
}

/** The alerts that a rule would have created over the last 90 days. */
export class AlertRulePreviewDto {
  /** The rule as one sentence, for people. */
  sentence: string;
  /** Length of the period, in days. */
  days: number;
  /** Start of the period. */
  from: Date;
  /** End of the period. */
  to: Date;
  /** Alerts that would have been sent; a summary counts once. */
  firedCount: number;
  /** Alerts suppressed by the cool-down. */
  suppressedCount: number;
  /** Oldest first; only the newest 500 when there are more. */
  @AtMost(MAX_PREVIEWED)
  alerts: PreviewedAlertDto[];
  /** The charts that were compared; empty for rules that compare none. */
  @AtMost(MAX_CHARTS)
  charts: PreviewedChartDto[];
  /** What was too much to check, as a sentence; null when nothing was left out. */
  leftOut: string | null;
  /** Closest game of a rule about the top that nothing triggered; null otherwise. */
  closest: ClosestGameDto | null;
}
