import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, IsNull, MoreThan, Not, Repository } from 'typeorm';
import { Clock } from '../common/clock.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { queryList } from '../common/list/query-list.js';
import { notFound } from '../common/errors/problem.js';
import { DatabaseEvents } from '../database/database-events.js';
import { ProfileParts } from '../profiles/profile-parts.service.js';
import { ACCESS_CHANNEL } from '../profiles/profile.types.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import type { Principal } from './auth.types.js';
import { Session } from './session.entity.js';
import { type SessionDto, toSessionDto } from './sessions.dto.js';
import { ACCESS_TOKEN_SECONDS, hashSecret, newSecret, sameHash } from './tokens.js';

const ABSOLUTE_LIFE_MS = 30 * 24 * 3_600_000;
const IDLE_LIFE_MS = 7 * 24 * 3_600_000;
/** Two tabs may use one refresh token at once; after this it is a replay. */
const REPLAY_GRACE_MS = 30_000;

/** Where the person signed in from, shown in the list of sessions. */
export interface Device {
  userAgent: string | null;
  ip: string | null;
}

export interface IssuedTokens {
  userId: string;
  accessToken: string;
  expiresIn: number;
  /** Absent when a second tab used the token that was just rotated: it keeps the cookie it has. */
  refreshToken?: string;
}

/** Signed-in devices and their rotating refresh tokens. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly source: DataSource,
    private readonly profiles: ProfilesService,
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    private readonly events: DatabaseEvents,
    parts: ProfileParts,
  ) {
    parts.onLostAccess((manager, userId) => this.endAll(manager, userId));
    parts.registerData('sessions', async (userId) =>
      (await this.sessions.findBy({ userId })).map((session) => toSessionDto(session, null)),
    );
  }

  /** Signs a device in; null when the profile is not approved. */
  async start(userId: string, device: Device): Promise<IssuedTokens | null> {
    const secret = newSecret();
    const now = this.clock.now();
    const session = await this.sessions.save({
      userId,
      tokenHash: hashSecret(secret),
      createdAt: now,
      lastUsedAt: now,
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + ABSOLUTE_LIFE_MS),
      userAgent: device.userAgent?.slice(0, 300) ?? null,
      ip: device.ip,
    });
    return this.issue(session, secret);
  }

  /** Trades a refresh token for an access token; null when it is unknown, ended, or replayed. */
  async refresh(refreshToken: string): Promise<IssuedTokens | null> {
    const [sessionId = '', secret = ''] = refreshToken.split('.');
    if (!isUUID(sessionId) || secret.length === 0) return null;
    const now = this.clock.now();
    const newest = newSecret();
    const rotated = await this.sessions
      .createQueryBuilder()
      .update()
      .set({
        previousTokenHash: () => 'token_hash',
        tokenHash: hashSecret(newest),
        rotatedAt: now,
        lastUsedAt: now,
      })
      .where('id = :sessionId and token_hash = :hash and revoked_at is null and expires_at > :now', {
        sessionId,
        hash: hashSecret(secret),
        now,
      })
      .andWhere('last_used_at > :idle', { idle: new Date(now.getTime() - IDLE_LIFE_MS) })
      .execute();
    const session = await this.sessions.findOneBy({ id: sessionId, revokedAt: IsNull() });
    if (!session || session.expiresAt <= now) return null;
    if (rotated.affected) return this.issue(session, newest);
    return this.replayed(session, secret, now);
  }

  /** Ends the session of a refresh token; unknown tokens are ignored. */
  async end(refreshToken: string): Promise<void> {
    const [sessionId = '', secret = ''] = refreshToken.split('.');
    if (!isUUID(sessionId)) return;
    const session = await this.sessions.findOneBy({ id: sessionId });
    if (session && sameHash(session.tokenHash, hashSecret(secret))) await this.revoke(session);
  }

  /** The person's living sessions. */
  list({ userId, sessionId }: Principal, query: ListQuery): ListPage<SessionDto> {
    const now = this.clock.now();
    return queryList(query, {
      query: () =>
        this.sessions
          .createQueryBuilder('s')
          .where('s.user_id = :userId and s.revoked_at is null and s.expires_at > :now', { userId, now })
          .andWhere('s.last_used_at > :idle', { idle: new Date(now.getTime() - IDLE_LIFE_MS) }),
      sortColumns: { lastUsedAt: 's.lastUsedAt', createdAt: 's.createdAt' },
      tieBreaker: 's.id',
      toDtos: (rows) => rows.map((row) => toSessionDto(row, sessionId)),
    });
  }

  /** Ends one of the person's own sessions. @throws ProblemException 404, also for sessions of others */
  async endOne({ userId, sessionId }: Principal, id: string): Promise<SessionDto> {
    const session = await this.sessions.findOneBy({ id, userId, revokedAt: IsNull() });
    if (!session) throw notFound('Session not found');
    await this.revoke(session);
    return toSessionDto(session, sessionId);
  }

  /** Ends all sessions of the person but the one that asks, and says which. */
  async endOthers({ userId, sessionId }: Principal): Promise<SessionDto[]> {
    const others = { userId, revokedAt: IsNull(), ...(sessionId ? { id: Not(sessionId) } : {}) };
    const living = await this.sessions.findBy({ ...others, expiresAt: MoreThan(this.clock.now()) });
    await this.source.transaction(async (manager) => {
      await manager.update(Session, others, { revokedAt: this.clock.now() });
      await this.events.notify(ACCESS_CHANNEL, userId, manager);
    });
    this.events.dispatch(ACCESS_CHANNEL, userId);
    return living.map((session) => toSessionDto(session, sessionId));
  }

  /** Ends every session of the person when the transaction commits. */
  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(Session, { userId, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
  }

  /** Ends the session of an access token. */
  async endById(id: string): Promise<void> {
    const session = await this.sessions.findOneBy({ id, revokedAt: IsNull() });
    if (session) await this.revoke(session);
  }

  /** When the device signed in; null for API tokens. */
  async signedInAt({ sessionId }: Principal): Promise<Date | null> {
    return sessionId ? ((await this.sessions.findOneBy({ id: sessionId }))?.createdAt ?? null) : null;
  }

  /** The principal of an access token's claims, or null when session, version or approval ended. */
  async principalOf(userId: string, sessionId: string, version: number): Promise<Principal | null> {
    if (!isUUID(userId) || !isUUID(sessionId)) return null;
    const profile = await this.profiles.find(userId);
    if (!profile || !profile.approved || profile.sessionVersion !== version) return null;
    const session = await this.sessions.findOneBy({ id: sessionId, userId, revokedAt: IsNull() });
    if (!session || session.expiresAt <= this.clock.now()) return null;
    return { userId, sessionId, email: profile.email, role: profile.role };
  }

  private async replayed(session: Session, secret: string, now: Date): Promise<IssuedTokens | null> {
    const previous = session.previousTokenHash;
    if (!previous || !sameHash(previous, hashSecret(secret))) return null;
    if (now.getTime() - session.rotatedAt.getTime() <= REPLAY_GRACE_MS) return this.issue(session);
    // An old token that comes back was stolen, or the thief already used it: nobody keeps the session.
    await this.revoke(session);
    return null;
  }

  private async revoke(session: Session): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.update(Session, { id: session.id }, { revokedAt: this.clock.now() });
      await this.events.notify(ACCESS_CHANNEL, session.userId, manager);
    });
    this.events.dispatch(ACCESS_CHANNEL, session.userId);
  }

  private async issue(session: Session, refreshSecret?: string): Promise<IssuedTokens | null> {
    const profile = await this.profiles.find(session.userId);
    if (!profile?.approved) return null;
    const claims = { sub: session.userId, sid: session.id, ver: profile.sessionVersion, typ: 'access' };
    return {
      userId: session.userId,
      accessToken: await this.jwt.signAsync(claims),
      expiresIn: ACCESS_TOKEN_SECONDS,
      ...(refreshSecret ? { refreshToken: `${session.id}.${refreshSecret}` } : {}),
    };
  }
}
