import type { Platform } from '../games/games.types.js';
import type { RankingType } from '../rankings/rankings.types.js';

export const SCORE_PARTS = ['presence', 'momentum', 'newcomers', 'distinctness'] as const;
/** How much reports on an idea name: games of a score, pairs of a signal, their examples, near games. */
export const MOST_TOLD = { games: 3, pairs: 3, examples: 3, near: 6, nearest: 5 };

/** Which of the overall lists are looked at; both platforms, downloads and revenue unless narrowed. */
export interface ChartScope {
  platform?: Platform;
  /** Lower-case ISO 3166-1 alpha-2 code, `us` by default. */
  country?: string;
  rankingType?: RankingType;
  /** The lists as they were at the end of this day, `YYYY-MM-DD`; as they are when absent. */
  date?: string;
}

/** One game of a chart whose mechanics are known. */
export interface ChartingGame {
  bundleId: string;
  title: string;
  developer: string | null;
  platform: 'android' | 'ios';
  /** Its best place in the lists looked at. */
  rank: number;
  rankingType: 'downloads' | 'revenue' | 'new';
  country: string;
  /** Taxonomy ids of its analysed mechanics and meta elements. */
  items: readonly string[];
  /** It entered the lists lately (see `Charting.newcomerDays`). */
  newcomer: boolean;
}

/** The charts as an idea engine sees them. Only analysed games stand in `games`; `charting` counts all. */
export interface Charting {
  /** What was looked at, for people: "US, Android and iOS, downloads and revenue". */
  scope: string;
  /** True when any of the captures is sample data: figures must be shown as such. */
  sample: boolean;
  capturedAt: Date | null;
  /** Different games in the lists. */
  charting: number;
  /** How many of them have an analysis; shares are of these. */
  analysed: number;
  newcomerDays: number;
  /** Best place first. */
  games: readonly ChartingGame[];
}

/** What moves and what is missing in the lists. */
export interface MarketTrends {
  /** The earliest capture compared with and the days between; null while there is one capture only. */
  comparedFrom: Date | null;
  days: number | null;
  /** Items whose share changed most, by name; `change` in percentage points, `newcomers` of the games with it. */
  changes: {
    name: string;
    games: number;
    share: number;
    shareBefore: number;
    change: number;
    newcomers: number | null;
  }[];
  /** Pairs that are frequent apart and rare together, by name. */
  gaps: {
    mechanic: string;
    meta: string;
    withMechanic: number;
    withMeta: number;
    together: number;
    expected: number;
  }[];
}

/** An item of an idea with the entry it stands for. */
export interface MappedItem {
  content: string;
  /** Taxonomy ids, best first; empty when the taxonomy does not know it. */
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
  /** Names of items both have. */
  shared: string[];
  /** Names of items the game has and the idea lacks. */
  missing: string[];
  /** Items of the idea the game lacks, in the idea's words. */
  extra: string[];
  /** One sentence: what differs. */
  difference: string;
}

export interface NearnessReport {
  scope: string;
  sample: boolean;
  charting: number;
  analysed: number;
  /** Set when there is nothing to compare with, saying why; `games` is empty then. */
  notEnough: string | null;
  /** Items of the idea that the taxonomy does not know; they were not compared. */
  unknown: string[];
  games: NearGame[];
}

export interface ScorePart {
  id: (typeof SCORE_PARTS)[number];
  label: string;
  /** 1–10, one decimal; null when there is not enough data. */
  score: number | null;
  /** The numbers behind it, or what is missing for it. */
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
  /** Mean of the parts that could be told, 1–10; null when fewer than two could. */
  score: number | null;
  /** Set when `score` is null. */
  notEnough: string | null;
  parts: ScorePart[];
}

export interface SignalGame {
  bundleId: string;
  title: string;
  rank: number;
}

/** What the charts say of an idea, in four readings that are not added up. */
export interface IdeaSignal {
  scope: string;
  sample: boolean;
  capturedAt: Date | null;
  /** The earliest capture compared with; null while there is one capture only. */
  comparedFrom: Date | null;
  days: number | null;
  charting: number;
  analysed: number;
  /** Why nothing can be told; null when something can. */
  notEnough: string | null;
  /** Items that were not recognized and are in no reading. */
  unknown: string[];
  /** Share of each mechanic among the analysed charting games, 0–1, and its change in percentage points. */
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
  /** Games that have two of its items together. */
  crowding: {
    n: number;
    pairs: { ids: string[]; names: string[]; games: number; examples: SignalGame[] }[];
  };
  /** Games that entered the lists lately; `n` and `sharing` are null when no capture can be compared. */
  newcomers: {
    n: number | null;
    sharing: number | null;
    since: Date | null;
    days: number;
    examples: SignalGame[];
  };
  nearest: { n: number; games: NearGame[] };
}

/** An {@link IdeaSignal} in four figures, for a row of a list. */
export interface SignalSummary {
  /** The first recognized mechanic, which share and change are of. */
  mechanic: string | null;
  share: number | null;
  change: number | null;
  /** Games that have at least two of its items. */
  alike: number;
  /** Newcomers that share a mechanic; null when no capture can be compared. */
  newcomers: number | null;
  n: number;
  sample: boolean;
}

/** A game of a list with the taxonomy ids of its current analysis. */
export interface AnalysedGame {
  bundleId: string;
  items: readonly string[];
}

/** The lists as they are and as they were: what every trend is computed from. */
export interface ChartFacts {
  charting: Charting;
  /** Captures read, those compared with included. */
  captures: number;
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
