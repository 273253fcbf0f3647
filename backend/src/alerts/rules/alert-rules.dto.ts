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
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { LineOfText, MaxItems } from '../../common/errors/text-fields.js';
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
  MOST_CHARTS,
} from '../alerts.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

const whole = (min: number, max: number) => ({ message: `must be a whole number from ${min} to ${max}` });
const MOST_COUNTRIES = 30;
/** The newest alerts of a preview. */
export const MOST_PREVIEWED = 500;
/** May be left out or null. */
const Nullable = () => ValidateIf((_, value: unknown) => value !== undefined && value !== null);
const lowerCase = ({ value }: { value: unknown }) =>
  Array.isArray(value)
    ? value.map((each: unknown) => (typeof each === 'string' ? each.toLowerCase() : each))
    : value;
const emptyToNull = ({ value }: { value: unknown }) => (value === '' ? null : value);

/** What a person wants to be told of. */
export class AlertRuleInput {
  @IsIn(RULE_KINDS, { message: `must be one of ${RULE_KINDS.join(', ')}` })
  kind: RuleKind;

  /** Of `enters_top` and `leaves_top`: how many places the top has. */
  @Omittable()
  @Max(500, whole(1, 500))
  @Min(1, whole(1, 500))
  @IsInt(whole(1, 500))
  top?: number;

  /** Of `moves`: at least so many places. */
  @Omittable()
  @Max(500, whole(1, 500))
  @Min(1, whole(1, 500))
  @IsInt(whole(1, 500))
  places?: number;

  /** Of `moves`: within so many days. */
  @Omittable()
  @Max(30, whole(1, 30))
  @Min(1, whole(1, 30))
  @IsInt(whole(1, 30))
  days?: number;

  /** Of `moves`; either when left out. */
  @Omittable()
  @IsIn(DIRECTIONS, { message: `must be one of ${DIRECTIONS.join(', ')}` })
  direction?: Direction;

  /** Of `page_changed`; all of them when left out. */
  @Omittable()
  @IsIn(PAGE_FIELDS, { each: true, message: `must be one or several of ${PAGE_FIELDS.join(', ')}` })
  @ArrayMaxSize(PAGE_FIELDS.length, { message: `may hold at most ${PAGE_FIELDS.length} fields` })
  @ArrayNotEmpty({ message: 'must name a field' })
  @IsArray({ message: 'must be a list of fields' })
  fields?: PageField[];

  /** Whose games are watched. */
  @IsIn(RULE_SCOPES, { message: `must be one of ${RULE_SCOPES.join(', ')}` })
  scope: RuleScope;

  /** Id of the watchlist or tag, id or name of the developer, or the game's bundle id; none for all games. */
  @Nullable()
  @LineOfText(255)
  scopeId?: string | null;

  /** Both stores when null or left out. */
  @Nullable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform | null;

  /** Two-letter codes; every country when empty or left out. */
  @Omittable()
  @Transform(lowerCase)
  @Matches(/^[a-z]{2}$/, { each: true, message: 'must hold two-letter country codes' })
  @MaxItems(MOST_COUNTRIES, { message: `may hold at most ${MOST_COUNTRIES} countries` })
  @IsArray({ message: 'must be a list of country codes' })
  countries?: string[];

  /** Every list when null or left out. */
  @Nullable()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType | null;

  /** The chart of all games when null or left out. */
  @Nullable()
  @LineOfText(60)
  category?: string | null;

  /** For so many days the rule tells of a game once; 0 tells every time. 7 when left out. */
  @Omittable()
  @Max(90, whole(0, 90))
  @Min(0, whole(0, 90))
  @IsInt(whole(0, 90))
  cooldownDays?: number;

  /** `digest` puts alerts into the bell and the digest and sends nothing else; `now` when left out. */
  @Omittable()
  @IsIn(RULE_DELIVERIES, { message: `must be one of ${RULE_DELIVERIES.join(', ')}` })
  delivery?: RuleDelivery;

  /** Whether its maker gets a mail for each alert. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  mail?: boolean;

  /** Where each alert is sent, as a message of Standard Webhooks; none when null. */
  @Transform(emptyToNull)
  @Nullable()
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(WEBHOOK_ADDRESS, WEBHOOK_ADDRESS_TEXT)
  webhookUrl?: string | null;

  /** An incoming webhook of Slack, or of a program that takes the same JSON; none when null. */
  @Transform(emptyToNull)
  @Nullable()
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(WEBHOOK_ADDRESS, WEBHOOK_ADDRESS_TEXT)
  slackUrl?: string | null;

  /** Whether the whole team sees the rule and gets its alerts in the bell. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  shared?: boolean;

  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  active?: boolean;
}

/** What to change; anything left out stays. */
export class AlertRuleChange extends PartialType(AlertRuleInput, { skipNullProperties: false }) {}

/** A rule that has not been saved. */
export class AlertRulePreviewInput extends OmitType(AlertRuleInput, [
  ...(['delivery', 'mail', 'webhookUrl', 'slackUrl', 'shared', 'active'] as const),
]) {}

export class AlertRuleDto {
  id: string;
  /** The rule as people read it. */
  sentence: string;
  kind: RuleKind;
  top: number | null;
  places: number | null;
  days: number | null;
  direction: Direction | null;
  fields: PageField[] | null;
  scope: RuleScope;
  scopeId: string | null;
  /** What the watchlist, tag, developer or game is called. */
  scopeName: string | null;
  platform: Platform | null;
  @AtMost(MOST_COUNTRIES)
  countries: string[];
  rankingType: RankingType | null;
  category: string | null;
  cooldownDays: number;
  delivery: RuleDelivery;
  /** Where alerts go; the bell always. */
  channels: AlertChannel[];
  mail: boolean;
  /** Told to the rule's maker only. */
  webhookUrl: string | null;
  /** Told to the rule's maker only. */
  slackUrl: string | null;
  /** Signs messages to `webhookUrl`; shown once, when the address is set. */
  webhookSecret: string | null;
  /** Why nothing is sent to an address any more, or what it answered last. */
  deliveryProblem: string | null;
  shared: boolean;
  active: boolean;
  /** Why the rule rests although it is on, for instance that its tag was deleted. */
  pausedReason: string | null;
  /** Whether I have muted it. */
  muted: boolean;
  /** When that ends by itself; null without an end, and when it is not muted. */
  mutedUntil: Date | null;
  /** How many of its games I have muted. */
  mutedGames: number;
  /** Alerts of the last 90 days. */
  alerts: number;
  lastAlertAt: Date | null;
  createdBy: string;
  /** Display name or e-mail of who made it. */
  owner: string | null;
  mine: boolean;
  createdAt: Date;
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

/** Something that a rule would have told of. */
export class PreviewedAlertDto {
  occurredAt: Date;
  /** `held`: left out, for the rule told of the same game not long before. */
  state: 'told' | 'held';
  title: string;
  text: string;
  /** Null for charts and summaries. */
  bundleId: string | null;
  gameTitle: string | null;
  country: string | null;
  rank: number | null;
  /** How many findings it stands for; several are a summary. */
  hits: number;
}

/** A chart that was compared. */
export class PreviewedChartDto {
  platform: Platform;
  country: string;
  category: string;
  rankingType: string;
  /** Days of the period with a capture. */
  capturedDays: number;
}

/** The game that came nearest to what a rule waits for. */
export class ClosestGameDto {
  bundleId: string;
  title: string;
  rank: number;
  country: string;
}

/** What a rule would have told over the last 90 days. */
export class AlertRulePreviewDto {
  sentence: string;
  days: number;
  from: Date;
  to: Date;
  /** How many alerts, summaries counted once. */
  told: number;
  held: number;
  /** Oldest first; the newest 500 when there are more. */
  @AtMost(MOST_PREVIEWED)
  alerts: PreviewedAlertDto[];
  /** Of rules that compare charts. */
  @AtMost(MOST_CHARTS)
  charts: PreviewedChartDto[];
  /** Of a rule about the top that nothing met. */
  closest: ClosestGameDto | null;
}
