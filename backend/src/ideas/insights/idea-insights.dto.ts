import type { IdeaBrief } from '../engine/engine.types.js';
import { TrendsQuery } from '../../trends/trends.dto.js';
import {
  type IdeaScore,
  type IdeaSignal,
  MOST_TOLD,
  type NearnessReport,
  SCORE_PARTS,
} from '../../trends/trends.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { IDEA_LIMITS } from '../ideas.types.js';
import { MOST_ENTRIES } from '../../ai/taxonomy/taxonomy.types.js';
import { BRIEF_FIELDS } from '../engine/brief.js';

/** What both reports on an idea say about the charts they looked at. */
class ChartScopeDto {
  /** For people: "US, Android and iOS, downloads and revenue". */
  scope: string;
  /** Some of the captures are sample data: the figures must be shown as such. */
  sample: boolean;
  /** Different games in the lists. */
  charting: number;
  /** How many of them have an analysis. */
  analysed: number;
  /** Why nothing can be said; null when something can. */
  notEnough: string | null;
}

/** A charting game near an idea. */
export class NearGameDto {
  bundleId: string;
  title: string;
  developer: string | null;
  platform: 'android' | 'ios';
  rank: number;
  rankingType: 'downloads' | 'revenue' | 'new';
  /** 0–1, weighted overlap of items. */
  nearness: number;
  /** Names of items both have. */
  @AtMost(IDEA_LIMITS.items)
  shared: string[];
  /** Names of items that the game has and the idea lacks. */
  @AtMost(MOST_ENTRIES)
  missing: string[];
  /** Items of the idea that the game lacks. */
  @AtMost(IDEA_LIMITS.items)
  extra: string[];
  /** What differs, in one sentence. */
  difference: string;
}

export class NearnessDto extends ChartScopeDto implements NearnessReport {
  /** Items of the idea that could not be compared. */
  @AtMost(IDEA_LIMITS.items)
  unknown: string[];
  /** Nearest first. */
  @AtMost(MOST_TOLD.near)
  games: NearGameDto[];
}

/** Which charts are read; US, both platforms, downloads and revenue unless narrowed. */
export class SignalScopeDto extends TrendsQuery {}

export class SignalGameDto {
  bundleId: string;
  title: string;
  rank: number;
}

export class SignalShareDto {
  /** Taxonomy id. */
  id: string;
  name: string;
  /** Analysed charting games that have it. */
  games: number;
  /** 0–1; null while too few games are analysed. */
  share: number | null;
  shareBefore: number | null;
  /** Percentage points since; null when it cannot be told. */
  change: number | null;
}

export class SignalSharesDto {
  /** Analysed charting games. */
  n: number;
  @AtMost(IDEA_LIMITS.items)
  items: SignalShareDto[];
}

export class SignalPairDto {
  @AtMost(2)
  ids: string[];
  @AtMost(2)
  names: string[];
  /** Games that have both. */
  games: number;
  @AtMost(MOST_TOLD.examples)
  examples: SignalGameDto[];
}

export class SignalCrowdingDto {
  /** Analysed charting games. */
  n: number;
  @AtMost(MOST_TOLD.pairs)
  pairs: SignalPairDto[];
}

export class SignalNewcomersDto {
  /** Analysed newcomers; null while no capture can be compared. */
  n: number | null;
  /** Those that share a mechanic with the idea. */
  sharing: number | null;
  since: Date | null;
  /** Games that entered within so many days are newcomers. */
  days: number;
  @AtMost(MOST_TOLD.examples)
  examples: SignalGameDto[];
}

export class SignalNearestDto {
  /** Analysed charting games. */
  n: number;
  @AtMost(MOST_TOLD.nearest)
  games: NearGameDto[];
}

/** Four readings of an idea in the charts; they are not added up. */
export class IdeaSignalDto extends ChartScopeDto implements IdeaSignal {
  capturedAt: Date | null;
  /** The earliest capture compared with. */
  comparedFrom: Date | null;
  days: number | null;
  /** Items that were not recognized and are in no reading. */
  @AtMost(IDEA_LIMITS.items)
  unknown: string[];
  shares: SignalSharesDto;
  crowding: SignalCrowdingDto;
  newcomers: SignalNewcomersDto;
  nearest: SignalNearestDto;
}

export class ScoreGameDto {
  bundleId: string;
  title: string;
  rank: number | null;
}

export class ScorePartDto {
  id: (typeof SCORE_PARTS)[number];
  label: string;
  /** 1–10 with one decimal; null when there is not enough data. */
  score: number | null;
  /** The numbers behind it, or what is missing for it. */
  explanation: string;
  numbers: Record<string, number>;
  @AtMost(MOST_TOLD.games)
  games: ScoreGameDto[];
}

export class IdeaScoreDto extends ChartScopeDto implements IdeaScore {
  /** 1–10; null when too few parts could be told. */
  score: number | null;
  @AtMost(SCORE_PARTS.length)
  parts: ScorePartDto[];
}

export class BriefLoopDto {
  moment: string;
  session: string;
  longTerm: string;
}

export class BriefFieldDto {
  /** Name of the field in the idea. */
  field: string;
  label: string;
  /** Empty when not written down. */
  text: string;
}

export class BriefItemDto {
  name: string;
  note: string;
}

export class BriefReferenceDto {
  title: string;
  note: string;
}

export class BriefRiskDto {
  risk: string;
  answer: string;
}

export class BriefScorePartDto {
  label: string;
  score: number | null;
  explanation: string;
}

export class BriefScoreDto {
  total: number | null;
  @AtMost(SCORE_PARTS.length)
  parts: BriefScorePartDto[];
}

/** One page about an idea, made of its own fields. */
export class IdeaBriefDto implements IdeaBrief {
  name: string;
  hook: string;
  loop: BriefLoopDto;
  @AtMost(BRIEF_FIELDS.length)
  fields: BriefFieldDto[];
  @AtMost(IDEA_LIMITS.items)
  mechanics: BriefItemDto[];
  @AtMost(IDEA_LIMITS.items)
  meta: BriefItemDto[];
  @AtMost(IDEA_LIMITS.comparables + IDEA_LIMITS.inputs)
  references: BriefReferenceDto[];
  @AtMost(1)
  risks: BriefRiskDto[];
  /** @deprecated Always null: see `GET /api/ideas/{id}/signal`. */
  score: BriefScoreDto | null;
  /** What is not decided yet. */
  @AtMost(1)
  notes: string[];
}
