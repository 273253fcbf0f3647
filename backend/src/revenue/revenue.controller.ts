import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor } from '../common/access/access.decorators.js';
import type { Actor } from '../common/access/access.types.js';
import { ClearedDto } from '../common/answers/cleared.dto.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { UuidPipe } from '../common/requests/uuid.pipe.js';
import {
  OverviewQuery,
  REVENUE_LIST,
  RevenueEntryChange,
  RevenueEntryDto,
  RevenueEntryInput,
  RevenueImportDto,
  RevenueImportInput,
  RevenueOverviewDto,
} from './revenue.dto.js';
import { RevenueService } from './revenue.service.js';

@ApiTags('revenue')
@Controller('revenue-entries')
export class RevenueController {
  constructor(private readonly revenue: RevenueService) {}

  /** Lists entries by month, game and source, newest month first. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(RevenueEntryDto, REVENUE_LIST)
  list(@ListParams(REVENUE_LIST) query: ListQuery): ListPage<RevenueEntryDto> {
    return this.revenue.list(query);
  }

  /** Gets totals, growth by source, and monthly figures for the chart. */
  @Get('overview')
  @AnalystOrAdmin()
  getOverview(@Query() { months }: OverviewQuery): Promise<RevenueOverviewDto> {
    return this.revenue.overview(months);
  }

  /** Gets one entry. */
  @Get(':id')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string): Promise<RevenueEntryDto> {
    return this.revenue.get(id);
  }

  /** Adds an entry, which replaces all sample rows. */
  @Post()
  @AnalystOrAdmin()
  @Problems(409)
  create(@Body() input: RevenueEntryInput, @CurrentActor() actor: Actor): Promise<RevenueEntryDto> {
    return this.revenue.create(input, actor);
  }

  /** Imports entries from CSV; `preview` shows the result and the errors by line without writing. */
  @Post('import')
  @HttpCode(200)
  @AnalystOrAdmin()
  import(@Body() input: RevenueImportInput, @CurrentActor() actor: Actor): Promise<RevenueImportDto> {
    return this.revenue.import(input, actor);
  }

  /** Removes the sample rows. */
  @Post('clear-samples')
  @HttpCode(200)
  @AnalystOrAdmin()
  async clearSamples(): Promise<ClearedDto> {
    return { cleared: await this.revenue.clearSamples() };
  }

  /** Changes an entry; a sample row becomes a real one. */
  @Put(':id')
  @AnalystOrAdmin()
  @Problems(404, 409)
  update(
    @Param('id', UuidPipe) id: string,
    @Body() change: RevenueEntryChange,
    @CurrentActor() actor: Actor,
  ): Promise<RevenueEntryDto> {
    return this.revenue.update(id, change, actor);
  }

  /** Deletes an entry. */
  @Delete(':id')
  @AnalystOrAdmin()
  @Problems(404)
  remove(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<RevenueEntryDto> {
    return this.revenue.remove(id, actor);
  }
}
