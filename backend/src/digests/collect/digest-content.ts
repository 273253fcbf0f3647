import type { Platform } from '../../games/games.types.js';
import type { RankingType } from '../../rankings/rankings.types.js';
import type { DigestCounts, DigestDays, DigestScope } from '../digests.types.js';

/** A chart of the digest. */
export interface DigestChart {
  platform: Platform;
  country: string;
  category: string;
  rankingType: RankingType;
}

/** Things of one kind: the first ones, and how many there are. */
export interface Section<Line> {
  lines: Line[];
  total: number;
  /** Path of the screen that shows all of them. */
  path: string;
}

/** A line about a game, with the path of its screen at that time. */
interface GameLine {
  title: string;
  path: string;
}

/** A line before the title of its game is known. */
export type Untitled<Line extends GameLine> = Line & { bundleId: string };

export interface MoverLine extends GameLine {
  chart: DigestChart;
  from: number;
  to: number;
  change: number;
  /** For a watchlist: number of other charts in which the game moved. */
  others: number;
  /** Ranks in the captures from the compared one on, oldest first. */
  trend: (number | null)[];
}

export interface EntryLine extends GameLine {
  chart: DigestChart;
  /** `back`: entered again after being in the chart in the weeks before. */
  kind: 'in' | 'back' | 'out';
  rank: number;
  /** For a watchlist: number of other charts with the same change. */
  others: number;
}

export interface LaunchLine extends GameLine {
  developer: string | null;
  day: string;
  rank: number;
  chart: DigestChart | null;
  /** Null when it was in no country before. */
  country: string | null;
}

export interface PageLine extends GameLine {
  day: string;
  /** Changed field, such as "title". */
  what: string;
  before: string | null;
  after: string | null;
  countries: string[];
  platform: Platform | null;
}

export interface MechanicLine extends GameLine {
  name: string;
  confidence: 'high' | 'medium' | 'low' | null;
  /** Sentence of the store text, verbatim. */
  quote: string | null;
}

/** A mechanic and a meta element that few games of a chart combine. */
export interface PairLine {
  mechanic: string;
  meta: string;
  path: string;
  chart: DigestChart;
  /** For a watchlist: number of other charts with the same change. */
  others: number;
  /** Analyzed games of the chart. */
  analyzed: number;
  withMechanic: number;
  withMeta: number;
  together: number;
  togetherBefore: number;
}

export interface AlertLine {
  title: string;
  text: string;
  day: string;
  path: string;
}

/** Capture coverage of the charts. */
export interface DigestCoverage {
  days: number;
  /** Days with a capture of every chart. */
  complete: number;
  /** Storefronts with days on which one of their charts was not captured. */
  missing: { platform: Platform; country: string; days: string[] }[];
  /** Days of the two compared captures; null when none can be compared. */
  compared: { from: string; to: string } | null;
  /** Why no captures are compared. */
  notCompared: string | null;
}

/** Content of a digest. The same content always gives the same file. */
export interface DigestContent extends DigestDays {
  scope: DigestScope;
  name: string;
  /** Number of games of a watchlist; null for a market. */
  games: number | null;
  /** Path of the watchlist or chart. */
  path: string;
  /** Whether it contains sample data. */
  sample: boolean;
  coverage: DigestCoverage;
  movers: Section<MoverLine>;
  entries: Section<EntryLine>;
  launches: Section<LaunchLine>;
  pages: Section<PageLine>;
  mechanics: Section<MechanicLine>;
  opened: Section<PairLine>;
  closed: Section<PairLine>;
  alerts: Section<AlertLine>;
  counts: DigestCounts;
}

export const isQuiet = ({ counts }: DigestContent): boolean =>
  Object.values(counts).every((count) => count === 0);
