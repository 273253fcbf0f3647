import type { Confidence } from '../ai/ai.types.js';
import type { Platform } from '../games/games.types.js';
import type { RankingType } from '../rankings/rankings.types.js';

/** What a game's newest analysis names, without the items that an analyst rejected. */
export interface AnalyzedGame {
  bundleId: string;
  items: readonly { id: string; confidence: Confidence }[];
}

/** A chart in which a game stood, over the last days of which it did. */
export interface ChartedChart {
  platform: Platform;
  category: string;
  country: string;
  rankingType: RankingType;
  sample: boolean;
  /** Days with a capture. */
  captured: number;
  /** Days of them on which the game was in it. */
  days: number;
}

/** How often another game stood in the same chart. */
export interface ChartedTogether {
  chart: ChartedChart;
  /** Days of the other game. */
  days: number;
  /** Days of both. */
  together: number;
}

/** A store that lists one game among those similar to another. */
export interface StoreMention {
  platform: Platform;
  /** `this`: on the page of the game asked for; `other`: on the page of its neighbor. */
  page: 'this' | 'other';
}

/** Everything that speaks for a neighbor. */
export interface Likeness {
  /** Cosine of the weighted mechanics, 0–1; 0 when one of them is not analyzed. */
  mechanics: number;
  mentions: readonly StoreMention[];
  charted: readonly ChartedTogether[];
}
