import type { Platform } from '../games/games.types.js';

export const CHART_EVENT_TYPES = [
  'chart.entered',
  'chart.left',
  'chart.moved',
  'chart.peaked',
  'chart.number_one',
] as const;

export const FIRST_SEEN_TYPES = ['game.first_seen', 'game.first_seen_in_country'] as const;

export const STORE_EVENT_TYPES = [
  'store.version_released',
  'store.title_changed',
  'store.icon_changed',
  'store.screenshots_changed',
  'store.description_changed',
  'store.price_changed',
  'store.removed',
  'store.returned',
  'rating.shifted',
] as const;

export const ANALYSIS_EVENT_TYPES = ['analysis.mechanic_appeared', 'analysis.mechanic_gone'] as const;

export const COVERAGE_EVENT_TYPES = ['coverage.missing'] as const;

export const MARKET_EVENT_TYPES = [
  ...CHART_EVENT_TYPES,
  ...FIRST_SEEN_TYPES,
  ...STORE_EVENT_TYPES,
  ...ANALYSIS_EVENT_TYPES,
  ...COVERAGE_EVENT_TYPES,
] as const;
export type MarketEventType = (typeof MARKET_EVENT_TYPES)[number];

/** A list whose captures follow each other. */
export interface EventList {
  platform: Platform;
  category: string;
  country: string;
  rankingType: string;
}

/** Which lists: empty properties match everything. */
export interface ListsFilter {
  platform: string | null;
  countries: readonly string[];
  category: string | null;
  rankingType: string | null;
}

export interface CapturePeriod {
  from: Date;
  to: Date;
  /** Only ranks of these games; null for all games. */
  bundleIds: readonly string[] | null;
}

/** A derived event: {@link MarketEvent} without the columns that the table adds. */
export interface NewMarketEvent {
  type: MarketEventType;
  bundleId: string | null;
  platform: Platform | null;
  country: string | null;
  category: string | null;
  rankingType: string | null;
  happenedAt: Date;
  sample: boolean;
  data: Record<string, unknown>;
}

/** NOTIFY channel: there are new events; the payload is the id of the last one. */
export const EVENTS_CHANNEL = 'market_events';

/** NOTIFY channel: charts, store pages or analyses changed, with or without events. */
export const HISTORY_CHANNEL = 'history_changes';

/** Values of the `listing` field in the change log. */
export const LISTED = 'listed';
export const NOT_LISTED = 'not listed';
