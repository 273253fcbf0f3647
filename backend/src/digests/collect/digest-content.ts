import type { Platform } from '../../games/games.types.js';
import type { RankingType } from '../../rankings/rankings.types.js';
import type { DigestCounts, DigestDays, DigestScope } from '../digests.types.js';

/** One list that was looked at. */
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
  /** The screen that shows all of them. */
  path: string;
}

/** Something about a game, with the screen that shows it at that time. */
interface GameLine {
  title: string;
  path: string;
}

/** A line whose game is called by its bundle id until its names are read. */
export type Of<Line extends GameLine> = Line & { bundleId: string };

export interface MoverLine extends GameLine {
  chart: DigestChart;
  from: number;
  to: number;
  change: number;
  /** Of a watchlist: in how many other lists the game moved, too. */
  others: number;
  /** Places in the captures from the one compared with on, oldest first. */
  trend: (number | null)[];
}

export interface EntryLine extends GameLine {
  chart: DigestChart;
  /** `back`: in again, after it had been in the list in the weeks before. */
  kind: 'in' | 'back' | 'out';
  rank: number;
  /** Of a watchlist: in how many other lists the same happened. */
  others: number;
}

export interface LaunchLine extends GameLine {
  developer: string | null;
  day: string;
  rank: number;
  chart: DigestChart | null;
  /** Null: nowhere before. */
  country: string | null;
}

export interface PageLine extends GameLine {
  day: string;
  /** What changed, such as "title". */
  what: string;
  before: string | null;
  after: string | null;
  countries: string[];
  platform: Platform | null;
}

export interface MechanicLine extends GameLine {
  name: string;
  confidence: 'high' | 'medium' | 'low' | null;
  /** A sentence of the store text, as it stands there. */
  quote: string | null;
}

/** A mechanic and a meta element that few games of a list have together. */
export interface PairLine {
  mechanic: string;
  meta: string;
  path: string;
  chart: DigestChart;
  /** Of a watchlist: in how many other lists the same happened. */
  others: number;
  /** Analyzed games of the list. */
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

/** Which charts were captured on which days. */
export interface DigestCoverage {
  days: number;
  /** Days with a capture of every list that was looked at. */
  complete: number;
  /** Storefronts with the days on which a list of theirs was not captured. */
  missing: { platform: Platform; country: string; days: string[] }[];
  /** The days of the captures that are compared; null where none can be. */
  compared: { from: string; to: string } | null;
  /** Why nothing is compared. */
  notCompared: string | null;
}

/** All that a digest tells. The same content always makes the same file. */
export interface DigestContent extends DigestDays {
  scope: DigestScope;
  name: string;
  /** Of a watchlist. */
  games: number | null;
  /** The screen of the watchlist or of the chart. */
  path: string;
  /** Whether any of it comes from sample data. */
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
