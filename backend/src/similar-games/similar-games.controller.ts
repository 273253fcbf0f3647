import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin } from '../common/access/access.decorators.js';
import { Problems } from '../common/errors/problems.decorator.js';
import { SharedRead } from '../common/requests/shared-reads.js';
import { BundleIdPipe } from '../games/bundle-id.pipe.js';
import { SimilarGameDto, SimilarGamesQuery } from './similar-games.dto.js';
import { SimilarGames, MAX_SIMILAR } from './similar-games.service.js';
import { AnswersAtMost } from '../common/list/at-most.decorator.js';

const USUAL = 20;

@ApiTags('games')
@Controller('games')
export class SimilarGamesController {
  constructor(private readonly similar: SimilarGames) {}

  /**
   * Lists the games most similar to this one, with reasons: mechanics of the newest analyses, the stores' own lists
   * of similar games, and days in the same charts. The game's own listing in the other store is never included.
   */
  @Get(':bundleId/similar')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400, 404)
  @AnswersAtMost(MAX_SIMILAR)
  list(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @Query() { limit = USUAL }: SimilarGamesQuery,
  ): Promise<SimilarGameDto[]> {
    return this.similar.list(bundleId, limit);
  }
}
