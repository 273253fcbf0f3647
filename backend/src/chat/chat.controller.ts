import { Body, Controller, Get, Param, Post, Req, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { MODEL_STATUSES } from '../ai/model.types.js';
import { AnalystOrAdmin, CurrentUser } from '../common/access/access.decorators.js';
import type { Principal } from '../common/access/access.types.js';
import { AnswersOrEvents, EventStreams, wantsEvents } from '../common/requests/event-streams.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { UuidPipe } from '../common/requests/uuid.pipe.js';
import { ANSWER_DEADLINE_MS } from '../ideas/ideas.types.js';
import { CHAT_LIST, ChatAnswerDto, ChatInput, ChatMessageDto } from './chat.dto.js';
import { ChatService } from './chat.service.js';

@ApiTags('ideas')
@Controller('ideas/:id/messages')
export class ChatController {
  constructor(
    private readonly chat: ChatService,
    private readonly streams: EventStreams,
  ) {}

  /** Lists my own chat about an idea that I see, oldest first. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(ChatMessageDto, CHAT_LIST)
  @Problems(404)
  list(
    @Param('id', UuidPipe) id: string,
    @ListParams(CHAT_LIST) query: ListQuery,
    @CurrentUser() { userId }: Principal,
  ): Promise<ListPage<ChatMessageDto>> {
    return this.chat.list(userId, id, query);
  }

  /**
   * Sends a message; the answer may propose a change of the idea, which is not applied. With `Accept:
   * text/event-stream` the answer is streamed: `token` `{text}`, then `done` with the plain answer, or `error`
   * `{problem}`. Closing the stream stops the assistant; the text so far is stored as `stopped`. A failure stores
   * nothing.
   */
  @Post()
  @AnalystOrAdmin()
  @AnswersOrEvents(ChatAnswerDto)
  @Problems(404, 409, ...MODEL_STATUSES)
  async send(
    @Param('id', UuidPipe) id: string,
    @Body() input: ChatInput,
    @CurrentUser() { userId }: Principal,
    @Req() request: FastifyRequest,
  ): Promise<ChatAnswerDto | StreamableFile> {
    const prepared = await this.chat.prepare(userId, id, input);
    if (!wantsEvents(request)) {
      return 'answered' in prepared ? prepared.answered : this.chat.answer(prepared.turn);
    }
    return this.streams.answer(request, ANSWER_DEADLINE_MS, async (send, signal) => {
      const answer =
        'answered' in prepared ? prepared.answered : await this.chat.answer(prepared.turn, send, signal);
      await send('done', answer);
    });
  }
}
