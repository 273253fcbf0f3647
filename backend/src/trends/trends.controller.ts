import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin } from '../common/access/access.decorators.js';
import { Problems } from '../common/errors/problems.decorator.js';
import { SharedRead } from '../common/requests/shared-reads.js';
import { TrendMechanicsDto, TrendsQuery, WhiteSpaceDto } from './trends.dto.js';
import { TrendsService } from './trends.service.js';
import {
  ItemGameDto,
  PairMapDto,
  WeeklyGamesQuery,
  WeeklyQuery,
  WeeklySharesDto,
  MAX_RANKS,
  MAX_WEEKS,
} from './weekly/weekly.dto.js';
import { WeeklyTrends } from './weekly/weekly-trends.service.js';
import { AnswersAtMost } from '../common/list/at-most.decorator.js';

@ApiTags('trends')
@Controller('trends')
export class TrendsController {
  constructor(
    private readonly trends: TrendsService,
    private readonly weekly: WeeklyTrends,
  ) {}

  /** Lists mechanics and meta elements of charting games: share, change over four weeks, newcomers. */
  @Get('mechanics')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  listItems(@Query() query: TrendsQuery): Promise<TrendMechanicsDto> {
    return this.trends.listMechanics(query);
  }

  /** Lists pairs of a mechanic and a meta element that are each frequent, but rarely occur together. */
  @Get('white-space')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  listWhiteSpace(@Query() query: TrendsQuery): Promise<WhiteSpaceDto> {
    return this.trends.findWhiteSpace(query);
  }

  /**
   * Gets the share of each mechanic and meta element in the first ranks of one chart, week by week, with 95 %
   * intervals.
   */
  @Get('weeks')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  listWeeks(@Query() query: WeeklyQuery): Promise<WeeklySharesDto> {
    return this.weekly.listShares(query);
  }

  /** Lists the games behind a figure of `weeks` or `pairs`, with the sentences that prove it. */
  @Get('games')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  @AnswersAtMost(MAX_RANKS * (MAX_WEEKS + 1))
  listGames(@Query() query: WeeklyGamesQuery): Promise<ItemGameDto[]> {
    return this.weekly.listGames(query);
  }

  /** Lists which mechanics and meta elements of one chart occur together more or less often than by chance. */
  @Get('pairs')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  listPairs(@Query() query: WeeklyQuery): Promise<PairMapDto> {
    return this.weekly.mapPairs(query);
  }
}
