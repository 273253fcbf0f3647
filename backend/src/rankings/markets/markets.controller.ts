import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AdminOnly,
  AnalystOrAdmin,
  CurrentActor,
  CurrentUser,
} from '../../common/access/access.decorators.js';
import type { Actor, Principal } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { DefaultMarkets } from './default-markets.service.js';
import {
  DefaultMarketInput,
  DefaultMarketsDto,
  MARKET_LIST,
  MarketChange,
  MarketDto,
  MarketInput,
} from './markets.dto.js';
import { MarketsService } from './markets.service.js';

@ApiTags('markets')
@Controller('markets')
export class MarketsController {
  constructor(
    private readonly markets: MarketsService,
    private readonly defaults: DefaultMarkets,
  ) {}

  /** Lists the countries whose charts are fetched, with schedule and last refresh. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(MarketDto, MARKET_LIST)
  list(@ListParams(MARKET_LIST) query: ListQuery): ListPage<MarketDto> {
    return this.markets.list(query);
  }

  /** Adds a market; its charts are fetched with the next refresh. */
  @Post()
  @AdminOnly()
  @Problems(409)
  create(@Body() input: MarketInput, @CurrentActor() actor: Actor): Promise<MarketDto> {
    return this.markets.create(input, actor);
  }

  /** Gets what screens open with for me when the address names no market. */
  @Get('default')
  @AnalystOrAdmin()
  getDefault(@CurrentUser() user: Principal): Promise<DefaultMarketsDto> {
    return this.defaults.get(user.userId);
  }

  /** Sets what screens open with for me. */
  @Put('default')
  @AnalystOrAdmin()
  setDefault(@Body() input: DefaultMarketInput, @CurrentUser() user: Principal): Promise<DefaultMarketsDto> {
    return this.defaults.setOwn(user.userId, input);
  }

  /** Clears my default market. */
  @Delete('default')
  @AnalystOrAdmin()
  clearDefault(@CurrentUser() user: Principal): Promise<DefaultMarketsDto> {
    return this.defaults.setOwn(user.userId, null);
  }

  /** Sets what screens open with for everyone without a choice of their own; the country must be a market. */
  @Put('default/installation')
  @AdminOnly()
  setInstallationDefault(
    @Body() input: DefaultMarketInput,
    @CurrentUser() user: Principal,
  ): Promise<DefaultMarketsDto> {
    return this.defaults.setInstallation(user, input);
  }

  /** Clears the default market of the installation. */
  @Delete('default/installation')
  @AdminOnly()
  clearInstallationDefault(@CurrentUser() user: Principal): Promise<DefaultMarketsDto> {
    return this.defaults.setInstallation(user, null);
  }

  /** Gets one market, by its country code. */
  @Get(':id')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id') id: string): Promise<MarketDto> {
    return this.markets.get(id);
  }

  /** Changes the stores or the schedule of a market, pauses or resumes it. Takes effect at once, in every process. */
  @Put(':id')
  @AdminOnly()
  @Problems(404, 409)
  update(
    @Param('id') id: string,
    @Body() change: MarketChange,
    @CurrentActor() actor: Actor,
  ): Promise<MarketDto> {
    return this.markets.update(id, change, actor);
  }

  /** Removes a market: its charts are no longer fetched. Stored ones stay. */
  @Delete(':id')
  @AdminOnly()
  @Problems(404, 409)
  remove(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<MarketDto> {
    return this.markets.remove(id, actor);
  }
}
