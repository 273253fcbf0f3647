import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { contains, matchAny, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { tableList } from '../common/list/sql-list.js';
import { ChatMessage } from './chat-message.entity.js';

type NewQuestion = Pick<ChatMessage, 'ideaId' | 'createdBy' | 'clientId' | 'content' | 'createdAt'>;
type NewAnswer = Pick<
  ChatMessage,
  | 'ideaId'
  | 'createdBy'
  | 'replyTo'
  | 'content'
  | 'updatedIdea'
  | 'engine'
  | 'cites'
  | 'stopped'
  | 'createdAt'
>;

@Injectable()
export class ChatRepository {
  constructor(@InjectRepository(ChatMessage) private readonly messages: Repository<ChatMessage>) {}

  listByIdea(ideaId: string, createdBy: string, query: ListQuery): ListPage<ChatMessage> {
    return tableList(this.messages, 'm', query, {
      where: ['m.idea_id = $1', 'm.created_by = $2'],
      params: [ideaId, createdBy],
      filters: { role: matchAny('m.role'), q: contains('m.content'), updatedSince: since('m.created_at') },
      // Order of arrival, which also separates messages with the same time.
      sortColumns: { createdAt: 'm.position' },
    });
  }

  /** Lists all messages of a person, oldest first. */
  listByPerson(userId: string): Promise<ChatMessage[]> {
    return this.messages
      .createQueryBuilder('m')
      .where('m.created_by = :userId', { userId })
      .orderBy('m.position')
      .getMany();
  }

  /** Lists the newest messages about an idea, newest first. @param before only those that came before this one */
  listNewest(
    { ideaId, createdBy }: Pick<ChatMessage, 'ideaId' | 'createdBy'>,
    limit: number,
    before?: ChatMessage,
  ): Promise<ChatMessage[]> {
    const rows = this.messages
      .createQueryBuilder('m')
      .where('m.idea_id = :ideaId and m.created_by = :createdBy', { ideaId, createdBy })
      .orderBy('m.position', 'DESC')
      .limit(limit);
    if (before) rows.andWhere('m.position < :position', { position: before.position });
    return rows.getMany();
  }

  findQuestion(ideaId: string, createdBy: string, clientId: string): Promise<ChatMessage | null> {
    return this.messages.findOneBy({ ideaId, createdBy, clientId });
  }

  findAnswer(
    questionId: string,
    manager: EntityManager = this.messages.manager,
  ): Promise<ChatMessage | null> {
    return manager.findOneBy(ChatMessage, { replyTo: questionId });
  }

  /** Inserts a message unless it exists. @returns it, locked: a second request with it waits here */
  async insertQuestion(question: NewQuestion, manager: EntityManager): Promise<ChatMessage> {
    const { ideaId, createdBy, clientId } = question;
    await manager
      .createQueryBuilder()
      .insert()
      .into(ChatMessage)
      .values({ ...question, role: 'user' })
      .orIgnore()
      .execute();
    return manager.findOneOrFail(ChatMessage, {
      where: { ideaId, createdBy, clientId: clientId as string },
      lock: { mode: 'pessimistic_write' },
    });
  }

  insertAnswer(answer: NewAnswer, manager: EntityManager): Promise<ChatMessage> {
    return manager.save(manager.create(ChatMessage, { ...answer, role: 'ai', clientId: null }));
  }

  async deleteStoppedAnswer(questionId: string, manager: EntityManager): Promise<void> {
    await manager.delete(ChatMessage, { replyTo: questionId, stopped: true });
  }
}
