import { IsOptional, IsString, MaxLength } from 'class-validator';
import { LineOfText } from '../../common/errors/text-fields.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

/** The games that the team has given feedback on. */
export class GoldSetDto {
  /** Games with a text and at least one judged item. */
  games: number;
  /** Items that analysts confirmed or added. */
  present: number;
  /** Items that analysts rejected. */
  absent: number;
}

/** How well an engine did on the gold set; items without feedback do not count. */
export class EngineScoreDto {
  /** Id of this measurement. */
  id: string;
  /** Id of the engine. */
  engine: string;
  /** Version of the engine. */
  engineVersion: string;
  /** Name of the model; null for an engine without one. */
  model: string | null;
  /** Version of the taxonomy that was used. */
  taxonomyVersion: string;
  /** Games of the gold set at that time. */
  games: number;
  /** Confirmed or added items that the engine found. */
  right: number;
  /** Rejected items that the engine found. */
  wrong: number;
  /** Confirmed or added items that the engine did not find. */
  missed: number;
  /** `right` out of `right` and `wrong`, 0 to 1; null when the engine found no judged item. */
  precision: number | null;
  /** `right` out of `right` and `missed`, 0 to 1; null when analysts confirmed nothing. */
  recall: number | null;
  /** Harmonic mean of precision and recall, 0 to 1; null when there is nothing to count. */
  f1: number | null;
  /** Games without an answer; their items count as missed. */
  failed: number;
  /** Mean duration per game, in milliseconds. */
  msPerGame: number;
  /** US dollars at list price for all games; null when the price of the model is unknown or a call failed. */
  cost: number | null;
  /** Id of the person who started it; null when the account is gone. */
  scoredBy: string | null;
  /** Display name or email of that person; null when the account is gone. */
  scoredByName: string | null;
  /** When the measurement was finished. */
  scoredAt: Date;
}

export const MAX_SCORES = 100;

export class EngineScoresDto {
  /** Size of the gold set now. */
  gold: GoldSetDto;
  /** Newest first, at most 100. */
  @AtMost(MAX_SCORES)
  scores: EngineScoreDto[];
}

export class ScoreEngineInput {
  /** Id of an engine of `/api/analyses/engines`. */
  @IsString()
  @MaxLength(40)
  engine: string;

  /** For an external engine: a model of `/api/ai/models`; the configured model when null or omitted. */
  @IsOptional()
  @LineOfText(200)
  model?: string | null;
}
