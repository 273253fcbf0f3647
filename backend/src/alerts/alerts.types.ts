import type { MarketEventType } from '../market-events/market-events.types.js';
import type { Platform } from '../games/games.types.js';

/** What a rule waits for. */
export const RULE_KINDS = [
  'enters_top',
  'leaves_top',
  'moves',
  'new_country',
  'first_game',
  'page_changed',
  'new_version',
  'mechanic_appears',
  'installs_unusual',
  'chart_missing',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** Kinds that compare captures of charts. */
export const RANK_KINDS: readonly RuleKind[] = ['enters_top', 'leaves_top', 'moves'];

export const RULE_SCOPES = ['watchlist', 'tag', 'developer', 'game', 'all'] as const;
export type RuleScope = (typeof RULE_SCOPES)[number];

export const DIRECTIONS = ['up', 'down', 'either'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Fields of a store page, with the event that says that they changed. */
export const PAGE_FIELDS = ['title', 'icon', 'screenshots', 'description', 'price'] as const;
export type PageField = (typeof PAGE_FIELDS)[number];

export const RULE_DELIVERIES = ['now', 'digest'] as const;
export type RuleDelivery = (typeof RULE_DELIVERIES)[number];

export const ALERT_CHANNELS = ['bell', 'mail', 'webhook', 'slack'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

/** The numbers and words of a rule, as far as its kind has them. */
export interface RuleCondition {
  top?: number;
  places?: number;
  days?: number;
  direction?: Direction;
  fields?: PageField[];
}

/** What decides whether a rule tells of something. */
export interface RuleTerms {
  kind: RuleKind;
  condition: RuleCondition;
  platform: Platform | null;
  /** Empty: every country. */
  countries: string[];
  category: string | null;
  rankingType: string | null;
}

/** Something that proves a finding: a capture, or an event of the feed. */
export interface Evidence {
  /** Of an event of the feed. */
  id: string | null;
  type: MarketEventType | 'chart.captured' | 'installs.week';
  occurredAt: string;
  platform: Platform | null;
  country: string | null;
  category: string | null;
  rankingType: string | null;
  data: Record<string, unknown>;
}

/** Something that a rule waits for, and that happened. */
export interface Finding {
  /** The same whenever and by whomever it is found. */
  key: string;
  kind: RuleKind;
  /** Null for a chart as a whole. */
  bundleId: string | null;
  occurredAt: Date;
  sample: boolean;
  platform: Platform | null;
  country: string | null;
  category: string | null;
  rankingType: string | null;
  /** What to say of it, by kind. */
  data: Record<string, unknown>;
  events: Evidence[];
}

/** More alerts of a rule at one time than that become a summary; so do those of a day that follow on so many. */
export const MOST_AT_ONCE = 5;
/** What one finding rests on: two captures, or an event. */
export const MOST_EVIDENCE = 2;
/** Findings of one alert that are shown; a summary can stand for more. */
export const MOST_SHOWN = 1_000;
/** How far back a preview looks. */
export const PREVIEW_DAYS = 90;
/** The most games that a rule watches unless it watches all. */
export const MOST_GAMES = 1_000;
/** The most charts that one rule compares. */
export const MOST_CHARTS = 30;

/** NOTIFY channel that says that there are new alerts. */
export const ALERTS_CHANNEL = 'alerts';
