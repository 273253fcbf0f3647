import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin } from '../common/access/access.decorators.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { BundleIdPipe } from '../games/bundle-id.pipe.js';
import { GamesService } from '../games/catalog/games.service.js';
import { AnalysisDto, VERSION_LIST } from './analyses.dto.js';
import { AnalysesService } from './analyses.service.js';

@ApiTags('analyses')
@Controller('games/:bundleId/analyses')
export class GameAnalysesController {
  constructor(
    private readonly analyses: AnalysesService,
    private readonly games: GamesService,
  ) {}

  /** Lists all versions of the analysis of a game, by any person, newest first. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(AnalysisDto, VERSION_LIST)
  @Problems(404)
  async list(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @ListParams(VERSION_LIST) query: ListQuery,
  ): Promise<ListPage<AnalysisDto>> {
    await this.games.getTitle(bundleId);
    return this.analyses.listVersions(query, bundleId);
  }
}
