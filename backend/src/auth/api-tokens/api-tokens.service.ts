import { countNoun } from '../../common/text/count-noun.js';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { Clock, HOUR_MS } from '../../common/time/clock.js';
import { conflict, invalidField, notFound } from '../../common/errors/problem.js';
import { type ListPage, mapList } from '../../common/list/list-page.js';
import { checkDate, type ListQuery } from '../../common/list/list-query.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { LIMITED_LIST_LOCK } from '../../database/locks/locks.js';
import { lockNameUntilCommit } from '../../database/locks/run-locked.js';
import { ACCESS_CHANNEL } from '../../profiles/profile.types.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import {
  type ApiTokenDto,
  type ApiTokenInput,
  type CreatedApiTokenDto,
  type RotationInput,
  toApiTokenDto,
} from './api-tokens.dto.js';
import { ApiTokensRepository } from './api-tokens.repository.js';
import type { Actor, Principal, TokenScope } from '../../common/access/access.types.js';
import type { VerifiedAccess } from '../auth.types.js';
import { OtherSecrets } from './other-secrets.service.js';
import { API_TOKEN_PREFIX, hashSecret, newSecret } from '../tokens.js';

const MAX_PER_PERSON = 50;
const ENDING = 4;
const DEFAULT_OVERLAP_HOURS = 24;
/** Cache time of a verified token, ended early by revocation. Also the precision of "last used". */
const BELIEVED_MS = 60_000;

/** Creates, verifies, rotates and revokes personal API tokens. */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly tokens: ApiTokensRepository,
    private readonly source: DataSource,
    private readonly profiles: ProfilesService,
    private readonly activity: ActivityService,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
    private readonly otherSecrets: OtherSecrets,
  ) {}

  async exportForPerson(userId: string): Promise<ApiTokenDto[]> {
    return (await this.tokens.listTokens(userId)).map((token) => toApiTokenDto(token));
  }

  async list(user: Principal, query: ListQuery): Promise<ListPage<ApiTokenDto>> {
    const services = await this.listServices(user);
    return mapList(this.tokens.pageTokens(query, [user.userId, ...services.keys()]), (tokens) =>
      tokens.map((token) => toApiTokenDto(token, services.get(token.userId))),
    );
  }

  /**
   * Creates a token for the caller or for a service account.
   * @throws ProblemException as {@link create}; 400 when there is no such service account, or the person may not
   */
  async createFor(user: Principal, input: ApiTokenInput, actor: Actor): Promise<CreatedApiTokenDto> {
    const { serviceAccountId } = input;
    if (!serviceAccountId) return this.create(user.userId, input, actor);
    const serviceAccount = (await this.listServices(user)).get(serviceAccountId);
    if (serviceAccount === undefined)
      throw invalidField(
        'serviceAccountId',
        'must be the id of a service account; administrators manage them',
      );
    return { ...(await this.create(serviceAccountId, input, actor)), serviceAccount };
  }

  /**
   * Creates a token; its text is returned only once.
   * @throws ProblemException 400 for an end in the past, 409 when the person has too many
   */
  async create(userId: string, input: ApiTokenInput, actor: Actor): Promise<CreatedApiTokenDto> {
    const expiresAt = input.expiresAt ? checkDate('expiresAt', input.expiresAt) : null;
    if (expiresAt && expiresAt <= this.clock.now()) throw invalidField('expiresAt', 'must lie in the future');
    const token = `${API_TOKEN_PREFIX}${newSecret()}`;
    const saved = await this.source.transaction(async (manager) => {
      await lockNameUntilCommit(manager, LIMITED_LIST_LOCK, `tokens ${userId}`);
      if ((await this.tokens.countTokens(userId, this.clock.now(), manager)) >= MAX_PER_PERSON) {
        throw conflict(`You already have ${MAX_PER_PERSON} tokens. Revoke one first.`, 'too_many_tokens');
      }
      const row = await this.tokens.insertToken(
        {
          userId,
          name: input.name,
          scope: deriveScope(input),
          scopes: input.scopes ?? null,
          tokenHash: hashSecret(token),
          ending: token.slice(-ENDING),
          createdAt: this.clock.now(),
          expiresAt,
        },
        manager,
      );
      const text = `API token "${row.name}" (${row.scopes?.join(', ') ?? row.scope}) was created for ${actor.email ?? 'its owner'}`;
      await this.activity.record({ ...audit(actor), kind: 'token.created', text, subject: row.id }, manager);
      return row;
    });
    return { ...toApiTokenDto(saved), lastUsedAt: null, token };
  }

  /** Replaces the secret; the previous one works for some more hours. @throws ProblemException 404 */
  async rotate(
    user: Principal,
    id: string,
    { overlapHours = DEFAULT_OVERLAP_HOURS }: RotationInput,
    actor: Actor,
  ): Promise<CreatedApiTokenDto> {
    const services = await this.listServices(user);
    const secret = `${API_TOKEN_PREFIX}${newSecret()}`;
    const rotated = await this.source.transaction(async (manager) => {
      const token = await this.tokens.findLocked(id, [user.userId, ...services.keys()], manager);
      if (!token) throw notFound('Token not found');
      const change = {
        tokenHash: hashSecret(secret),
        ending: secret.slice(-ENDING),
        previousHash: overlapHours > 0 ? token.tokenHash : null,
        previousUntil:
          overlapHours > 0 ? new Date(this.clock.now().getTime() + overlapHours * HOUR_MS) : null,
      };
      await this.tokens.updateSecret(id, change, manager);
      const text = `API token "${token.name}" of ${actor.email ?? 'its owner'} got a new secret`;
      await this.activity.record({ ...audit(actor), kind: 'token.rotated', text, subject: id }, manager);
      await this.events.notify(ACCESS_CHANNEL, token.userId, manager);
      return { ...token, ...change };
    });
    this.events.dispatch(ACCESS_CHANNEL, rotated.userId);
    return { ...toApiTokenDto(rotated, services.get(rotated.userId)), token: secret };
  }

  /** Revokes a token of the person. @throws ProblemException 404, also for tokens of others */
  async revoke(user: Pick<Principal, 'userId' | 'role'>, id: string, actor: Actor): Promise<ApiTokenDto> {
    const services = await this.listServices(user);
    const [revoked, userId] = await this.source.transaction(async (manager) => {
      const token = await this.tokens.findLocked(id, [user.userId, ...services.keys()], manager);
      if (!token) throw notFound('Token not found');
      await this.tokens.deleteTokens({ id, userId: token.userId }, manager);
      const text = `API token "${token.name}" of ${actor.email ?? 'its owner'} was revoked`;
      await this.activity.record({ ...audit(actor), kind: 'token.revoked', text, subject: id }, manager);
      await this.events.notify(ACCESS_CHANNEL, token.userId, manager);
      return [toApiTokenDto(token, services.get(token.userId)), token.userId] as const;
    });
    this.events.dispatch(ACCESS_CHANNEL, userId);
    return revoked;
  }

  /** Revokes all tokens of the person in the transaction; the caller notifies the processes. */
  async revokeAll(userId: string, actor: Actor, manager: EntityManager): Promise<void> {
    await this.otherSecrets.revokeAll({ ...actor, userId }, manager);
    const deleted = await this.tokens.deleteTokens({ userId }, manager);
    if (deleted === 0) return;
    const text = `${actor.email ?? 'The owner'} revoked ${countNoun(deleted, 'API token')} with a change of password`;
    await this.activity.record({ ...audit(actor), kind: 'token.revoked', text, subject: userId }, manager);
  }

  /** Principal of a token; undefined when it is unknown, expired, or its owner is not approved. */
  async verify(token: string): Promise<VerifiedAccess | undefined> {
    const hash = hashSecret(token);
    const found = await this.tokens.findByHash(hash);
    const now = this.clock.now();
    if (!found) return undefined;
    const ends = [found.expiresAt, found.tokenHash.equals(hash) ? null : found.previousUntil]
      .filter((end) => end !== null)
      .map((end) => end.getTime());
    if (ends.some((end) => end <= now.getTime())) return undefined;
    const profile = await this.profiles.find(found.userId);
    if (!profile?.approved) return undefined;
    if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() >= BELIEVED_MS) {
      await this.tokens.updateLastUsed(found.id, now);
      await this.profiles.touch(found.userId);
    }
    const { userId, scope, scopes } = found;
    const { email, role } = profile;
    return {
      principal: {
        ...{ userId, sessionId: null, email, role, tokenScope: scope },
        ...(scopes && { tokenScopes: scopes }),
      },
      expiresAt: Math.min(Date.now() + BELIEVED_MS, ...ends),
    };
  }

  /** Names of the service accounts that the person manages, by id. */
  private async listServices({ role }: Pick<Principal, 'role'>): Promise<Map<string, string>> {
    if (role !== 'admin') return new Map();
    const services = await this.profiles.listServices();
    return new Map(services.map(({ id, displayName, email }) => [id, displayName ?? email]));
  }
}

/** Tokens with scopes are read-only or not, like the others. */
const deriveScope = ({ scope = 'read', scopes }: Pick<ApiTokenInput, 'scope' | 'scopes'>): TokenScope =>
  scopes ? (scopes.some((each) => each.endsWith(':write')) ? 'write' : 'read') : scope;

const audit = ({ userId, requestId }: Actor) => ({ userId, requestId });
