import type { Confidence } from '../ai/ai.types.js';
import type { Platform } from '../games/games.types.js';
import type { RankingType } from '../rankings/rankings.types.js';

/** Items of a game's newest analysis, without rejected ones. */
export interface AnalyzedGame {
  bundleId: string;
  items: readonly { id: string; confidence: Confidence }[];
}

/** A chart that a game was in, over the latest days with captures. */
export interface ChartedChart {
  platform: Platform;
  category: string;
  country: string;
  rankingType: RankingType;
  sample: boolean;
  /** Days with a capture. */
  captured: number;
  /** Days on which the game was listed. */
  days: number;
}

/** How often another game was in the same chart. */
export interface ChartedTogether {
  chart: ChartedChart;
  /** Days of the other game. */
  days: number;
  /** Days of both. */
  together: number;
}

/** A store that lists one game as similar to another. */
export interface StoreMention {
  platform: Platform;
  /** `this`: on the page of the requested game; `other`: on the page of its neighbor. */
  page: 'this' | 'other';
}

/** All evidence for a neighbor. */
export interface Likeness {
  /** Cosine of the weighted mechanics, 0–1; 0 when either game has no analysis. */
  mechanics: number;
  mentions: readonly StoreMention[];
  charted: readonly ChartedTogether[];
}
