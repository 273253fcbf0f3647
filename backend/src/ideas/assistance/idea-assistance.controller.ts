import { Body, Controller, HttpCode, Param, Post, Req, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { MODEL_STATUSES } from '../../ai/model.types.js';
import { AnalystOrAdmin, CurrentActor, CurrentUser } from '../../common/access/access.decorators.js';
import type { Actor, Principal } from '../../common/access/access.types.js';
import { AnswersOrEvents, EventStreams, wantsEvents } from '../../common/requests/event-streams.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import { AssistAnswerDto, AssistRequestDto, BrainstormRequestDto } from './idea-assistance.dto.js';
import { IdeaAssistance } from './idea-assistance.service.js';
import { VariantsDto, VariantsRequestDto } from './idea-variants.dto.js';
import { IdeaDto } from '../ideas.dto.js';
import { ANSWER_DEADLINE_MS } from '../ideas.types.js';

@ApiTags('ideas')
@Controller('ideas')
export class IdeaAssistanceController {
  constructor(
    private readonly assistance: IdeaAssistance,
    private readonly streams: EventStreams,
  ) {}

  /** Brainstorms a new idea of mine from one to three ideas or games; it keeps where its parts come from. */
  @Post('brainstorm')
  @AnalystOrAdmin()
  @Problems(404, ...MODEL_STATUSES)
  brainstorm(
    @Body() request: BrainstormRequestDto,
    @CurrentUser() { userId }: Principal,
    @CurrentActor() actor: Actor,
  ): Promise<IdeaDto> {
    return this.assistance.brainstorm(userId, request, actor);
  }

  /** Suggests five ideas to choose from, each different in another way; `more` gives five others, `combine` one from parts of them. */
  @Post('variants')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(404, ...MODEL_STATUSES)
  listVariants(
    @Body() request: VariantsRequestDto,
    @CurrentUser() { userId }: Principal,
  ): Promise<VariantsDto> {
    return this.assistance.listVariants(userId, request);
  }

  /**
   * Suggests a better text for one item; the idea itself stays as it is. With `Accept: text/event-stream` the answer
   * comes as events: `token` `{text}`, then `done` with the answer, or `error` `{problem}`.
   */
  @Post(':id/assist')
  @AnalystOrAdmin()
  @AnswersOrEvents(AssistAnswerDto)
  @Problems(404, ...MODEL_STATUSES)
  async assist(
    @Param('id', UuidPipe) id: string,
    @Body() dto: AssistRequestDto,
    @CurrentUser() { userId }: Principal,
    @Req() request: FastifyRequest,
  ): Promise<AssistAnswerDto | StreamableFile> {
    const assistance = await this.assistance.prepareAssist(userId, id, dto);
    if (!wantsEvents(request)) return this.assistance.assist(assistance);
    return this.streams.answer(request, ANSWER_DEADLINE_MS, (send, signal) =>
      this.assistance.streamAssist(assistance, send, signal),
    );
  }
}
