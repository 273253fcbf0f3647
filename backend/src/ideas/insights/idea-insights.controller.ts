import { Controller, Get, Param, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AnalystOrAdmin, CurrentUser } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import { formatBrief } from '../engine/brief.js';
import {
  IdeaBriefDto,
  IdeaScoreDto,
  IdeaSignalDto,
  NearnessDto,
  SignalScopeDto,
} from './idea-insights.dto.js';
import { IdeaInsights } from './idea-insights.service.js';

@ApiTags('ideas')
@Controller('ideas/:id')
export class IdeaInsightsController {
  constructor(private readonly insights: IdeaInsights) {}

  /** Lists charting games with items like those of the idea, nearest first. */
  @Get('nearest')
  @AnalystOrAdmin()
  @Problems(404)
  listNearest(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<NearnessDto> {
    return this.insights.nearest(userId, id);
  }

  /**
   * Gets what the charts say of the idea: share and change of its mechanics, games that pair its items, newcomers and the
   * nearest games, each with the number of games and the days it rests on. There is no total.
   */
  @Get('signal')
  @AnalystOrAdmin()
  @Problems(404)
  getSignal(
    @Param('id', UuidPipe) id: string,
    @Query() scope: SignalScopeDto,
    @CurrentUser() { userId }: Principal,
  ): Promise<IdeaSignalDto> {
    return this.insights.signal(userId, id, scope);
  }

  /**
   * Scores how promising the charts make the idea, in named parts with the numbers behind them.
   * @deprecated See `GET /api/ideas/{id}/signal`.
   */
  @Get('score')
  @ApiOperation({ deprecated: true })
  @AnalystOrAdmin()
  @Problems(404)
  getScore(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<IdeaScoreDto> {
    return this.insights.score(userId, id);
  }

  /** Gets a one-page summary of the idea; with `Accept: text/markdown` as a Markdown document. */
  @Get('brief')
  @AnalystOrAdmin()
  @ApiExtraModels(IdeaBriefDto)
  @ApiResponse({
    status: 200,
    description: 'The page.',
    content: {
      'application/json': { schema: { $ref: getSchemaPath(IdeaBriefDto) } },
      'text/markdown': { schema: { type: 'string' } },
    },
  })
  @Problems(404)
  async getBrief(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() { userId }: Principal,
    @Req() request: FastifyRequest,
  ): Promise<IdeaBriefDto | StreamableFile> {
    const brief = await this.insights.brief(userId, id);
    if (!request.headers.accept?.includes('text/markdown')) return brief;
    const text = Buffer.from(formatBrief(brief));
    return new StreamableFile(text, {
      type: 'text/markdown; charset=utf-8',
      disposition: 'attachment; filename="idea-brief.md"',
    });
  }
}
