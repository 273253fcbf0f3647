import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { ChatAnswer, ChatRequest } from '../ideas/engine/engine.types.js';
import { Clock } from '../common/time/clock.js';
import { RateLimits } from '../common/limits/rate-limits.repository.js';
import { type SendEvent, StreamEnded } from '../common/requests/event-streams.js';
import { conflict } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { type ListPage, mapList } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { mapModelErrors } from '../ideas/assistance/idea-assistance.service.js';
import { IdeaEngineService } from '../ideas/engine/idea-engine.service.js';
import { IdeaMarket } from '../ideas/assistance/idea-market.service.js';
import { IdeaSources } from '../ideas/assistance/idea-sources.service.js';
import { IdeasService } from '../ideas/ideas.service.js';
import type { IdeaContent } from '../ideas/ideas.types.js';
import type { ChatMessage } from './chat-message.entity.js';
import {
  type ChatAnswerDto,
  type ChatInput,
  type ChatMessageDto,
  toChatAnswerDto,
  toChatMessageDto,
} from './chat.dto.js';
import { toCites } from './cites.js';
import { ChatRepository } from './chat.repository.js';
import { HISTORY_TURNS } from './chat.types.js';

/** A message to be answered. */
interface PendingTurn {
  userId: string;
  ideaId: string;
  clientId: string;
  input: ChatInput;
  idea: IdeaContent & { version: number };
  request: ChatRequest;
  askedAt: Date;
}

/** An existing answer, or what is needed to create one. */
export type PreparedTurn = { answered: ChatAnswerDto } | { turn: PendingTurn };

type NewAnswer = Pick<ChatMessage, 'content' | 'updatedIdea' | 'engine' | 'cites' | 'stopped'>;

/**
 * The chat about an idea. A message is stored together with its answer: nothing on failure, the text so far when the
 * person stops it or leaves.
 */
@Injectable()
export class ChatService {
  constructor(
    private readonly messages: ChatRepository,
    private readonly ideas: IdeasService,
    private readonly engine: IdeaEngineService,
    private readonly market: IdeaMarket,
    private readonly sources: IdeaSources,
    private readonly limits: RateLimits,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemException 404, also for other people's ideas */
  async list(userId: string, ideaId: string, query: ListQuery): Promise<ListPage<ChatMessageDto>> {
    await this.ideas.get(userId, ideaId);
    return mapList(this.messages.listByIdea(ideaId, userId, query), (rows) => rows.map(toChatMessageDto));
  }

  /** Checks everything that can fail before an engine is called. @throws ProblemException 404, 409, 429 */
  async prepare(userId: string, ideaId: string, input: ChatInput): Promise<PreparedTurn> {
    const clientId = input.clientId ?? randomUUID();
    const idea = await this.ideas.getContent(userId, ideaId);
    const known = await this.findTurn(ideaId, userId, clientId);
    if (known && known.question.content !== input.message) {
      throw conflict('This clientId belongs to another message. Send a new one.', 'client_id_used', {
        clientId: 'belongs to another message',
      });
    }
    if (known?.answer && !known.answer.stopped) {
      return { answered: toChatAnswerDto(known.question, known.answer) };
    }
    await this.limits.consume('answers', userId);
    const history = await this.listHistory(ideaId, userId, known?.question);
    const [market, sources] = await Promise.all([
      this.market.readMarket(userId),
      this.sources.readOrigins(idea.sources),
    ]);
    const request = { message: input.message, idea, history, ...market, sources };
    const askedAt = this.clock.now();
    return { turn: { userId, ideaId, clientId, input, idea, request, askedAt } };
  }

  /**
   * Generates the answer and stores both messages.
   * @throws ProblemException 404 when the idea is gone, or the model's
   */
  async answer(
    turn: PendingTurn,
    send: SendEvent = () => undefined,
    signal?: AbortSignal,
  ): Promise<ChatAnswerDto> {
    const { userId, input, request } = turn;
    const engineId = input.engine ?? this.engine.defaultId;
    let written = '';
    let answer: ChatAnswer | undefined;
    try {
      await mapModelErrors('Failed to send message', async () => {
        for await (const chunk of this.engine.getAssistant(userId, engineId).chat(request, signal)) {
          if (chunk.type === 'done') answer = chunk.answer;
          else {
            written += chunk.text;
            await send('token', { text: chunk.text });
          }
        }
        if (!answer) signal?.throwIfAborted();
      });
    } catch (error) {
      if (!wasStopped(signal)) throw error;
    }
    const { content = written.trim(), updatedIdea, basis = [] } = answer ?? {};
    return this.store(turn, {
      content,
      updatedIdea: this.ideas.buildProposal(turn.idea, updatedIdea),
      engine: engineId,
      cites: toCites(basis, content, turn.idea, request.charting),
      stopped: answer === undefined,
    });
  }

  private store(turn: PendingTurn, answer: NewAnswer): Promise<ChatAnswerDto> {
    const { userId: createdBy, ideaId, clientId, input, askedAt } = turn;
    // The idea may have been deleted or unshared while the engine was writing.
    return this.ideas.withLocked(createdBy, ideaId, async (_idea, manager) => {
      const question = await this.messages.insertQuestion(
        { ideaId, createdBy, clientId, content: input.message, createdAt: askedAt },
        manager,
      );
      await this.messages.deleteStoppedAnswer(question.id, manager);
      const stored =
        (await this.messages.findAnswer(question.id, manager)) ??
        (await this.messages.insertAnswer(
          { ...answer, ideaId, createdBy, replyTo: question.id, createdAt: this.clock.now() },
          manager,
        ));
      const dto = toChatAnswerDto(question, stored);
      await this.keys.storeAnswer(manager, dto);
      return dto;
    });
  }

  private async findTurn(
    ideaId: string,
    createdBy: string,
    clientId: string,
  ): Promise<{ question: ChatMessage; answer: ChatMessage | null } | undefined> {
    const question = await this.messages.findQuestion(ideaId, createdBy, clientId);
    return question ? { question, answer: await this.messages.findAnswer(question.id) } : undefined;
  }

  private async listHistory(
    ideaId: string,
    createdBy: string,
    before?: ChatMessage,
  ): Promise<ChatRequest['history']> {
    const turns = await this.messages.listNewest({ ideaId, createdBy }, HISTORY_TURNS, before);
    return turns.reverse().flatMap(({ role, content }) => (content ? [{ role, content }] : []));
  }

  /** For the export of personal data. */
  async exportForPerson(userId: string): Promise<object[]> {
    const rows = await this.messages.listByPerson(userId);
    return rows.map((row) => ({ ideaId: row.ideaId, ...toChatMessageDto(row) }));
  }
}

/**
 * Whether the person stopped or left, or the product is shutting down: the text so far is stored. A deadline is a
 * failure.
 */
function wasStopped(signal: AbortSignal | undefined): boolean {
  const reason: unknown = signal?.reason;
  return reason instanceof StreamEnded && reason.why !== 'deadline';
}
