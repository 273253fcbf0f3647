import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { equalTo, matchAny, since } from '../../common/list/list-filters.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { sqlList } from '../../common/list/sql-list.js';
import { IS_ACTIVE_ANALYST } from '../../profiles/profile.types.js';
import { DigestSubscription } from './digest-subscription.entity.js';

/** A subscription with the state of its subject. */
export interface SubscriptionRow extends DigestSubscription {
  /** Current name of the watchlist; null when the owner cannot see it. */
  currentName: string | null;
}

/** A subscription whose owner may read digests. */
export interface ActiveSubscription extends SubscriptionRow {
  ownerEmail: string;
  /** Periods of written digests, as `first last`. */
  written: string[];
}

const FIELDS = `s.id, s.user_id as "userId", s.scope, s.watchlist_id as "watchlistId",
  s.watchlist_name as "watchlistName", s.platform, s.country, s.category, s.ranking_type as "rankingType",
  s.period, s.weekday, s.mail, s.active, s.since, s.created_at as "createdAt", s.updated_at as "updatedAt",
  w.name as "currentName"`;
const ROWS = `digest_subscriptions s
  left join watchlists w on w.id = s.watchlist_id and (w.shared or w.created_by = s.user_id)`;
const KEPT_DAYS = 40;

@Injectable()
export class DigestSubscriptionsRepository {
  constructor(private readonly source: DataSource) {}

  listOfPerson(userId: string, query: ListQuery): ListPage<SubscriptionRow> {
    return sqlList<SubscriptionRow>(this.source, query, {
      select: FIELDS,
      from: ROWS,
      where: ['s.user_id = $1'],
      params: [userId],
      filters: {
        scope: matchAny('s.scope'),
        watchlistId: matchAny('s.watchlist_id'),
        active: equalTo('s.active'),
        updatedSince: since('s.updated_at'),
      },
      id: 's.id',
    });
  }

  async find(
    id: string,
    userId: string,
    manager: EntityManager = this.source.manager,
    lock: '' | 'for update of s' = '',
  ): Promise<SubscriptionRow | undefined> {
    const [row] = await manager.query<SubscriptionRow[]>(
      `select ${FIELDS} from ${ROWS} where s.id = $1 and s.user_id = $2 ${lock}`,
      [id, userId],
    );
    return row;
  }

  listOwn(userId: string): Promise<SubscriptionRow[]> {
    return this.source.query(
      `select ${FIELDS} from ${ROWS} where s.user_id = $1 order by s.created_at, s.id`,
      [userId],
    );
  }

  /**
   * Lists active subscriptions of people who may read digests, about a visible subject.
   * @param id of one of them; null for all
   */
  listActive(id: string | null): Promise<ActiveSubscription[]> {
    return this.source.query(
      `select ${FIELDS}, p.email as "ownerEmail", array(
         select d.first_day || ' ' || d.last_day from digests d
         where d.subscription_id = s.id and d.last_day > current_date - ${KEPT_DAYS}) as written
       from ${ROWS} join profiles p on p.id = s.user_id and ${IS_ACTIVE_ANALYST}
       where s.active and (s.scope = 'market' or w.id is not null) and ($1::uuid is null or s.id = $1)
       order by s.created_at, s.id`,
      [id],
    );
  }

  count(userId: string, manager: EntityManager): Promise<number> {
    return manager.countBy(DigestSubscription, { userId });
  }

  async insertSubscription(values: Partial<DigestSubscription>, manager: EntityManager): Promise<string> {
    const { identifiers } = await manager.insert(DigestSubscription, values);
    return (identifiers[0] as { id: string }).id;
  }

  async updateSubscription(
    id: string,
    change: Partial<DigestSubscription>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(DigestSubscription, { id }, change);
  }

  async deleteSubscription(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(DigestSubscription, { id });
  }
}
