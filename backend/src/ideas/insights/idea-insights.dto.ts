import { OmitType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import type { IdeaBrief } from '../engine/engine.types.js';
import { TrendsQuery } from '../../trends/trends.dto.js';
import {
  type IdeaScore,
  type IdeaSignal,
  MAX_LISTED,
  type NearnessReport,
  SCORE_PARTS,
} from '../../trends/trends.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { IDEA_LIMITS } from '../ideas.types.js';
import { MOST_ENTRIES } from '../../ai/taxonomy/taxonomy.types.js';
import { CountryCode } from '../../common/errors/text-fields.js';
import { BRIEF_FIELDS } from '../engine/brief.js';

/** The charts that a report on an idea is based on. */
class ChartScopeDto {
  /** The charts in words: "US, Android and iOS, downloads and revenue". */
  scope: string;
  /** Whether some of the captures are sample data; show the figures as such. */
  sample: boolean;
  /** Number of different games in these charts. */
  charting: number;
  /** How many of these games have an analysis. */
  analysed: number;
  /** Why there is no result; null when there is one. */
  notEnough: string | null;
}

/** A charting game similar to an idea. */
export class NearGameDto {
  /** Bundle id of the game. */
  bundleId: string;
  /** Title of the game. */
  title: string;
  /** Developer of the game; null when unknown. */
  developer: string | null;
  /** Store of the chart with its best rank. */
  platform: 'android' | 'ios';
  /** Best rank in these charts, from 1. */
  rank: number;
  /** Type of the chart with that rank. */
  rankingType: 'downloads' | 'revenue' | 'new';
  /** Weighted overlap of items, 0 to 1; rare items weigh more, mechanics twice as much as meta elements. */
  nearness: number;
  /** Names of the items that both have. */
  @AtMost(IDEA_LIMITS.items)
  shared: string[];
  /** Names of items that only the game has. */
  @AtMost(MOST_ENTRIES)
  missing: string[];
  /** Items that only the idea has, in its wording. */
  @AtMost(IDEA_LIMITS.items)
  extra: string[];
  /** The main difference, in one sentence. */
  difference: string;
}

export class NearnessDto extends ChartScopeDto implements NearnessReport {
  /** Items of the idea that are not in the taxonomy and were not compared. */
  @AtMost(IDEA_LIMITS.items)
  unknown: string[];
  /** Most similar first. */
  @AtMost(MAX_LISTED.near)
  games: NearGameDto[];
}

/** Charts to use; both stores, downloads and revenue unless narrowed. */
export class SignalScopeDto extends OmitType(TrendsQuery, ['country']) {
  /** Two-letter country code; the one that my screens open at when absent. */
  @IsOptional()
  @CountryCode()
  country?: string;
}

/** A game that a figure counts. */
export class SignalGameDto {
  /** Bundle id of the game. */
  bundleId: string;
  /** Title of the game. */
  title: string;
  /** Best rank in these charts, from 1. */
  rank: number;
}

/** How common one mechanic of the idea is in the charts. */
export class SignalShareDto {
  /** Taxonomy id of the mechanic. */
  id: string;
  /** Name of the mechanic. */
  name: string;
  /** Analyzed charting games that have it. */
  games: number;
  /** `games` out of `n`, 0 to 1; null while too few games are analyzed. */
  share: number | null;
  /** The share in the earlier captures, 0 to 1; null when there is nothing to compare. */
  shareBefore: number | null;
  /** Change of the share in percentage points; null when there is nothing to compare. */
  change: number | null;
}

/** Share of each mechanic of the idea. */
export class SignalSharesDto {
  /** Number of analyzed charting games. */
  n: number;
  /** One per recognized mechanic, in the order of the idea. */
  @AtMost(IDEA_LIMITS.items)
  items: SignalShareDto[];
}

/** Two items of the idea, and the games that combine them. */
export class SignalPairDto {
  /** The two taxonomy ids. */
  @AtMost(2)
  ids: string[];
  /** The two names, in the order of `ids`. */
  @AtMost(2)
  names: string[];
  /** Games that have both. */
  games: number;
  /** Some of these games, the best rank first. */
  @AtMost(MAX_LISTED.examples)
  examples: SignalGameDto[];
}

/** How many games already combine items of the idea. */
export class SignalCrowdingDto {
  /** Number of analyzed charting games. */
  n: number;
  /** Pairs of mechanics first, then mechanics with meta elements; at most 3. */
  @AtMost(MAX_LISTED.pairs)
  pairs: SignalPairDto[];
}

/** New games in the charts that share a mechanic with the idea. */
export class SignalNewcomersDto {
  /** Analyzed games that are new in the charts; null when there is nothing to compare. */
  n: number | null;
  /** How many of them share a mechanic with the idea; null when there is nothing to compare. */
  sharing: number | null;
  /** Time of the earliest compared capture; null when there is none. */
  since: Date | null;
  /** A game is new when it entered within this many days. */
  days: number;
  /** Some of the games that share a mechanic, the best rank first. */
  @AtMost(MAX_LISTED.examples)
  examples: SignalGameDto[];
}

/** The charting games most similar to the idea. */
export class SignalNearestDto {
  /** Number of analyzed charting games. */
  n: number;
  /** Most similar first, at most 5. */
  @AtMost(MAX_LISTED.nearest)
  games: NearGameDto[];
}

/** The market signal of an idea in four parts, which are not added up. */
export class IdeaSignalDto extends ChartScopeDto implements IdeaSignal {
  /** Time of the newest capture used; null when there is none. */
  capturedAt: Date | null;
  /** Time of the earliest capture compared with; null when there is only one. */
  comparedFrom: Date | null;
  /** Days between these two captures; null when there is only one. */
  days: number | null;
  /** Items of the idea that are not in the taxonomy and count nowhere. */
  @AtMost(IDEA_LIMITS.items)
  unknown: string[];
  /** How common its mechanics are, and how that changed. */
  shares: SignalSharesDto;
  /** How many games already combine its items. */
  crowding: SignalCrowdingDto;
  /** New games that share a mechanic with it. */
  newcomers: SignalNewcomersDto;
  /** The most similar games. */
  nearest: SignalNearestDto;
}

/** A game that a part of the score is based on. */
export class ScoreGameDto {
  /** Bundle id of the game. */
  bundleId: string;
  /** Title of the game. */
  title: string;
  /** Best rank in these charts, from 1; null when it is in none. */
  rank: number | null;
}

/** One part of the score. */
export class ScorePartDto {
  /** Which part it is. */
  id: (typeof SCORE_PARTS)[number];
  /** Name to show to people. */
  label: string;
  /** 1 to 10 with one decimal; null when there is not enough data. */
  score: number | null;
  /** The figures behind it in words, or what is missing. */
  explanation: string;
  /** The figures behind it, by name; they differ by part. */
  numbers: Record<string, number>;
  /** Games it is based on, at most 3. */
  @AtMost(MAX_LISTED.games)
  games: ScoreGameDto[];
}

export class IdeaScoreDto extends ChartScopeDto implements IdeaScore {
  /** Mean of the available parts, 1 to 10; null when fewer than two are available. */
  score: number | null;
  /** All four parts, with or without a score. */
  @AtMost(SCORE_PARTS.length)
  parts: ScorePartDto[];
}

/** The core loop; "Not decided yet." for a step without a text. */
export class BriefLoopDto {
  /** What happens within seconds. */
  moment: string;
  /** What one session adds up to. */
  session: string;
  /** What brings players back for weeks. */
  longTerm: string;
}

/** A field of the concept. */
export class BriefFieldDto {
  /** Name of the field in the idea. */
  field: string;
  /** Name to show to people. */
  label: string;
  /** Text of the field; empty when it was not filled in. */
  text: string;
}

/** A mechanic or meta element of the idea. */
export class BriefItemDto {
  /** Text of the item, as one line. */
  name: string;
  /** Always empty; kept for compatibility. */
  note: string;
}

/** A comparable game or a source of the idea. */
export class BriefReferenceDto {
  /** Name of the game or idea. */
  title: string;
  /** What it shares or how it differs, or what was taken from it. */
  note: string;
}

/** The biggest risk. */
export class BriefRiskDto {
  /** What could go wrong. */
  risk: string;
  /** Always empty; kept for compatibility. */
  answer: string;
}

/** Not used any more. */
export class BriefScorePartDto {
  /** Name to show to people. */
  label: string;
  /** 1 to 10; null when there is not enough data. */
  score: number | null;
  /** The figures behind it in words. */
  explanation: string;
}

/** Not used any more. */
export class BriefScoreDto {
  /** 1 to 10; null when there is not enough data. */
  total: number | null;
  /** Parts of the total. */
  @AtMost(SCORE_PARTS.length)
  parts: BriefScorePartDto[];
}

/** A one-page summary of an idea, from its own fields only. */
export class IdeaBriefDto implements IdeaBrief {
  /** Name of the idea, one line. */
  name: string;
  /** The pitch; empty when it was not filled in. */
  hook: string;
  /** The core loop. */
  loop: BriefLoopDto;
  /** Further fields of the concept, in the order of the page. */
  @AtMost(BRIEF_FIELDS.length)
  fields: BriefFieldDto[];
  /** Core mechanics, in the order people see them. */
  @AtMost(IDEA_LIMITS.items)
  mechanics: BriefItemDto[];
  /** Meta elements, in the order people see them. */
  @AtMost(IDEA_LIMITS.items)
  meta: BriefItemDto[];
  /** Comparable games first, then the sources. */
  @AtMost(IDEA_LIMITS.comparables + IDEA_LIMITS.inputs)
  references: BriefReferenceDto[];
  /** The biggest risk; empty when it was not filled in. */
  @AtMost(1)
  risks: BriefRiskDto[];
  /**
   * Always null.
   * @deprecated Always null: see `GET /api/ideas/{id}/signal`.
   */
  score: BriefScoreDto | null;
  /** One sentence that names the fields not filled in; empty when all are. */
  @AtMost(1)
  notes: string[];
}
