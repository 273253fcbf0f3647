import { DAY_MS } from '../common/time/clock.js';
import type { ListingFacts, Platform } from '../games/games.types.js';

export const RANKING_TYPES = ['downloads', 'revenue', 'new'] as const;
export type RankingType = (typeof RANKING_TYPES)[number];
export const LIST_NAMES: Readonly<Record<RankingType, string>> = {
  downloads: 'Top Free',
  revenue: 'Top Grossing',
  new: 'Top New',
};

export const RANK_CHANGES = ['up', 'down', 'same', 'new', 'back'] as const;
/** How a row stands against the previous capture of its list; null when there is none to compare with. */
export type RankChange = (typeof RANK_CHANGES)[number] | null;

/** NOTIFY channel with `platform/category/country` of current lists that were rewritten. */
export const LISTS_CHANNEL = 'rankings_changed';
/** NOTIFY channel that says that markets, or the default one of the installation, were changed. */
export const MARKETS_CHANNEL = 'markets_changed';

/** At up to 105 charts each, a nightly refresh of this many markets ends by the morning. */
export const MAX_MARKETS = 50;

/** At most this many rows of a list are shown; all ranks are kept. */
export const SHOWN_ROWS = 50;
/** Captures in a trend, including the current one. */
export const TREND_CAPTURES = 14;
/** The last rank that a chart can have. */
export const MAX_RANK = 10_000;

/** Lists captured longer than this before the newest one say nothing about the ranks of its time. */
export const MAX_APART_MS = 7 * DAY_MS;

export interface ChartKey {
  platform: Platform;
  /** Canonical category: the overall games chart is `all`. */
  category: string;
  /** Lower-case ISO 3166-1 alpha-2 code. */
  country: string;
  rankingType: RankingType;
}

/** The three lists of a store, country and category. */
export type ChartMarket = Omit<ChartKey, 'rankingType'>;

export interface ChartEntry extends ListingFacts {
  rankPosition: number;
}

/** One chart as a source gave it. */
export interface Capture extends ChartKey {
  capturedAt: Date;
  source: string;
  sample: boolean;
  derived: string | null;
  /** The refresh that fetched it. */
  jobId?: string;
  entries: ChartEntry[];
}
