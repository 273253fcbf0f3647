import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import { Clock } from '../common/clock.js';
import { conflict, invalidField, notFound } from '../common/errors/problem.js';
import { contains, oneOf } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { queryList } from '../common/list/query-list.js';
import { DatabaseEvents } from '../database/database-events.js';
import { ProfileParts } from '../profiles/profile-parts.service.js';
import { ACCESS_CHANNEL } from '../profiles/profile.types.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { ApiToken } from './api-token.entity.js';
import {
  type ApiTokenDto,
  type ApiTokenInput,
  type CreatedApiTokenDto,
  toApiTokenDto,
} from './api-tokens.dto.js';
import type { Actor, VerifiedAccess } from './auth.types.js';
import { API_TOKEN_PREFIX, hashSecret, newSecret } from './tokens.js';

const MAX_PER_PERSON = 50;
const ENDING = 4;
/** A checked token is believed this long; revoking it ends that at once. Also how exact "last used" is. */
const BELIEVED_MS = 60_000;

/** Personal API tokens: made, shown once, checked, revoked. */
@Injectable()
export class ApiTokensService {
  constructor(
    @InjectRepository(ApiToken) private readonly tokens: Repository<ApiToken>,
    private readonly source: DataSource,
    private readonly profiles: ProfilesService,
    private readonly activity: ActivityService,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
    parts: ProfileParts,
  ) {
    parts.registerData('apiTokens', async (userId) =>
      (await this.tokens.findBy({ userId })).map(toApiTokenDto),
    );
  }

  list(userId: string, query: ListQuery): ListPage<ApiTokenDto> {
    return queryList(query, {
      query: () => this.tokens.createQueryBuilder('t').where('t.user_id = :userId', { userId }),
      filters: { q: contains('t.name'), scope: oneOf('t.scope') },
      sortColumns: {
        createdAt: 't.createdAt',
        name: 't.name',
        expiresAt: 't.expiresAt',
        lastUsedAt: 't.lastUsedAt',
      },
      id: 't.id',
      toDtos: (rows) => rows.map(toApiTokenDto),
    });
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
      if ((await manager.countBy(ApiToken, { userId })) >= MAX_PER_PERSON) {
        throw conflict(`You have ${MAX_PER_PERSON} tokens already: revoke one first.`, 'too_many_tokens');
      }
      const row = await manager.save(ApiToken, {
        userId,
        name: input.name,
        scope: input.scope,
        tokenHash: hashSecret(token),
        ending: token.slice(-ENDING),
        createdAt: this.clock.now(),
        expiresAt,
      });
      const text = `API token "${row.name}" (${row.scope}) was created for ${actor.email ?? 'its owner'}`;
      await this.activity.record({ ...audit(actor), kind: 'token.created', text, subject: row.id }, manager);
      return row;
    });
    return { ...toApiTokenDto(saved as ApiToken), lastUsedAt: null, token };
  }

  /** Ends one of the person's own tokens at once. @throws ProblemException 404, also for tokens of others */
  async revoke(userId: string, id: string, actor: Actor): Promise<ApiTokenDto> {
    const revoked = await this.source.transaction(async (manager) => {
      const token = await manager.findOneBy(ApiToken, { id, userId });
      if (!token) throw notFound('Token not found');
      const { affected } = await manager.delete(ApiToken, { id, userId });
      if (!affected) throw notFound('Token not found');
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
    const { affected } = await manager.delete(ApiToken, { userId });
    if (!affected) return;
    const count = affected === 1 ? '1 API token' : `${affected} API tokens`;
    const text = `${actor.email ?? 'The owner'} revoked ${count} with a change of password`;
    await this.activity.record({ ...audit(actor), kind: 'token.revoked', text, subject: userId }, manager);
  }

  /** Who is behind a token; undefined when it is unknown, ended, or its owner is not approved. */
  async verify(token: string): Promise<VerifiedAccess | undefined> {
    const found = await this.tokens.findOneBy({ tokenHash: hashSecret(token) });
    const now = this.clock.now();
    if (!found || (found.expiresAt && found.expiresAt <= now)) return undefined;
    const profile = await this.profiles.find(found.userId);
    if (!profile?.approved) return undefined;
    if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() >= BELIEVED_MS) {
      await this.tokens.update({ id: found.id }, { lastUsedAt: now });
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
