import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsString, MaxLength } from 'class-validator';
import { GameAnalysisDto } from '../analyses/analyses.dto.js';
import { Omittable } from '../common/errors/omittable.js';
import { EnteredDescriptionDto, GameWithListingsDto } from '../games/catalog/games.dto.js';
import { BUNDLE_ID } from '../games/games.types.js';
import { GamePositionDto, MAX_POSITIONS } from '../rankings/charts/rankings.dto.js';
import { GameTagDto } from '../tags/tags.dto.js';
import { EachTextLike } from '../common/errors/text-fields.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { MAX_TAGS } from '../tags/tags.types.js';
import { trimText } from '../common/errors/transforms.js';

/** Everything stored about one game. */
export class GameDetailDto extends GameWithListingsDto {
  /** Description that a person entered, shown next to those of the stores; null when nobody did. */
  enteredDescription: EnteredDescriptionDto | null;
  /** Ranks in current charts, best first. */
  @AtMost(MAX_POSITIONS)
  positions: GamePositionDto[];
  /** Tags of the game, sorted by name. */
  @AtMost(MAX_TAGS)
  tags: GameTagDto[];
  /** Newest analysis; null when the game was never analyzed. */
  analysis: GameAnalysisDto | null;
}

/** A game to add. */
export class AddGameInput {
  /** Address of a Google Play or App Store page, a package name, or an App Store track id. */
  @Transform(trimText)
  @MaxLength(2_000, { message: 'must have at most 2,000 characters' })
  @IsString({ message: 'must be a text' })
  storeUrl: string;
}

/** Games to fetch store details for; all charting games when empty. */
export class EnrichInput {
  /** At most 1,000 bundle ids. */
  @Omittable()
  @EachTextLike(BUNDLE_ID, 'must contain bundle ids')
  @ArrayMaxSize(1_000, { message: 'may hold at most 1,000 games' })
  @ArrayNotEmpty({ message: 'must name a game' })
  @IsArray({ message: 'must be a list of bundle ids' })
  bundleIds?: string[];
}

export { JobStartedDto, UploadQuery } from '../jobs/jobs.dto.js';
