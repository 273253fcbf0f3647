import { IsOptional, IsString, MaxLength } from 'class-validator';
import { LineOfText } from '../../common/errors/text-fields.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

/** The games that the team has judged. */
export class GoldSetDto {
  /** Games with a text and at least one judged item. */
  games: number;
  /** Items that analysts confirmed or added. */
  present: number;
  /** Items that analysts rejected. */
  absent: number;
}

/** How an engine did on the games that the team has judged; items that nobody judged do not count. */
export class EngineScoreDto {
  id: string;
  engine: string;
  engineVersion: string;
  /** Null of an engine without a model. */
  model: string | null;
  taxonomyVersion: string;
  games: number;
  /** Judged items that it named rightly, wrongly, and not at all. */
  right: number;
  wrong: number;
  missed: number;
  /** Null when it named none of the judged items. */
  precision: number | null;
  /** Null when analysts confirmed nothing. */
  recall: number | null;
  f1: number | null;
  /** Games that it gave no answer to; what they have counts as missed. */
  failed: number;
  msPerGame: number;
  /** US dollars by list price for all games; null when the price of the model is not known. */
  cost: number | null;
  scoredBy: string | null;
  scoredByName: string | null;
  scoredAt: Date;
}

export const MOST_SCORES = 100;

export class EngineScoresDto {
  gold: GoldSetDto;
  /** The newest first, at most a hundred. */
  @AtMost(MOST_SCORES)
  scores: EngineScoreDto[];
}

export class ScoreEngineInput {
  /** Id of an engine of `/api/analyses/engines`. */
  @IsString()
  @MaxLength(40)
  engine: string;

  /** Of an external engine: a model of `/api/ai/models` in place of the one that is set up. */
  @IsOptional()
  @LineOfText(200)
  model?: string | null;
}
