import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnalystOrAdmin, CurrentActor } from '../auth/auth.decorators.js';
import type { Actor } from '../auth/auth.types.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';

import { BundleIdPipe } from '../games/bundle-id.pipe.js';
import { GAME_CHANGE_LIST, GameChangeDto } from './game-changes.dto.js';
import { GameHistoryService } from './game-history.service.js';
import { GamesService } from '../games/games.service.js';
import { AddGameService } from './add-game.service.js';
import { EnrichGames } from './enrich-games.service.js';
import {
  AddGameInput,
  EnrichInput,
  GameDetailDto,
  JobStartedDto,
  MarketDataByNameQuery,
  MarketDataDto,
  MarketDataQuery,
} from './market-data.dto.js';
import { MarketDataService } from './market-data.service.js';

@ApiTags('market data')
@Controller()
export class MarketDataController {
  constructor(
    private readonly market: MarketDataService,
    private readonly history: GameHistoryService,
    private readonly adding: AddGameService,
    private readonly enriching: EnrichGames,
    private readonly games: GamesService,
  ) {}

  /** Adds a game by the address of its store page, its package name or its track id. */
  @Post('games')
  @AnalystOrAdmin()
  @Problems(404, 502, 503, 504)
  async add(
    @Body() { storeUrl }: AddGameInput,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GameDetailDto> {
    const { bundleId } = await this.adding.add(storeUrl, actor, leaving(reply));
    return this.games.get(bundleId);
  }

  /** Fills the details of the named games, or of all charting games, as a job. */
  @Post('games/enrich')
  @HttpCode(202)
  @AnalystOrAdmin()
  async enrich(@Body() { bundleIds }: EnrichInput, @CurrentActor() actor: Actor): Promise<JobStartedDto> {
    return { jobId: await this.enriching.start(bundleIds, actor.userId) };
  }

  /** What the market knows of a game, asked by name and bundle id. */
  @Get('market-data')
  @AnalystOrAdmin()
  @Problems(404, 502, 503, 504)
  byName(
    @Query() query: MarketDataByNameQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MarketDataDto> {
    return this.market.get({ ...query, signal: leaving(reply) });
  }

  /** What the market knows of a game; one that is not stored yet is fetched and stored. */
  @Get('games/:bundleId/market-data')
  @AnalystOrAdmin()
  @Problems(404, 502, 503, 504)
  get(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @Query() query: MarketDataQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MarketDataDto> {
    return this.market.get({ ...query, bundleId, signal: leaving(reply) });
  }

  /** What changed on a game's store pages, newest first. */
  @Get('games/:bundleId/changes')
  @AnalystOrAdmin()
  @Problems(404)
  @ListOf(GameChangeDto, GAME_CHANGE_LIST)
  changes(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @ListParams(GAME_CHANGE_LIST) query: ListQuery,
  ): Promise<ListPage<GameChangeDto>> {
    return this.history.changes(bundleId, query);
  }
}

/** Aborted when the client goes away before it has its answer. */
export function leaving(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) left.abort();
  });
  return left.signal;
}
