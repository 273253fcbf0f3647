import { countNoun } from '../../common/count-noun.js';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { Clock } from '../../common/clock.js';
import { conflict, invalidField, notFound } from '../../common/errors/problem.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { ACCESS_CHANNEL } from '../../profiles/profile.types.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import {
  type ApiTokenDto,
  type ApiTokenInput,
  type CreatedApiTokenDto,
  toApiTokenDto,
} from './api-tokens.dto.js';
import { ApiTokensRepository } from './api-tokens.repository.js';
import type { Actor, VerifiedAccess } from '../auth.types.js';
import { API_TOKEN_PREFIX, hashSecret, newSecret } from '../tokens.js';

const MAX_PER_PERSON = 50;
const ENDING = 4;
/** A checked token is believed this long; revoking it ends that at once. Also how exact "last used" is. */
const BELIEVED_MS = 60_000;

/** Personal API tokens: made, shown once, checked, revoked. */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly tokens: ApiTokensRepository,
    private readonly source: DataSource,
    private readonly profiles: ProfilesService,
    private readonly activity: ActivityService,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
  ) {}

  async exportForPerson(userId: string): Promise<ApiTokenDto[]> {
    return (await this.tokens.listTokens(userId)).map(toApiTokenDto);
  }

  list(userId: string, query: ListQuery): ListPage<ApiTokenDto> {
    return this.tokens.pageTokens(userId, query, toApiTokenDto);
  }

  /**
   * Makes a token; its text is in this answer only.
   * @throws ProblemException 400 for an end in the past, 409 when the person has too many
   */
  async create(userId: string, input: ApiTokenInput, actor: Actor): Promise<CreatedApiTokenDto> {
    const expiresAt = input.expiresAt ? new Date(input.expiresAt) : null;
    if (expiresAt && expiresAt <= this.clock.now()) throw invalidField('expiresAt', 'must lie in the future');
    const token = `${API_TOKEN_PREFIX}${newSecret()}`;
    const saved = await this.source.transaction(async (manager) => {
      if ((await this.tokens.countTokens(userId, manager)) >= MAX_PER_PERSON) {
        throw conflict(`You have ${MAX_PER_PERSON} tokens already: revoke one first.`, 'too_many_tokens');
      }
      const row = await this.tokens.insertToken(
        {
          userId,
          name: input.name,
          scope: input.scope,
          tokenHash: hashSecret(token),
          ending: token.slice(-ENDING),
          createdAt: this.clock.now(),
          expiresAt,
        },
        manager,
      );
      const text = `API token "${row.name}" (${row.scope}) was created for ${actor.email ?? 'its owner'}`;
      await this.activity.record({ ...audit(actor), kind: 'token.created', text, subject: row.id }, manager);
      return row;
    });
    return { ...toApiTokenDto(saved), lastUsedAt: null, token };
  }

  /** Ends one of the person's own tokens at once. @throws ProblemException 404, also for tokens of others */
  async revoke(userId: string, id: string, actor: Actor): Promise<ApiTokenDto> {
    const revoked = await this.source.transaction(async (manager) => {
      const token = await this.tokens.findToken(id, userId, manager);
      if (!token) throw notFound('Token not found');
      if (!(await this.tokens.deleteTokens({ id, userId }, manager))) throw notFound('Token not found');
      const text = `API token "${token.name}" of ${actor.email ?? 'its owner'} was revoked`;
      await this.activity.record({ ...audit(actor), kind: 'token.revoked', text, subject: id }, manager);
      await this.events.notify(ACCESS_CHANNEL, userId, manager);
      return toApiTokenDto(token);
    });
    this.events.dispatch(ACCESS_CHANNEL, userId);
    return revoked;
  }

  /** Ends all tokens of the person when the transaction commits; its caller tells the processes. */
  async revokeAll(userId: string, actor: Actor, manager: EntityManager): Promise<void> {
    const deleted = await this.tokens.deleteTokens({ userId }, manager);
    if (deleted === 0) return;
    const text = `${actor.email ?? 'The owner'} revoked ${countNoun(deleted, 'API token')} with a change of password`;
    await this.activity.record({ ...audit(actor), kind: 'token.revoked', text, subject: userId }, manager);
  }

  /** Who is behind a token; undefined when it is unknown, ended, or its owner is not approved. */
  async verify(token: string): Promise<VerifiedAccess | undefined> {
    const found = await this.tokens.findByHash(hashSecret(token));
    const now = this.clock.now();
    if (!found || (found.expiresAt && found.expiresAt <= now)) return undefined;
    const profile = await this.profiles.find(found.userId);
    if (!profile?.approved) return undefined;
    if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() >= BELIEVED_MS) {
      await this.tokens.updateLastUsed(found.id, now);
      await this.profiles.touch(found.userId);
    }
    const { userId, scope } = found;
    const believedUntil = Date.now() + BELIEVED_MS;
    return {
      principal: { userId, sessionId: null, email: profile.email, role: profile.role, tokenScope: scope },
      expiresAt: Math.min(believedUntil, found.expiresAt?.getTime() ?? believedUntil),
    };
  }
}

const audit = ({ userId, requestId }: Actor) => ({ userId, requestId });
