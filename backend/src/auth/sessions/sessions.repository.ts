import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { tableList } from '../../common/list/sql-list.js';
import type { RefreshToken } from './refresh-tokens.js';
import { Session } from './session.entity.js';

const ABSOLUTE_LIFE = '30 days';
const IDLE_LIFE = '7 days';
/** Two tabs may use one refresh token concurrently; later use is a replay. */
const RETRY_WINDOW = '30 seconds';
/** A sign-in this recent needs no password confirmation. */
const RECENT = '10 minutes';

const LIVING = `revoked_at is null and expires_at > now() and last_used_at > now() - interval '${IDLE_LIFE}'`;

type NewSession = Pick<Session, 'id' | 'userId' | 'tokenHash' | 'userAgent' | 'ip'>;

/** Uses database time only, so that processes with different clocks agree. */
@Injectable()
export class SessionsRepository {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  /**
   * Inserts a session unless the password was changed since it was compared; the lock waits for a change that is not
   * committed yet.
   */
  async insertSession(session: NewSession, passwordHash: string): Promise<boolean> {
    const rows = await this.sessions.query<unknown[]>(
      `insert into sessions (id, user_id, token_hash, user_agent, ip, expires_at)
       select $1, u.id, $3, $4, $5, now() + interval '${ABSOLUTE_LIFE}'
       from users u where u.id = $2 and u.password_hash = $6 for share
       returning id`,
      [session.id, session.userId, session.tokenHash, session.userAgent, session.ip, passwordHash],
    );
    return rows.length > 0;
  }

  /** Replaces the current token; null when the session ended or the token was used. */
  async updateToken({ sessionId, hash }: RefreshToken, nextHash: Buffer): Promise<Session | null> {
    const { affected } = await this.sessions
      .createQueryBuilder()
      .update()
      .set({
        previousTokenHash: () => 'token_hash',
        tokenHash: nextHash,
        rotatedAt: () => 'now()',
        lastUsedAt: () => 'now()',
      })
      .where(`id = :sessionId and token_hash = :hash and ${LIVING}`, { sessionId, hash })
      .execute();
    return affected ? this.findLiving(sessionId) : null;
  }

  findLiving(id: string): Promise<Session | null> {
    return this.sessions.createQueryBuilder('s').where(`s.id = :id and ${LIVING}`, { id }).getOne();
  }

  pageLiving(userId: string, query: ListQuery): ListPage<Session> {
    return tableList(this.sessions, 's', query, {
      where: ['s.user_id = $1', LIVING],
      params: [userId],
      filters: {},
    });
  }

  /** Lists the newest active sessions of a person. */
  listLiving(userId: string, limit: number): Promise<Session[]> {
    return this.sessions
      .createQueryBuilder('s')
      .where(`s.user_id = :userId and ${LIVING}`, { userId })
      .orderBy('s.createdAt', 'DESC')
      .take(limit)
      .getMany();
  }

  /** Finds a session that ended because the person lost access, unless it would have expired anyway. */
  findLostAccess(id: string): Promise<Session | null> {
    return this.sessions
      .createQueryBuilder('s')
      .where('s.id = :id and lost_access and expires_at > now()', { id })
      .getOne();
  }

  listSessions(userId: string): Promise<Session[]> {
    return this.sessions.findBy({ userId });
  }

  /** Whether this is the previous token, used again at nearly the same time. */
  isRetry({ sessionId, hash }: RefreshToken): Promise<boolean> {
    return this.sessions
      .createQueryBuilder('s')
      .where('s.id = :sessionId and previous_token_hash = :hash', { sessionId, hash })
      .andWhere(`rotated_at >= now() - interval '${RETRY_WINDOW}'`)
      .getExists();
  }

  isRecent(id: string): Promise<boolean> {
    return this.sessions
      .createQueryBuilder('s')
      .where(`s.id = :id and created_at > now() - interval '${RECENT}'`, { id })
      .getExists();
  }

  /** Deletes sessions a while after their end, so that the reason can still be reported. */
  async deleteExpired(): Promise<void> {
    await this.sessions.query(
      `delete from sessions where expires_at < now() or revoked_at < now() - interval '30 days'
         or last_used_at < now() - interval '8 days'`,
    );
  }

  /** Revokes active sessions of a person. */
  async revokeSessions(
    userId: string,
    which: { only?: string; except?: string | null; lostAccess?: boolean },
    manager: EntityManager,
  ): Promise<void> {
    const update = manager
      .createQueryBuilder()
      .update(Session)
      .set({ revokedAt: () => 'now()', lostAccess: which.lostAccess ?? false })
      .where('user_id = :userId and revoked_at is null', { userId });
    if (which.only) update.andWhere('id = :only', { only: which.only });
    if (which.except) update.andWhere('id <> :except', { except: which.except });
    await update.execute();
  }
}
