import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, MoreThan, Repository } from 'typeorm';
import { contains, matchAny } from '../../common/list/list-filters.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { tableList } from '../../common/list/sql-list.js';
import { ApiToken } from './api-token.entity.js';

type NewApiToken = Omit<ApiToken, 'id' | 'lastUsedAt' | 'previousHash' | 'previousUntil'>;

@Injectable()
export class ApiTokensRepository {
  constructor(@InjectRepository(ApiToken) private readonly tokens: Repository<ApiToken>) {}

  pageTokens(query: ListQuery, userIds: string[]): ListPage<ApiToken> {
    return tableList(this.tokens, 't', query, {
      where: ['t.user_id = any($1)'],
      params: [userIds],
      filters: { q: contains('t.name'), scope: matchAny('t.scope') },
    });
  }

  listTokens(userId: string): Promise<ApiToken[]> {
    return this.tokens.findBy({ userId });
  }

  /** Counts the tokens that have not expired. */
  countTokens(userId: string, now: Date, manager: EntityManager): Promise<number> {
    return manager.countBy(ApiToken, [
      { userId, expiresAt: IsNull() },
      { userId, expiresAt: MoreThan(now) },
    ]);
  }

  /** Finds a token by its current or previous secret; the caller checks whether it still works. */
  findByHash(hash: Buffer): Promise<ApiToken | null> {
    return this.tokens.findOneBy([{ tokenHash: hash }, { previousHash: hash }]);
  }

  /** @param userIds whose it may be */
  findLocked(id: string, userIds: string[], manager: EntityManager): Promise<ApiToken | null> {
    return manager.findOne(ApiToken, {
      where: { id, userId: In(userIds) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async updateSecret(
    id: string,
    secret: Pick<ApiToken, 'tokenHash' | 'ending' | 'previousHash' | 'previousUntil'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(ApiToken, { id }, secret);
  }

  insertToken(token: NewApiToken, manager: EntityManager): Promise<ApiToken> {
    return manager.save(manager.create(ApiToken, token));
  }

  async updateLastUsed(id: string, lastUsedAt: Date): Promise<void> {
    await this.tokens.update({ id }, { lastUsedAt });
  }

  /** @param which one token, or all of the person. @returns how many there were */
  async deleteTokens(which: { userId: string; id?: string }, manager: EntityManager): Promise<number> {
    return (await manager.delete(ApiToken, which)).affected ?? 0;
  }
}
