import type { MarketEventType } from '../market-events/market-events.types.js';
import type { Platform } from '../games/games.types.js';

/** What triggers an alert. */
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

/** Watched fields of a store page. */
export const PAGE_FIELDS = ['title', 'icon', 'screenshots', 'description', 'price'] as const;
export type PageField = (typeof PAGE_FIELDS)[number];

export const RULE_DELIVERIES = ['now', 'digest'] as const;
export type RuleDelivery = (typeof RULE_DELIVERIES)[number];

export const ALERT_CHANNELS = ['bell', 'mail', 'webhook', 'slack'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

/** The parameters of a rule; each kind uses some of them. */
export interface RuleCondition {
  top?: number;
  places?: number;
  days?: number;
  direction?: Direction;
  fields?: PageField[];
}

/** The part of a rule that decides what triggers it. */
export interface RuleTerms {
  kind: RuleKind;
  condition: RuleCondition;
  platform: Platform | null;
  /** Empty for every country. */
  countries: string[];
  category: string | null;
  rankingType: string | null;
}

/** A capture or a market event that proves a finding. */
export interface Evidence {
  /** Id of the market event; null for captures and installs. */
  id: string | null;
  type: MarketEventType | 'chart.captured' | 'installs.week';
  occurredAt: string;
  platform: Platform | null;
  country: string | null;
  category: string | null;
  rankingType: string | null;
  data: Record<string, unknown>;
}

/** Something that triggers a rule. */
export interface Finding {
  /** Deterministic, so that a finding is recognized when it is found again. */
  key: string;
  kind: RuleKind;
  /** Null when it is about a whole chart. */
  bundleId: string | null;
  occurredAt: Date;
  sample: boolean;
  platform: Platform | null;
  country: string | null;
  category: string | null;
  rankingType: string | null;
  /** Details for the text, by kind. */
  data: Record<string, unknown>;
  events: Evidence[];
}

/** More alerts of a rule at once become a summary; so do later ones of a day after this many. */
export const MAX_AT_ONCE = 5;
/** Pieces of evidence per finding: two captures, or one event. */
export const MAX_EVIDENCE = 2;
/** Findings shown per alert; a summary can have more. */
export const MAX_SHOWN = 1_000;
/** Length of the period that a preview covers. */
export const PREVIEW_DAYS = 90;
/** Games per rule, unless it watches all. */
export const MAX_GAMES = 1_000;
/** Charts per rule. */
export const MAX_CHARTS = 30;

/** NOTIFY channel for new alerts. */
export const ALERTS_CHANNEL = 'alerts';
