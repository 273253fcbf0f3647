import type { Charting } from '../ai/ideas/ideas.types.js';
import type { Platform } from '../games/games.types.js';
import type { RankingType } from '../rankings/rankings.types.js';

/** Which of the overall lists are looked at; both platforms, downloads and revenue unless narrowed. */
export interface ChartScope {
  platform?: Platform;
  /** Lower-case ISO 3166-1 alpha-2 code, `us` by default. */
  country?: string;
  rankingType?: RankingType;
}

/** A game of a list with the taxonomy ids of its current analysis. */
export interface AnalysedGame {
  bundleId: string;
  items: readonly string[];
}

/** The lists as they are and as they were: what every trend is computed from. */
export interface ChartFacts {
  charting: Charting;
  /** The captures compared with; null while the lists have been captured once only. */
  baseline: {
    /** The earliest of them. */
    from: Date;
    /** Days between the captures compared, the least of the lists. */
    days: number;
    analysed: readonly AnalysedGame[];
  } | null;
}

/** What the thresholds below mean is told to people with every "not enough data". */
export const THRESHOLDS = {
  /** Analysed games in the lists for a share to be told. */
  share: 10,
  /** Games with a mechanic, now or before, for its change to be told. */
  change: 3,
  /** Analysed newcomers for anything to be told of them. */
  newcomers: 5,
  /** Analysed games for gaps between pairs to be told. */
  whiteSpace: 20,
  /** Games together that would be expected by chance for a pair to count as a gap. */
  expectedTogether: 2,
};

/** Games that entered the lists within this many days are newcomers; changes are measured over the same time. */
export const WINDOW_DAYS = 28;
