import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnalystOrAdmin } from '../../common/access/access.decorators.js';
import { abortOnDisconnect } from '../../common/http/abort-on-disconnect.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { BundleIdPipe } from '../../games/bundle-id.pipe.js';
import { GAME_CHANGE_LIST, GameChangeDto } from '../history/changes/game-changes.dto.js';
import { GameHistoryService } from '../history/game-history.service.js';
import { StoreFactsDto, StoreFactsQuery } from '../history/store-facts.dto.js';
import { MarketDataByNameQuery, MarketDataDto, MarketDataQuery } from './market-data.dto.js';
import { MarketDataService } from './market-data.service.js';

@ApiTags('market data')
@Controller()
export class MarketDataController {
  constructor(
    private readonly market: MarketDataService,
    private readonly history: GameHistoryService,
  ) {}

  /** Gets what the stores say about a game, by name and bundle id. */
  @Get('market-data')
  @AnalystOrAdmin()
  @Problems(404, 502, 503, 504)
  getByName(
    @Query() query: MarketDataByNameQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MarketDataDto> {
    return this.market.get({ ...query, signal: abortOnDisconnect(reply) });
  }

  /** Gets what the stores say about a game; an unknown one is fetched and stored. */
  @Get('games/:bundleId/market-data')
  @AnalystOrAdmin()
  @Problems(404, 502, 503, 504)
  get(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @Query() query: MarketDataQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MarketDataDto> {
    return this.market.get({ ...query, bundleId, signal: abortOnDisconnect(reply) });
  }

  /**
   * Lists the daily history of a game's listing: installs, ratings, price, purchases, ads, version. Installs and
   * ratings come with their change since the previous measurement.
   */
  @Get('games/:bundleId/facts')
  @AnalystOrAdmin()
  @Problems(404)
  listFacts(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @Query() query: StoreFactsQuery,
  ): Promise<StoreFactsDto> {
    return this.history.listDays(bundleId, query);
  }

  /** Lists what changed on a game's store pages, newest first. */
  @Get('games/:bundleId/changes')
  @AnalystOrAdmin()
  @Problems(404)
  @ListOf(GameChangeDto, GAME_CHANGE_LIST)
  listChanges(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @ListParams(GAME_CHANGE_LIST) query: ListQuery,
  ): Promise<ListPage<GameChangeDto>> {
    return this.history.listChanges(bundleId, query);
  }
}
