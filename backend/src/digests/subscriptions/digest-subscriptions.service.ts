import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../common/access/access.types.js';
import { Clock } from '../../common/time/clock.js';
import {
  conflict,
  forbidden,
  invalidField,
  notFound,
  ProblemException,
} from '../../common/errors/problem.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { type ListPage, mapList } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { LIMITED_LIST_LOCK } from '../../database/locks/locks.js';
import { lockNameUntilCommit } from '../../database/locks/run-locked.js';
import { RankingsService } from '../../rankings/charts/rankings.service.js';
import { WatchlistsService } from '../../watchlists/watchlists.service.js';
import { nameChart } from '../collect/describe-digest.js';
import type { DigestSubject } from '../digests.types.js';
import { findNextDue } from '../schedule/digest-days.js';
import type {
  DigestSubscriptionChange,
  DigestSubscriptionDto,
  DigestSubscriptionInput,
} from './digest-subscriptions.dto.js';
import { DigestSubscriptionsRepository, type SubscriptionRow } from './digest-subscriptions.repository.js';

const MAX_SUBSCRIPTIONS = 50;

/** Creates, changes and lists digest subscriptions. */
@Injectable()
export class DigestSubscriptionsService {
  constructor(
    private readonly source: DataSource,
    private readonly rows: DigestSubscriptionsRepository,
    private readonly watchlists: WatchlistsService,
    private readonly rankings: RankingsService,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  list(query: ListQuery, userId: string): ListPage<DigestSubscriptionDto> {
    const now = this.clock.now();
    return mapList(this.rows.listOfPerson(userId, query), (rows) =>
      rows.map((row) => toDigestSubscriptionDto(row, now)),
    );
  }

  /** @throws ProblemException 404 when it does not exist or belongs to another person */
  async get(id: string, userId: string): Promise<DigestSubscriptionDto> {
    return toDigestSubscriptionDto(await this.find(id, userId), this.clock.now());
  }

  /** Subscriptions of a person, for the export of personal data. */
  async exportForPerson(userId: string): Promise<DigestSubscriptionDto[]> {
    const now = this.clock.now();
    return (await this.rows.listOwn(userId)).map((row) => toDigestSubscriptionDto(row, now));
  }

  /** @throws ProblemException 400 naming the field; 403 for a token of no person; 409 when there are too many */
  async create(input: DigestSubscriptionInput, { userId }: Actor): Promise<DigestSubscriptionDto> {
    if (!userId) throw forbidden('A subscription belongs to a person.');
    const { name, ...subject } = await this.readSubject(input, userId);
    const { period, weekday = 'monday', mail = false, active = true } = input;
    return this.source.transaction(async (manager) => {
      await lockNameUntilCommit(manager, LIMITED_LIST_LOCK, `digests ${userId}`);
      if ((await this.rows.count(userId, manager)) >= MAX_SUBSCRIPTIONS)
        throw conflict(
          `You already have ${MAX_SUBSCRIPTIONS} subscriptions. Delete one first.`,
          'too_many_digests',
        );
      const now = this.clock.now();
      const id = await this.rows.insertSubscription(
        {
          ...{ userId, ...subject, watchlistName: subject.watchlistId ? name : null },
          ...{ period, weekday, mail, active, since: now, createdAt: now, updatedAt: now },
        },
        manager,
      );
      const dto = toDigestSubscriptionDto(await this.find(id, userId, manager), now);
      await this.keys.storeAnswer(manager, dto);
      return dto;
    });
  }

  /** @throws ProblemException 404 */
  update(id: string, change: DigestSubscriptionChange, userId: string): Promise<DigestSubscriptionDto> {
    return this.source.transaction(async (manager) => {
      const row = await this.find(id, userId, manager, 'for update of s');
      const { period = row.period, weekday = row.weekday, mail = row.mail, active = row.active } = change;
      const now = this.clock.now();
      const isOther = period !== row.period || weekday !== row.weekday || (active && !row.active);
      await this.rows.updateSubscription(
        id,
        { period, weekday, mail, active, since: isOther ? now : row.since, updatedAt: now },
        manager,
      );
      return toDigestSubscriptionDto(await this.find(id, userId, manager), now);
    });
  }

  /** Deletes a subscription; its digests stay. @throws ProblemException 404 */
  remove(id: string, userId: string): Promise<DigestSubscriptionDto> {
    return this.source.transaction(async (manager) => {
      const row = await this.find(id, userId, manager, 'for update of s');
      await this.rows.deleteSubscription(id, manager);
      return toDigestSubscriptionDto(row, this.clock.now());
    });
  }

  /** Validates the subject of a digest. @throws ProblemException 400 naming the field */
  async readSubject(
    { scope, watchlistId, platform, country, category, rankingType = 'revenue' }: DigestSubscriptionInput,
    userId: string,
  ): Promise<DigestSubject & { name: string }> {
    if (scope === 'watchlist') {
      if (!watchlistId) throw invalidField('watchlistId', 'must be the id of a watchlist');
      const found = await this.watchlists.get(watchlistId, userId).catch(ignoreMissing);
      if (!found) throw invalidField('watchlistId', 'is not the id of a watchlist that you can see');
      const market = { platform: null, country: null, category: null, rankingType: null };
      return { scope, watchlistId, ...market, name: found.name };
    }
    if (watchlistId) throw invalidField('watchlistId', 'applies to watchlists only');
    if (!platform) throw invalidField('platform', 'must be android or ios');
    if (!country) throw invalidField('country', 'must be a two-letter country code');
    const chart = this.rankings.readChart({
      ...{ platform, country, rankingType },
      ...(category && { category }),
    });
    return { scope, watchlistId: null, ...chart, name: nameChart(chart) };
  }

  private async find(
    id: string,
    userId: string,
    manager?: EntityManager,
    lock?: 'for update of s',
  ): Promise<SubscriptionRow> {
    const row = await this.rows.find(id, userId, manager, lock);
    if (!row) throw notFound('Subscription not found');
    return row;
  }
}

function toDigestSubscriptionDto(row: SubscriptionRow, now: Date): DigestSubscriptionDto {
  const { id, scope, platform, country, category, rankingType, period, weekday, mail, active } = row;
  const isGone = scope === 'watchlist' && row.currentName === null;
  const name =
    scope === 'market'
      ? nameChart({ platform: platform!, country: country!, category: category!, rankingType: rankingType! })
      : (row.currentName ?? row.watchlistName ?? 'Watchlist');
  return {
    ...{ id, name, scope, watchlistId: row.watchlistId, platform, country, category, rankingType },
    ...{ period, weekday, mail, active },
    pausedReason: isGone
      ? `The watchlist “${row.watchlistName ?? name}” was deleted or is no longer shared.`
      : null,
    nextAt: active && !isGone ? findNextDue({ period, weekday }, now) : null,
    ...{ createdAt: row.createdAt, updatedAt: row.updatedAt },
  };
}

function ignoreMissing(error: unknown): null {
  if (error instanceof ProblemException && error.getStatus() === 404) return null;
  throw error;
}
