import { Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { EachTextLike, MaxItems } from '../../common/errors/text-fields.js';
import { BUNDLE_ID } from '../../games/games.types.js';
import { ChartQuery } from '../../rankings/charts/rankings.dto.js';
import { RANKING_TYPES, type RankingType } from '../../rankings/rankings.types.js';
import { AnalyzeOptions } from '../analyses.dto.js';

const MAX_BATCH = 500;

/** A current list of the rankings. */
export class ChartInput extends ChartQuery {
  /** Type of the chart. */
  @IsIn(RANKING_TYPES)
  rankingType: RankingType;
}

/** Which of the games I analyzed, with the same filters as the list; all of them when none is given. */
export class MyAnalysesInput {
  /** Part of the title or developer. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  q?: string;

  /** Key of an item that the analysis contains, from `/api/analyses/mechanics`. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  mechanic?: string;

  /** Id of the engine that answered. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  engine?: string;
}

/** Several games: exactly one of `bundleIds`, `tagId`, `chart` and `mine`. */
export class BatchInput extends AnalyzeOptions {
  /** Bundle ids of the games. */
  @Omittable()
  @IsArray()
  @ArrayMinSize(1)
  @MaxItems(MAX_BATCH, { message: `must be at most ${MAX_BATCH} games` })
  @EachTextLike(BUNDLE_ID, 'must be bundle ids')
  bundleIds?: string[];

  /** Id of a tag; its games are analyzed. */
  @Omittable()
  @IsUUID(undefined, { message: 'must be a UUID' })
  tagId?: string;

  /** A current list; its games are analyzed, at most 50. */
  @Omittable()
  @ValidateNested()
  @Type(() => ChartInput)
  chart?: ChartInput;

  /** Games that I analyzed before, at most 2,000. */
  @Omittable()
  @IsObject()
  @ValidateNested()
  @Type(() => MyAnalysesInput)
  mine?: MyAnalysesInput;
}

/** The games that a batch would analyze. */
export class BatchPreviewDto {
  /** Games selected. */
  games: number;
  /** Games with a stored description. The store pages of the others are fetched first; games without any description are skipped. */
  described: number;
}
