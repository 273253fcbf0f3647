import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { AnalystOrAdmin, CurrentUser } from '../common/access/access.decorators.js';
import type { Principal } from '../common/access/access.types.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { BundleIdPipe } from '../games/bundle-id.pipe.js';
import { GameImports } from './game-imports.service.js';
import { GAME_LIST, ListedGameDto } from './game-list.dto.js';
import { GameDetailDto, JobStartedDto, UploadQuery } from './game-page.dto.js';
import { GamePageService } from './game-page.service.js';

@ApiTags('games')
@Controller('games')
export class GamesController {
  constructor(
    private readonly games: GamePageService,
    private readonly imports: GameImports,
  ) {}

  /**
   * Lists the catalog; `q` searches titles, developers and bundle ids, `tagId` gives games that carry all these tags,
   * `mechanic` those whose newest analysis names that item (see `/api/analyses/mechanics`), `similarTo` the games most
   * like that one, the nearest first (see `/api/games/{bundleId}/similar`). A search forgives typos and
   * gives the 1,000 games that fit best, the best first. Ranks are those of one country, `country`, or of the one that
   * screens open at; with `platform`, of that store's charts only. Sorting by `rankChange` goes by the places gained;
   * `minRating` is met by a game that has it in one of the stores, and so are `minInstalls`, `minInstallsPerDay`,
   * `containsAds`, `inAppPurchases` and `contentRating`; `updatedWithin` and `releasedWithin` are days before now.
   */
  @Get()
  @AnalystOrAdmin()
  @ListOf(ListedGameDto, GAME_LIST)
  list(@ListParams(GAME_LIST) query: ListQuery): Promise<ListPage<ListedGameDto>> {
    return this.games.list(query);
  }

  /**
   * Imports games with their store facts as a job, from JSONL, JSON or CSV; the README lists the fields. A row with a
   * `date` tells facts of that day: `bundleId`, `platform`, `country`, `date`, and any of `installs`, `ratings`,
   * `score`, `price`, `inAppPurchases`, `containsAds`, `contentRating`, `whatsNew`, `version`.
   */
  @Post('import')
  @HttpCode(202)
  @AnalystOrAdmin({ takesFile: true })
  @Problems(413, 415)
  async import(
    @Query() query: UploadQuery,
    @Req() request: FastifyRequest,
    @CurrentUser() user: Principal,
  ): Promise<JobStartedDto> {
    return { jobId: await this.imports.start(request.body as Readable, query.filename, user.userId) };
  }

  /** Gets one game with what each store says of it. */
  @Get(':bundleId')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('bundleId', BundleIdPipe) bundleId: string): Promise<GameDetailDto> {
    return this.games.get(bundleId);
  }
}
