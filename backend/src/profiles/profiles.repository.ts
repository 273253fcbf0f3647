import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Not, Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { contains, equalTo, matchAny, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { tableList } from '../common/list/sql-list.js';
import { Profile } from './profile.entity.js';
import type { ProfileStatus } from './profile.types.js';

const ADMIN = { role: 'admin', status: 'approved' } as const;
const SEARCHED = `p.email || ' ' || coalesce(p.display_name, '')`;

/** The table of profiles. */
@Injectable()
export class ProfilesRepository {
  constructor(@InjectRepository(Profile) private readonly profiles: Repository<Profile>) {}

  findProfile(id: string): Promise<Profile | null> {
    return this.profiles.findOneBy({ id });
  }

  /** @param statuses of which the profile must have one */
  findLocked(id: string, manager: EntityManager, statuses?: ProfileStatus[]): Promise<Profile | null> {
    return manager.findOne(Profile, {
      where: { id, ...(statuses ? { status: In(statuses) } : {}) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** @param activeSince people seen since then who are not disabled count as active */
  listProfiles(query: ListQuery, activeSince: Date): ListPage<Profile> {
    const isActive = `(p.status <> 'disabled' and coalesce(p.last_active_at >= '${activeSince.toISOString()}', false))`;
    return tableList(this.profiles, 'p', query, {
      filters: {
        q: contains(SEARCHED),
        role: matchAny('p.role'),
        status: {
          sql: (n) => `(p.status = any(${n}) or 'all' = any(${n}) or 'active' = any(${n}) and ${isActive}
            or 'inactive' = any(${n}) and not ${isActive})`,
        },
        service: equalTo('p.is_service'),
        updatedSince: since('p.updated_at'),
      },
    });
  }

  listRequests(query: ListQuery): ListPage<Profile> {
    return tableList(this.profiles, 'p', query, {
      where: ['p.requested_at is not null'],
      filters: {
        q: contains(SEARCHED),
        status: matchAny('p.status'),
        updatedSince: since('p.updated_at'),
      },
    });
  }

  listServices(): Promise<Profile[]> {
    return this.profiles.findBy({ isService: true });
  }

  countRequests(): Promise<{ status: ProfileStatus; total: number }[]> {
    return this.profiles
      .createQueryBuilder('p')
      .select('p.status', 'status')
      .addSelect('count(*)::int', 'total')
      .where('p.requested_at is not null')
      .groupBy('p.status')
      .getRawMany();
  }

  listEmails(ids: string[]): Promise<Pick<Profile, 'id' | 'email'>[]> {
    return this.profiles.find({ select: { id: true, email: true }, where: { id: In(ids) } });
  }

  listAdmins(): Promise<Profile[]> {
    return this.profiles.findBy(ADMIN);
  }

  countAdmins(): Promise<number> {
    return this.profiles.countBy(ADMIN);
  }

  /** Number of approved people at each of these moments. */
  async countJoined(moments: Date[]): Promise<number[]> {
    const rows = (await this.profiles.query(
      `select count(p.id)::int as count from unnest($1::timestamptz[]) with ordinality as m (at, place)
       left join profiles p on p.status = 'approved' and not p.is_service and p.created_at <= m.at
       group by place order by place`,
      [moments],
    )) as { count: number }[];
    return rows.map(({ count }) => count);
  }

  /**
   * Number of distinct games that each of these people has analyzed; people without any are left out. Reads the
   * table of analyses directly: profiles are a lower layer, and one statement serves a whole page of people.
   */
  async countGamesAnalyzed(ids: string[]): Promise<Map<string, number>> {
    const rows = (await this.profiles.query(
      `select analyzed_by as id, count(distinct bundle_id)::int as games from game_analysis
       where analyzed_by = any($1::uuid[]) group by analyzed_by`,
      [ids],
    )) as { id: string; games: number }[];
    return new Map(rows.map(({ id, games }) => [id, games]));
  }

  /** @param otherThan a person to leave out */
  hasAdmin(manager: EntityManager, otherThan?: string): Promise<boolean> {
    return manager.existsBy(Profile, { ...ADMIN, ...(otherThan ? { id: Not(otherThan) } : {}) });
  }

  /** An approved administrator other than `id`: `preferred`, or else the one who joined first. */
  async findOtherAdmin(id: string, preferred: string | undefined, manager: EntityManager): Promise<string> {
    const [admin] = await manager.query<[{ id: string }]>(
      `select id from profiles where role = 'admin' and status = 'approved' and id <> $1
       order by id is not distinct from $2::uuid desc, created_at, id limit 1`,
      [id, preferred ?? null],
    );
    return admin.id;
  }

  async insertProfile(profile: QueryDeepPartialEntity<Profile>, manager: EntityManager): Promise<void> {
    await manager.insert(Profile, profile);
  }

  async upsertAdmin(id: string, email: string, manager: EntityManager): Promise<void> {
    await manager.upsert(Profile, { id, email, ...ADMIN }, ['id']);
  }

  async updateProfile(
    id: string,
    changes: QueryDeepPartialEntity<Profile>,
    manager = this.profiles.manager,
  ): Promise<void> {
    await manager.update(Profile, { id }, changes);
  }

  /** Updates the time of the last visit unless it is later than `earlier`. */
  async updateLastActive(id: string, now: Date, earlier: Date): Promise<void> {
    await this.profiles
      .createQueryBuilder()
      .update()
      .set({ lastActiveAt: now })
      .where('id = :id and (last_active_at is null or last_active_at < :earlier)', { id, earlier })
      .execute();
  }

  async incrementSessionVersion(id: string, manager: EntityManager): Promise<void> {
    await manager.increment(Profile, { id }, 'sessionVersion', 1);
  }
}
