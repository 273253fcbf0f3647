import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { type EntityManager, QueryFailedError, Repository } from 'typeorm';
import type { ChatAnswer, ChatRequest } from '../ideas/engine/engine.types.js';
import { Clock } from '../common/clock.js';
import { type SendEvent, StreamEnded } from '../common/event-streams.js';
import { conflict } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { contains, oneOf, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { queryList } from '../common/list/query-list.js';
import { orProblem } from '../ideas/idea-assistance.service.js';
import { IdeaEngineService } from '../ideas/engine/idea-engine.service.js';
import { IdeaVolume } from '../ideas/idea-volume.service.js';
import { ideaNotFound, IdeasService } from '../ideas/ideas.service.js';
import type { IdeaContent } from '../ideas/ideas.types.js';
import { TrendsService } from '../trends/trends.service.js';
import { ChatMessage } from './chat-message.entity.js';
import {
  type ChatAnswerDto,
  type ChatInput,
  type ChatMessageDto,
  toChatAnswerDto,
  toChatMessageDto,
} from './chat.dto.js';
import { HISTORY_TURNS } from './chat.types.js';

/** A message that is about to be answered. */
interface Turn {
  userId: string;
  ideaId: string;
  clientId: string;
  input: ChatInput;
  idea: IdeaContent & { version: number };
  request: ChatRequest;
  askedAt: Date;
}

/** Either an answer that exists already, or what is needed to make one. */
export type PreparedTurn = { answered: ChatAnswerDto } | { turn: Turn };

type NewAnswer = Pick<ChatMessage, 'content' | 'updatedIdea' | 'engine' | 'stopped'>;

/**
 * The talk about each idea. A message and its answer are stored together: when the answer fails nothing is stored,
 * when the person stops it or leaves, what has come so far is.
 */
@Injectable()
export class ChatService {
  constructor(
    @InjectRepository(ChatMessage) private readonly messages: Repository<ChatMessage>,
    private readonly ideas: IdeasService,
    private readonly engine: IdeaEngineService,
    private readonly trends: TrendsService,
    private readonly volume: IdeaVolume,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemException 404, also for other people's ideas */
  async list(userId: string, ideaId: string, query: ListQuery): Promise<ListPage<ChatMessageDto>> {
    await this.ideas.get(userId, ideaId);
    return queryList(query, {
      query: () => this.messages.createQueryBuilder('m').where('m.idea_id = :ideaId', { ideaId }),
      filters: { role: oneOf('m.role'), q: contains('m.content'), updatedSince: since('m.created_at') },
      // The order of arrival is that of the times, and tells messages of one moment apart.
      sortColumns: { createdAt: 'm.position' },
      id: 'm.id',
      toDtos: (rows) => rows.map(toChatMessageDto),
    });
  }

  /** Everything that can be refused before an engine is asked. @throws ProblemException 404, 409, 429 */
  async prepare(userId: string, ideaId: string, input: ChatInput): Promise<PreparedTurn> {
    const clientId = input.clientId ?? randomUUID();
    const idea = await this.ideas.get(userId, ideaId);
    const known = await this.knownTurn(ideaId, clientId);
    if (known && known.question.content !== input.message) {
      throw conflict('This clientId belongs to another message.', 'client_id_used', {
        clientId: 'belongs to another message',
      });
    }
    if (known?.answer && !known.answer.stopped) {
      return { answered: toChatAnswerDto(known.question, known.answer) };
    }
    await this.volume.take(userId);
    const history = await this.historyBefore(ideaId, known?.question);
    const { name, coreMechanics, metaElements, version } = idea;
    const content = { name, coreMechanics, metaElements };
    const charting = await this.trends.getCharting();
    const request = { message: input.message, idea: content, history, charting };
    const askedAt = this.clock.now();
    return { turn: { userId, ideaId, clientId, input, idea: { ...content, version }, request, askedAt } };
  }

  /** Answers and stores both messages. @throws ProblemException 404 when the idea is gone, or the model's */
  async answer(turn: Turn, send: SendEvent = () => undefined, signal?: AbortSignal): Promise<ChatAnswerDto> {
    const { userId, input, request } = turn;
    const engineId = input.engine ?? this.engine.defaultId;
    let written = '';
    let answer: ChatAnswer | undefined;
    try {
      await orProblem('Failed to send message', async () => {
        for await (const chunk of this.engine.getAssistant(userId, engineId).chat(request, signal)) {
          if (chunk.type === 'done') answer = chunk.answer;
          else {
            written += chunk.text;
            send('token', { text: chunk.text });
          }
        }
        if (!answer) signal?.throwIfAborted();
      });
    } catch (error) {
      if (!wasStopped(signal)) throw error;
    }
    const { content = written.trim(), updatedIdea } = answer ?? {};
    return this.store(turn, {
      content,
      updatedIdea: this.ideas.proposal(turn.idea, updatedIdea),
      engine: engineId,
      stopped: answer === undefined,
    });
  }

  private async store(turn: Turn, answer: NewAnswer): Promise<ChatAnswerDto> {
    try {
      return await this.messages.manager.transaction(async (manager) => {
        const question = await this.storeQuestion(manager, turn);
        await manager.delete(ChatMessage, { replyTo: question.id, stopped: true });
        const stored = await manager.findOneBy(ChatMessage, { replyTo: question.id });
        const dto = toChatAnswerDto(question, stored ?? (await this.insert(manager, turn, question, answer)));
        await this.keys.keep(manager, dto);
        return dto;
      });
    } catch (error) {
      // Deleted while the engine was writing.
      if (error instanceof QueryFailedError && codeOf(error) === '23503') throw ideaNotFound();
      throw error;
    }
  }

  /** Two requests with the same message wait for each other here; the second finds what the first has stored. */
  private async storeQuestion(manager: EntityManager, turn: Turn): Promise<ChatMessage> {
    const { ideaId, clientId, input, askedAt } = turn;
    await manager
      .createQueryBuilder()
      .insert()
      .into(ChatMessage)
      .values({ ideaId, role: 'user', content: input.message, clientId, createdAt: askedAt })
      .orIgnore()
      .execute();
    return manager.findOneOrFail(ChatMessage, {
      where: { ideaId, clientId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private insert(
    manager: EntityManager,
    { ideaId }: Turn,
    { id }: ChatMessage,
    answer: NewAnswer,
  ): Promise<ChatMessage> {
    const row = { ...answer, ideaId, role: 'ai' as const, replyTo: id, createdAt: this.clock.now() };
    return manager.save(manager.create(ChatMessage, { ...row, clientId: null }));
  }

  private async knownTurn(
    ideaId: string,
    clientId: string,
  ): Promise<{ question: ChatMessage; answer: ChatMessage | null } | undefined> {
    const question = await this.messages.findOneBy({ ideaId, clientId });
    if (!question) return undefined;
    return { question, answer: await this.messages.findOneBy({ replyTo: question.id }) };
  }

  private async historyBefore(
    ideaId: string,
    question: ChatMessage | undefined,
  ): Promise<ChatRequest['history']> {
    const rows = this.messages
      .createQueryBuilder('m')
      .where('m.idea_id = :ideaId', { ideaId })
      .orderBy('m.position', 'DESC')
      .limit(HISTORY_TURNS);
    if (question) rows.andWhere('m.position < :position', { position: question.position });
    const turns = await rows.getMany();
    return turns.reverse().flatMap(({ role, content }) => (content ? [{ role, content }] : []));
  }

  async exportForPerson(userId: string): Promise<object[]> {
    const rows = await this.messages
      .createQueryBuilder('m')
      .where('m.idea_id in (select id from game_ideas where created_by = :userId)', { userId })
      .orderBy('m.position')
      .getMany();
    return rows.map((row) => ({ ideaId: row.ideaId, ...toChatMessageDto(row) }));
  }
}

/** The person pressed stop or left, or we are stopping: what was written is theirs. A deadline is a failure. */
function wasStopped(signal: AbortSignal | undefined): boolean {
  const reason: unknown = signal?.reason;
  return reason instanceof StreamEnded && reason.why !== 'deadline';
}

const codeOf = (error: QueryFailedError): unknown => (error.driverError as { code?: unknown }).code;
