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

/** A list of charts: its captures follow each other. */
export interface EventList {
  platform: Platform;
  category: string;
  country: string;
  rankingType: string;
}

/** Which lists: everything that is left empty fits. */
export interface ListsFilter {
  platform: string | null;
  countries: readonly string[];
  category: string | null;
  rankingType: string | null;
}

export interface CapturePeriod {
  from: Date;
  to: Date;
  /** Only the places of these games; null for those of all. */
  bundleIds: readonly string[] | null;
}

/** An event as it is derived: {@link MarketEvent} without what the table adds. */
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

/** NOTIFY channel that says that there are new events; the payload is the id of the last one. */
export const EVENTS_CHANNEL = 'market_events';

/** NOTIFY channel that says that charts, store pages or analyses changed, whether or not events followed. */
export const HISTORY_CHANNEL = 'history_changes';

/** Whether a store has a game, as its change log words it. */
export const LISTED = 'listed';
export const NOT_LISTED = 'not listed';
