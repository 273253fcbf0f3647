import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isUUID } from 'class-validator';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound, unauthorized } from '../../common/errors/problem.js';
import { type ListPage, mapList } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ENV, type Env } from '../../config/env.js';
import { signingSecret } from '../../config/signing-secret.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { ACCESS_CHANNEL } from '../../profiles/profile.types.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import type { Principal } from '../../common/access/access.types.js';
import { RefreshTokens } from './refresh-tokens.js';
import type { User } from '../accounts/user.entity.js';
import type { Session } from './session.entity.js';
import { type SessionDto, toSessionDto } from './sessions.dto.js';
import { SessionsRepository } from './sessions.repository.js';
import { ACCESS_TOKEN_SECONDS, hashSecret } from '../tokens.js';
import { truncate } from '../../common/text/truncate.js';
import { MAX_RANGE } from '../../common/list/list-query.js';

/** Device of a sign-in, for the list of sessions. */
export interface Device {
  userAgent: string | null;
  ip: string | null;
}

export interface IssuedTokens {
  userId: string;
  accessToken: string;
  expiresIn: number;
  /** Absent when a second tab used the token that was just rotated: the browser keeps its cookie. */
  refreshToken?: string;
}

/** Signed-in devices and their rotating refresh tokens. */
@Injectable()
export class SessionsService {
  private readonly tokens: RefreshTokens;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly source: DataSource,
    private readonly profiles: ProfilesService,
    private readonly jwt: JwtService,
    private readonly events: DatabaseEvents,
    @Inject(ENV) env: Env,
  ) {
    this.tokens = new RefreshTokens(signingSecret(env));
  }

  async exportForPerson(userId: string): Promise<SessionDto[]> {
    return (await this.sessions.listSessions(userId)).map((session) => toSessionDto(session, null));
  }

  /**
   * Starts a session after the password was verified; null when the profile is not approved.
   * @throws ProblemException 401 when the password was changed meanwhile
   */
  async start({ id: userId, passwordHash }: User, device: Device): Promise<IssuedTokens | null> {
    const id = randomUUID();
    const refreshToken = this.tokens.issue(id);
    const userAgent = device.userAgent === null ? null : truncate(device.userAgent, 300);
    const session = { id, userId, tokenHash: hashSecret(refreshToken), userAgent, ip: device.ip };
    if (!(await this.sessions.insertSession(session, passwordHash)))
      throw unauthorized('The password has just changed. Sign in with the new one.', 'invalid_credentials');
    return this.issue({ id, userId }, refreshToken);
  }

  /** Exchanges a refresh token for an access token; null when it is unknown, ended, or replayed. */
  async refresh(refreshToken: string): Promise<IssuedTokens | null> {
    const parsed = this.tokens.parse(refreshToken);
    if (!parsed) return null;
    const next = this.tokens.issue(parsed.sessionId);
    const rotated = await this.sessions.updateToken(parsed, hashSecret(next));
    if (rotated) return this.issue(rotated, next);
    const session = await this.sessions.findLiving(parsed.sessionId);
    if (!session) return null;
    if (await this.sessions.isRetry(parsed)) return this.issue(session);
    // A replayed token means that one side stole it, so the session ends for both.
    await this.revoke(session);
    return null;
  }

  /** The person whose session ended by losing approval or profile; null for any other reason. */
  async findUserWithoutAccess(refreshToken: string): Promise<string | null> {
    const parsed = this.tokens.parse(refreshToken);
    const session = parsed ? await this.sessions.findLostAccess(parsed.sessionId) : null;
    return session?.userId ?? null;
  }

  /** Ends the session of a current or used refresh token; forged tokens are ignored. */
  async end(refreshToken: string): Promise<void> {
    const parsed = this.tokens.parse(refreshToken);
    if (parsed) await this.endById(parsed.sessionId);
  }

  /** Lists the active sessions of the person. */
  list({ userId, sessionId }: Principal, query: ListQuery): ListPage<SessionDto> {
    return mapList(this.sessions.pageLiving(userId, query), (rows) =>
      rows.map((row) => toSessionDto(row, sessionId)),
    );
  }

  /** Ends a session of the person. @throws ProblemException 404, also for sessions of others */
  async endOne({ userId, sessionId }: Principal, id: string): Promise<SessionDto> {
    const session = await this.sessions.findLiving(id);
    if (session?.userId !== userId) throw notFound('Session not found');
    await this.revoke(session);
    return toSessionDto(session, sessionId);
  }

  /** Ends all other sessions of the person and returns them. */
  async endOthers({ userId, sessionId }: Principal): Promise<SessionDto[]> {
    const living = await this.sessions.listLiving(userId, MAX_RANGE);
    await this.source.transaction((manager) => this.revokeOthers({ userId, sessionId }, manager));
    return living.filter(({ id }) => id !== sessionId).map((session) => toSessionDto(session, sessionId));
  }

  /** Ends all other sessions of the person in the transaction. */
  async revokeOthers(
    { userId, sessionId }: Pick<Principal, 'userId' | 'sessionId'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.sessions.revokeSessions(userId, { except: sessionId }, manager);
    await this.events.notify(ACCESS_CHANNEL, userId, manager);
    this.events.dispatchOnCommit(manager, ACCESS_CHANNEL, userId);
  }

  /** Ends every session of the person in the transaction. */
  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await this.sessions.revokeSessions(userId, {}, manager);
  }

  /** Ends every session of a person who lost approval, in the transaction. */
  async endForLostAccess(userId: string, manager: EntityManager): Promise<void> {
    await this.sessions.revokeSessions(userId, { lostAccess: true }, manager);
  }

  /** Ends a session unless it has ended. */
  async endById(id: string): Promise<void> {
    const session = await this.sessions.findLiving(id);
    if (session) await this.revoke(session);
  }

  /** Whether the device signed in recently; always false for API tokens. */
  async isRecent({ sessionId }: Principal): Promise<boolean> {
    return sessionId !== null && this.sessions.isRecent(sessionId);
  }

  /**
   * Principal of a session; null when session or approval ended.
   * @param version that of an access token, which ends with the next change of rights
   */
  async findPrincipal(userId: string, sessionId: string, version?: number): Promise<Principal | null> {
    if (!isUUID(userId) || !isUUID(sessionId)) return null;
    const profile = await this.profiles.find(userId);
    if (!profile?.approved || profile.sessionVersion !== (version ?? profile.sessionVersion)) return null;
    const session = await this.sessions.findLiving(sessionId);
    if (session?.userId !== userId) return null;
    return { userId, sessionId, email: profile.email, role: profile.role };
  }

  private async revoke({ id, userId }: Pick<Session, 'id' | 'userId'>, lostAccess = false): Promise<void> {
    await this.source.transaction(async (manager) => {
      await this.sessions.revokeSessions(userId, { only: id, lostAccess }, manager);
      await this.events.notify(ACCESS_CHANNEL, userId, manager);
    });
    this.events.dispatch(ACCESS_CHANNEL, userId);
  }

  private async issue(
    session: Pick<Session, 'id' | 'userId'>,
    refreshToken?: string,
  ): Promise<IssuedTokens | null> {
    const profile = await this.profiles.find(session.userId);
    if (!profile?.approved) {
      await this.revoke(session, true);
      return null;
    }
    const claims = { sub: session.userId, sid: session.id, ver: profile.sessionVersion, typ: 'access' };
    return {
      userId: session.userId,
      accessToken: await this.jwt.signAsync(claims),
      expiresIn: ACCESS_TOKEN_SECONDS,
      ...(refreshToken ? { refreshToken } : {}),
    };
  }
}
