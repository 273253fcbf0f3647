import type { Platform } from '../games/games.types.js';
import type { RankingType } from '../rankings/rankings.types.js';

export const SCORE_PARTS = ['presence', 'momentum', 'newcomers', 'distinctness'] as const;
/** How many items reports on an idea include: games of a score, pairs of a signal, their examples, near games. */
export const MAX_LISTED = { games: 3, pairs: 3, examples: 3, near: 6, nearest: 5 };

/** Which of the overall charts to use; both platforms, downloads and revenue by default. */
export interface ChartScope {
  platform?: Platform;
  /** Lower-case ISO 3166-1 alpha-2 code, `us` by default. */
  country?: string;
  rankingType?: RankingType;
  /** The charts as of the end of this day, `YYYY-MM-DD`; the current ones when absent. */
  date?: string;
}

/** A charting game whose mechanics are known. */
export interface ChartingGame {
  bundleId: string;
  title: string;
  developer: string | null;
  platform: 'android' | 'ios';
  /** Best rank in the charts used. */
  rank: number;
  rankingType: 'downloads' | 'revenue' | 'new';
  country: string;
  /** Taxonomy ids of its mechanics and meta elements. */
  items: readonly string[];
  /** True when it entered the charts recently (see `Charting.newcomerDays`). */
  newcomer: boolean;
}

/** The charts in the form that idea engines use. `games` has analyzed games only; `charting` counts all. */
export interface Charting {
  /** For display: "US, Android and iOS, downloads and revenue". */
  scope: string;
  /** True when any of the captures is sample data: figures must be marked as such. */
  sample: boolean;
  capturedAt: Date | null;
  /** Distinct games in the charts. */
  charting: number;
  /** How many of them have an analysis: the base of all shares. */
  analysed: number;
  newcomerDays: number;
  /** Best rank first. */
  games: readonly ChartingGame[];
}

/** Changes and gaps in the charts. */
export interface MarketTrends {
  /** The earliest capture compared with and the days between; null while there is only one capture. */
  comparedFrom: Date | null;
  days: number | null;
  /**
   * Items with the largest changes, by name; `change` in percentage points, `newcomers` counts games with the item.
   */
  changes: {
    name: string;
    games: number;
    share: number;
    shareBefore: number;
    change: number;
    newcomers: number | null;
  }[];
  /** Pairs that are each frequent, but rarely occur together, by name. */
  gaps: {
    mechanic: string;
    meta: string;
    withMechanic: number;
    withMeta: number;
    together: number;
    expected: number;
  }[];
}

/** An item of an idea with its taxonomy entries. */
export interface MappedItem {
  content: string;
  /** Taxonomy ids, best match first; empty when the taxonomy has none. */
  ids: readonly string[];
}

/** A charting game near an idea. */
export interface NearGame {
  bundleId: string;
  title: string;
  developer: string | null;
  platform: 'android' | 'ios';
  rank: number;
  rankingType: 'downloads' | 'revenue' | 'new';
  /** 0–1: weighted overlap of items; rare items weigh more, mechanics twice as much as meta elements. */
  nearness: number;
  /** Names of shared items. */
  shared: string[];
  /** Names of items that the game has and the idea lacks. */
  missing: string[];
  /** Items of the idea that the game lacks, in the idea's words. */
  extra: string[];
  /** The difference in one sentence. */
  difference: string;
}

export interface NearnessReport {
  scope: string;
  sample: boolean;
  charting: number;
  analysed: number;
  /** Why there is nothing to compare with; null otherwise. `games` is empty then. */
  notEnough: string | null;
  /** Items of the idea that the taxonomy does not know, which were not compared. */
  unknown: string[];
  games: NearGame[];
}

export interface ScorePart {
  id: (typeof SCORE_PARTS)[number];
  label: string;
  /** 1–10, one decimal; null when there is not enough data. */
  score: number | null;
  /** The numbers behind it, or what is missing. */
  explanation: string;
  /** Numbers by name. */
  numbers: Record<string, number>;
  games: { bundleId: string; title: string; rank: number | null }[];
}

export interface IdeaScore {
  scope: string;
  sample: boolean;
  charting: number;
  analysed: number;
  /** Mean of the available parts, 1–10; null with fewer than two. */
  score: number | null;
  /** Why `score` is null; otherwise null. */
  notEnough: string | null;
  parts: ScorePart[];
}

export interface SignalGame {
  bundleId: string;
  title: string;
  rank: number;
}

/** Four separate assessments of an idea in the charts, which are not added up. */
export interface IdeaSignal {
  scope: string;
  sample: boolean;
  capturedAt: Date | null;
  /** The earliest capture compared with; null while there is only one capture. */
  comparedFrom: Date | null;
  days: number | null;
  charting: number;
  analysed: number;
  /** Why nothing can be assessed; null otherwise. */
  notEnough: string | null;
  /** Items that were not recognized and are part of no assessment. */
  unknown: string[];
  /** Share of each mechanic among analyzed charting games, 0–1, and its change in percentage points. */
  shares: {
    n: number;
    items: {
      id: string;
      name: string;
      games: number;
      share: number | null;
      shareBefore: number | null;
      change: number | null;
    }[];
  };
  /** Games that combine two of its items. */
  crowding: {
    n: number;
    pairs: { ids: string[]; names: string[]; games: number; examples: SignalGame[] }[];
  };
  /** Games that entered the charts recently; `n` and `sharing` are null without captures to compare with. */
  newcomers: {
    n: number | null;
    sharing: number | null;
    since: Date | null;
    days: number;
    examples: SignalGame[];
  };
  nearest: { n: number; games: NearGame[] };
}

/** An {@link IdeaSignal} reduced to four figures, for a row of a list. */
export interface SignalSummary {
  /** The first recognized mechanic: share and change are about it. */
  mechanic: string | null;
  share: number | null;
  change: number | null;
  /** Games with at least two of its items. */
  alike: number;
  /** Newcomers that share a mechanic; null without captures to compare with. */
  newcomers: number | null;
  n: number;
  sample: boolean;
}

/** A game of a chart with the taxonomy ids of its current analysis. */
export interface AnalysedGame {
  bundleId: string;
  items: readonly string[];
}

/** The charts now and before: the basis of every trend. */
export interface ChartFacts {
  charting: Charting;
  /** Number of captures read, including those compared with. */
  captures: number;
  /** The captures compared with; null unless each chart has one. */
  baseline: {
    /** The earliest of them. */
    from: Date;
    /** Days between the captures compared; the most of all charts. */
    days: number;
    analysed: readonly AnalysedGame[];
  } | null;
}

/** Explained to people with every "not enough data". */
export const THRESHOLDS = {
  /** Least analyzed games in the charts for shares. */
  share: 10,
  /** Least games with a mechanic, now or before, for its change. */
  change: 3,
  /** Least analyzed newcomers for any statement about them. */
  newcomers: 5,
  /** Least analyzed games for gaps between pairs. */
  whiteSpace: 20,
  /** Least games expected by chance for a pair to be a gap. */
  expectedTogether: 2,
};

/** Games that entered the charts within this many days are newcomers; changes are measured over the same time. */
export const WINDOW_DAYS = 28;
