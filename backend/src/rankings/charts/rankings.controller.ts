import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { AnalystOrAdmin, CurrentUser } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { RowOf, RowParams } from '../../common/list/row.decorator.js';
import { PLATFORMS } from '../../games/games.types.js';
import { checkChart } from '../check-chart.js';
import { CurrentRankingsService } from '../current-lists/current-rankings.service.js';
import { PastRankings } from '../history/past-rankings.service.js';
import {
  AllRanksQuery,
  JobStartedDto,
  ChartUploadQuery,
  CurrentRankingsDto,
  HistoryQuery,
  RANKING_LIST,
  RankHistoryDto,
  RankingCountryDto,
  RankingDto,
  RankingRowDto,
} from './rankings.dto.js';
import { ImportResultDto } from '../import/import.dto.js';
import { RankingsJobs } from '../rankings.jobs.js';
import { RankingsService } from './rankings.service.js';
import { sendDocument } from '../current-lists/send-document.js';
import { AnswersAtMost } from '../../common/list/at-most.decorator.js';
import { MAX_RANK } from '../rankings.types.js';
import { COUNTRY_CODES } from '../../common/countries.js';

@ApiTags('rankings')
@ApiExtraModels(ImportResultDto)
@Controller('rankings')
export class RankingsController {
  constructor(
    private readonly currentRankings: CurrentRankingsService,
    private readonly past: PastRankings,
    private readonly rankings: RankingsService,
    private readonly jobs: RankingsJobs,
  ) {}

  /** Lists the captured history, newest captures first. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(RankingDto, RANKING_LIST)
  list(@ListParams(RANKING_LIST) query: ListQuery): ListPage<RankingDto> {
    return this.rankings.list(query);
  }

  /**
   * Gets the three current lists, or with `date` the lists of a day: each game once, at most 50 rows per list. A
   * day without a capture returns the latest earlier one, and `asked` names the nearest days with one.
   */
  @Get('current')
  @AnalystOrAdmin()
  @ApiHeader({ name: 'If-None-Match', required: false })
  @ApiOkResponse({ type: CurrentRankingsDto, headers: { ETag: { schema: { type: 'string' } } } })
  @ApiResponse({ status: 304, description: 'Nothing has changed since the given ETag.' })
  @ApiQuery({ name: 'platform', enum: PLATFORMS })
  @ApiQuery({ name: 'category', required: false, schema: { type: 'string', default: 'all' } })
  @ApiQuery({ name: 'country', required: false, schema: { type: 'string', default: 'us' } })
  @ApiQuery({
    name: 'date',
    required: false,
    description: 'A day (UTC), not in the future: the newest captures that are not after it.',
    schema: { type: 'string', format: 'date' },
  })
  @ApiQuery({
    name: 'compareDate',
    required: false,
    description: 'An earlier day: changes are against the newest captures that are not after it.',
    schema: { type: 'string', format: 'date' },
  })
  async getCurrent(
    // Validated by hand: the general validation would take longer than the response.
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (this.past.isAsked(query)) {
      sendDocument(await this.past.getDocument(query), request, reply);
      return;
    }
    const { platform, category, country } = checkChart(query);
    const found = this.currentRankings.get(platform, category, country);
    sendDocument(found instanceof Promise ? await found : found, request, reply);
  }

  /**
   * Lists up to 200 ranks of one list, current or of a `date`, compared with the previous capture or `compareDate`.
   */
  @Get('ranks')
  @AnalystOrAdmin()
  @AnswersAtMost(MAX_RANK)
  listRanks(@Query() query: AllRanksQuery): Promise<RankingRowDto[]> {
    return this.rankings.listAllRanks(query);
  }

  /** Lists the countries with captures. */
  @Get('countries')
  @AnalystOrAdmin()
  @AnswersAtMost(COUNTRY_CODES.size)
  listCountries(@CurrentUser() user: Principal): Promise<RankingCountryDto[]> {
    return this.rankings.listCountries(user.userId);
  }

  /** Gets the ranks of one game over time, by list; one year unless `from` and `to` are given. */
  @Get('history')
  @AnalystOrAdmin()
  getHistory(@Query() query: HistoryQuery): Promise<RankHistoryDto> {
    return this.rankings.getHistory({ ...query, ...checkChart(query) });
  }

  /** Gets one row of the captured history. */
  @Get(':id')
  @AnalystOrAdmin()
  @RowOf(RankingDto, 'Ranking not found')
  get(@RowParams(RANKING_LIST) query: ListQuery): ListPage<RankingDto> {
    return this.rankings.list(query);
  }

  /** Imports recorded charts as a job, from CSV, JSON, JSONL or an App Store feed; the README lists the columns. */
  @Post('import')
  @HttpCode(202)
  @AnalystOrAdmin({ takesFile: true })
  @Problems(413, 415)
  async import(
    @Query() query: ChartUploadQuery,
    @Req() request: FastifyRequest,
    @CurrentUser() user: Principal,
  ): Promise<JobStartedDto> {
    return { jobId: await this.jobs.startImport(request.body as Readable, query, user.userId) };
  }
}
