import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/errors/problem.js';
import { contains, oneOf, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { queryList } from '../common/list/query-list.js';
import { DatabaseEvents } from '../database/database-events.js';
import { ProfileParts } from './profile-parts.service.js';
import { Profile } from './profile.entity.js';
import { ACCESS_CHANNEL, type NewProfile, type ProfileStatus } from './profile.types.js';
import { type PersonDataDto, type ProfileDto, toProfileDto } from './profiles.dto.js';
import { ADMINISTRATION_LOCK } from '../database/locks.js';

/** Who signed in within this time and is not disabled counts as active. */
const ACTIVE_MS = 30 * 24 * 3_600_000;
const TOUCH_MS = 10 * 60_000;

@Injectable()
export class ProfilesService {
  constructor(
    @InjectRepository(Profile) private readonly profiles: Repository<Profile>,
    private readonly parts: ProfileParts,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<Profile | null> {
    return this.profiles.findOneBy({ id });
  }

  /** @throws ProblemException 404 */
  async get(id: string): Promise<Profile> {
    const profile = await this.find(id);
    if (!profile) throw notFound('Profile not found');
    return profile;
  }

  /** @throws ProblemException 404 */
  async read(id: string): Promise<ProfileDto> {
    const [dto] = await this.toDtos([await this.get(id)]);
    return dto as ProfileDto;
  }

  list(query: ListQuery): ListPage<ProfileDto> {
    const activeSince = new Date(this.clock.now().getTime() - ACTIVE_MS);
    const isActive = `(p.status <> 'disabled' and coalesce(p.last_active_at >= :activeSince, false))`;
    return queryList(query, {
      query: () => this.profiles.createQueryBuilder('p').setParameters({ activeSince }),
      filters: {
        q: contains(`p.email || ' ' || coalesce(p.display_name, '')`),
        role: oneOf('p.role'),
        status: {
          sql: (n) => `(p.status = any(${n}) or 'all' = any(${n}) or 'active' = any(${n}) and ${isActive}
            or 'inactive' = any(${n}) and not ${isActive})`,
        },
        updatedSince: since('greatest(p.created_at, p.decided_at, p.last_active_at)'),
      },
      sortColumns: {
        createdAt: 'p.createdAt',
        email: 'p.email',
        displayName: 'p.displayName',
        role: 'p.role',
        status: 'p.status',
        lastActiveAt: 'p.lastActiveAt',
      },
      id: 'p.id',
      toDtos: (rows) => this.toDtos(rows),
    });
  }

  /** Everything that is stored about a person, for the person or before deleting. @throws ProblemException 404 */
  async data(id: string): Promise<PersonDataDto> {
    const profile = await this.read(id);
    return { exportedAt: this.clock.now(), profile, data: await this.parts.data(id) };
  }

  /** E-mail addresses by id; people who were deleted are left out. */
  async emailsOf(ids: string[]): Promise<Map<string, string>> {
    const rows =
      ids.length > 0
        ? await this.profiles.find({ select: { id: true, email: true }, where: { id: In(ids) } })
        : [];
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  approvedAdmins(): Promise<Profile[]> {
    return this.profiles.findBy({ role: 'admin', status: 'approved' });
  }

  /** Approved people that had joined by each of these moments. */
  async countJoined(moments: Date[]): Promise<number[]> {
    const rows = (await this.profiles.query(
      `select count(p.id)::int as count from unnest($1::timestamptz[]) with ordinality as m (at, place)
       left join profiles p on p.status = 'approved' and p.created_at <= m.at
       group by place order by place`,
      [moments],
    )) as { count: number }[];
    return rows.map(({ count }) => count);
  }

  hasAdmin(manager: EntityManager): Promise<boolean> {
    return manager.existsBy(Profile, { role: 'admin', status: 'approved' });
  }

  /** Makes the profile of a new account, in the account's transaction. */
  async create(manager: EntityManager, profile: NewProfile): Promise<void> {
    const requestCount = profile.requestedAt ? 1 : 0;
    await manager.insert(Profile, { ...profile, requestCount, createdAt: this.clock.now() });
  }

  /** Makes a person an approved administrator, with a new profile where there was none. */
  async makeAdmin(manager: EntityManager, id: string, email: string): Promise<void> {
    await manager.upsert(Profile, { id, email, role: 'admin', status: 'approved' }, ['id']);
    await this.raiseSessionVersion(manager, id);
  }

  /**
   * Counts one more request of somebody who waits or was rejected; whoever was rejected waits again.
   * @returns the status before; null when the person does neither and nothing changed
   */
  async requestAgain(manager: EntityManager, id: string): Promise<ProfileStatus | null> {
    const profile = await manager.findOne(Profile, {
      where: { id, status: In(['pending', 'rejected']) },
      lock: { mode: 'pessimistic_write' },
    });
    if (!profile) return null;
    const isNew = profile.status === 'rejected' || profile.requestedAt === null;
    await manager.update(
      Profile,
      { id },
      {
        requestCount: () => 'request_count + 1',
        ...(isNew
          ? {
              status: 'pending' as const,
              requestedAt: this.clock.now(),
              decidedAt: null,
              decidedBy: null,
              decisionReason: null,
            }
          : {}),
      },
    );
    return profile.status;
  }

  /** Held to the end of the transaction: whoever changes who is an administrator takes it first. */
  async lockAdministration(manager: EntityManager): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1)', [ADMINISTRATION_LOCK]);
  }

  /** Ends every access token of the person at once, when the transaction commits. */
  async raiseSessionVersion(manager: EntityManager, id: string): Promise<void> {
    await manager.increment(Profile, { id }, 'sessionVersion', 1);
    await this.events.notify(ACCESS_CHANNEL, id, manager);
  }

  async setDisplayName(id: string, displayName: string | null): Promise<void> {
    await this.profiles.update({ id }, { displayName });
  }

  /** Notes that the person was here; exact to ten minutes. */
  async touch(id: string): Promise<void> {
    const now = this.clock.now();
    await this.profiles
      .createQueryBuilder()
      .update()
      .set({ lastActiveAt: now })
      .where('id = :id and (last_active_at is null or last_active_at < :earlier)', {
        id,
        earlier: new Date(now.getTime() - TOUCH_MS),
      })
      .execute();
  }

  private async toDtos(rows: Profile[]): Promise<ProfileDto[]> {
    const [games, admins] = await Promise.all([
      this.parts.gamesAnalysed(rows.map(({ id }) => id)),
      this.profiles.countBy({ role: 'admin', status: 'approved' }),
    ]);
    return rows.map((row) =>
      toProfileDto(row, {
        gamesAnalysed: games.get(row.id) ?? 0,
        isLastAdmin: admins === 1 && row.role === 'admin' && row.approved,
      }),
    );
  }
}
