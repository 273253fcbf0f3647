import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor, CurrentUser } from '../common/access/access.decorators.js';
import type { Actor, Principal } from '../common/access/access.types.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { UuidPipe } from '../common/requests/uuid.pipe.js';
import { WatchedGamesDto, WatchedGamesQuery } from './watched-games.dto.js';
import { WatchedGames } from './watched-games.service.js';
import {
  WatchGamesChangedDto,
  WatchGamesInput,
  WATCHLIST_LIST,
  WatchlistChange,
  WatchlistDto,
  WatchlistInput,
} from './watchlists.dto.js';
import { WatchlistsService } from './watchlists.service.js';

@ApiTags('watchlists')
@Controller('watchlists')
export class WatchlistsController {
  constructor(
    private readonly watchlists: WatchlistsService,
    private readonly watchedGames: WatchedGames,
  ) {}

  /** Lists my watchlists and shared ones; `bundleId` finds lists that a game was picked for. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(WatchlistDto, WATCHLIST_LIST)
  list(
    @ListParams(WATCHLIST_LIST) query: ListQuery,
    @CurrentUser() { userId }: Principal,
  ): ListPage<WatchlistDto> {
    return this.watchlists.list(query, userId);
  }

  /** Gets a watchlist of mine, or a shared one. */
  @Get(':id')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<WatchlistDto> {
    return this.watchlists.get(id, userId);
  }

  /** Creates a watchlist: of picked games, or filled by a tag, a developer or a filter. */
  @Post()
  @AnalystOrAdmin()
  @Problems(403, 404, 409)
  create(@Body() input: WatchlistInput, @CurrentActor() actor: Actor): Promise<WatchlistDto> {
    return this.watchlists.create(input, actor);
  }

  /**
   * Changes a watchlist; omitted fields stay. Anyone who sees it may change it, but only its owner decides who sees
   * it.
   */
  @Put(':id')
  @AnalystOrAdmin()
  @Problems(403, 404)
  update(
    @Param('id', UuidPipe) id: string,
    @Body() change: WatchlistChange,
    @CurrentUser() { userId }: Principal,
  ): Promise<WatchlistDto> {
    return this.watchlists.update(id, change, userId);
  }

  /** Deletes a watchlist of mine; its games stay in the catalog. */
  @Delete(':id')
  @AnalystOrAdmin()
  @Problems(403, 404)
  remove(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<WatchlistDto> {
    return this.watchlists.remove(id, userId);
  }

  /**
   * Lists the games of a watchlist: ranks in the charts of each market, installs per day, the last event, and ranks
   * of 90 days.
   */
  @Get(':id/games')
  @AnalystOrAdmin()
  @Problems(400, 404)
  listGames(
    @Param('id', UuidPipe) id: string,
    @Query() query: WatchedGamesQuery,
    @CurrentUser() { userId }: Principal,
  ): Promise<WatchedGamesDto> {
    return this.watchedGames.list(id, query, userId);
  }

  /** Adds games to a watchlist of picked games, or removes them: all of them, or none when one is unknown. */
  @Post(':id/games')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(404, 409)
  setGames(
    @Param('id', UuidPipe) id: string,
    @Body() input: WatchGamesInput,
    @CurrentUser() { userId }: Principal,
  ): Promise<WatchGamesChangedDto> {
    return this.watchlists.setGames(id, input, userId);
  }
}
