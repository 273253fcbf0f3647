import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { MODEL_STATUSES } from '../ai/model.types.js';
import { AnalystOrAdmin, CurrentActor, CurrentUser } from '../common/access/access.decorators.js';
import type { Actor, Principal } from '../common/access/access.types.js';
import { notFound } from '../common/errors/problem.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { UuidPipe } from '../common/requests/uuid.pipe.js';
import {
  AddedItemInput,
  AnalyzeInput,
  ANALYSIS_LIST,
  AnalysisDto,
  EngineDto,
  FeedbackInput,
  JobStartedDto,
  UsedItemDto,
  UsedItemsQuery,
  MAX_USED,
} from './analyses.dto.js';
import { BatchInput, BatchPreviewDto } from './batch/batch.dto.js';
import { AnalysisDiffDto } from './analysis-diff.dto.js';
import { AnalysesService } from './analyses.service.js';
import { AnalysisRunner } from './run/analysis-runner.service.js';
import { analysisMarkdown } from './rows/analysis-markdown.js';
import { BatchService } from './batch/batch.service.js';
import { diffAnalyses } from './rows/diff-analyses.js';
import { FeedbackService } from './feedback/feedback.service.js';
import { AnswersAtMost } from '../common/list/at-most.decorator.js';
import { MOST_ENGINES } from '../ai/ai.types.js';

@ApiTags('analyses')
@Controller('analyses')
export class AnalysesController {
  constructor(
    private readonly analyses: AnalysesService,
    private readonly runner: AnalysisRunner,
    private readonly feedback: FeedbackService,
    private readonly batches: BatchService,
  ) {}

  /** Lists the games that I analyzed, each once with my newest analysis, newest first. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(AnalysisDto, ANALYSIS_LIST)
  list(@ListParams(ANALYSIS_LIST) query: ListQuery, @CurrentUser() user: Principal): ListPage<AnalysisDto> {
    return this.analyses.listByPerson(query, user.userId);
  }

  /**
   * Analyzes a game. A stored answer for the same text is reused as a new entry of mine, unless `fresh`. A failure
   * stores nothing; a `code` that begins with `model_` says that the external model failed and the built-in engine
   * may still answer.
   */
  @Post()
  @AnalystOrAdmin()
  @Problems(404, 422, ...MODEL_STATUSES)
  analyze(@Body() input: AnalyzeInput, @CurrentUser() user: Principal): Promise<AnalysisDto> {
    return this.runner.analyze(input, user.userId);
  }

  /**
   * Analyzes many games as a job of mine; a failed game does not stop the others. The same request joins its running
   * job.
   */
  @Post('batch')
  @HttpCode(202)
  @AnalystOrAdmin()
  @Problems(404)
  async startBatch(@Body() input: BatchInput, @CurrentUser() user: Principal): Promise<JobStartedDto> {
    return { jobId: await this.batches.start(input, user.userId) };
  }

  /** Previews a batch: number of games, and how many have a description; nothing is started. */
  @Post('batch/preview')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(404)
  previewBatch(@Body() input: BatchInput, @CurrentUser() user: Principal): Promise<BatchPreviewDto> {
    return this.batches.preview(input, user.userId);
  }

  /** Lists the available engines, the default one first. */
  @Get('engines')
  @AnalystOrAdmin()
  @AnswersAtMost(MOST_ENGINES)
  listEngines(): EngineDto[] {
    return this.analyses.listEngines();
  }

  /** Lists the items of current analyses for filters, with their number of games, most frequent first. */
  @Get('mechanics')
  @AnalystOrAdmin()
  @AnswersAtMost(MAX_USED)
  listItems(@Query() { mine }: UsedItemsQuery, @CurrentUser() user: Principal): Promise<UsedItemDto[]> {
    return this.analyses.listUsedItems(mine === 'true' ? user.userId : undefined);
  }

  /** Gets one analysis; as Markdown with `Accept: text/markdown`. */
  @Get(':id')
  @AnalystOrAdmin()
  @ApiHeader({ name: 'Accept', required: false })
  @ApiExtraModels(AnalysisDto)
  @ApiOkResponse({
    content: {
      'application/json': { schema: { $ref: getSchemaPath(AnalysisDto) } },
      'text/markdown': { schema: { type: 'string' } },
    },
  })
  @Problems(404)
  async get(
    @Param('id', UuidPipe) id: string,
    @Headers('accept') accept: string | undefined,
  ): Promise<AnalysisDto | StreamableFile> {
    const analysis = await this.analyses.get(id);
    if (!accept?.includes('text/markdown')) return analysis;
    return new StreamableFile(Buffer.from(analysisMarkdown(analysis)), {
      type: 'text/markdown; charset=utf-8',
      disposition: 'attachment; filename="analysis.md"',
    });
  }

  /** Compares two analyses of one game, the earlier with the later. */
  @Get(':id/diff/:otherId')
  @AnalystOrAdmin()
  @Problems(404)
  async compare(
    @Param('id', UuidPipe) id: string,
    @Param('otherId', UuidPipe) otherId: string,
  ): Promise<AnalysisDiffDto> {
    const [one, other] = await Promise.all([this.analyses.get(id), this.analyses.get(otherId)]);
    if (one.bundleId !== other.bundleId) throw notFound('Analysis not found', 'analysis_not_found');
    return diffAnalyses(one, other);
  }

  /**
   * Adds an item that the engine missed, with the sentence that proves it; later analyses of the game keep it. Its
   * cue becomes a proposal for the taxonomy. `verdict: null` removes it.
   */
  @Post(':id/items')
  @AnalystOrAdmin()
  @Problems(404, 409)
  addItem(
    @Param('id', UuidPipe) id: string,
    @Body() input: AddedItemInput,
    @CurrentActor() actor: Actor,
  ): Promise<AnalysisDto> {
    return this.feedback.addItem(id, input, actor);
  }

  /**
   * Confirms, corrects or rejects an item of the game, for all later analyses too; `verdict: null` removes the
   * feedback.
   */
  @Put(':id/feedback')
  @AnalystOrAdmin()
  @Problems(404)
  giveFeedback(
    @Param('id', UuidPipe) id: string,
    @Body() input: FeedbackInput,
    @CurrentUser() user: Principal,
  ): Promise<AnalysisDto> {
    return this.feedback.submitFeedback(id, input, user.userId);
  }
}
