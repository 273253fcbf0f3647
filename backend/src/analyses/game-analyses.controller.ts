import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin } from '../auth/auth.decorators.js';
import { notFound } from '../common/errors/problem.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { BundleIdPipe } from '../games/bundle-id.pipe.js';
import { StoreTexts } from '../games/store-texts.service.js';
import { AnalysisDto, VERSION_LIST } from './analyses.dto.js';
import { AnalysesService } from './analyses.service.js';

@ApiTags('analyses')
@Controller('games/:bundleId/analyses')
export class GameAnalysesController {
  constructor(
    private readonly analyses: AnalysesService,
    private readonly texts: StoreTexts,
  ) {}

  /** All versions of a game's analysis, newest first, whoever asked for them. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(AnalysisDto, VERSION_LIST)
  @Problems(404)
  async list(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @ListParams(VERSION_LIST) query: ListQuery,
  ): Promise<ListPage<AnalysisDto>> {
    const known = await this.texts.titles([bundleId]);
    if (!known.has(bundleId)) throw notFound('Game not found', 'game_not_found');
    return this.analyses.listVersions(query, bundleId);
  }
}
