import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { conflict, notFound } from '../common/errors/problem.js';
import { type ListPage, mapList } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { DatabaseEvents } from '../database/database-events.js';
import { ADMINISTRATION_LOCK } from '../database/locks/locks.js';
import { lockUntilCommit } from '../database/locks/run-locked.js';
import type { Profile } from './profile.entity.js';
import {
  ACCESS_CHANNEL,
  type NewProfile,
  type ProfileDecision,
  type ProfileStatus,
} from './profile.types.js';
import { type ProfileDto, toProfileDto } from './profiles.dto.js';
import { ProfilesRepository } from './profiles.repository.js';

const ACTIVE_MS = 30 * 24 * 3_600_000;
const TOUCH_MS = 10 * 60_000;

@Injectable()
export class ProfilesService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<Profile | null> {
    return this.profiles.findProfile(id);
  }

  /** @throws ProblemException 404 */
  async get(id: string): Promise<Profile> {
    return assertFound(await this.find(id));
  }

  /** @throws ProblemException 404 */
  async read(id: string): Promise<ProfileDto> {
    const [dto] = await this.toDtos([await this.get(id)]);
    return dto as ProfileDto;
  }

  list(query: ListQuery): ListPage<ProfileDto> {
    const activeSince = new Date(this.clock.now().getTime() - ACTIVE_MS);
    return mapList(this.profiles.listProfiles(query, activeSince), (rows) => this.toDtos(rows));
  }

  /** Email addresses by id; people who were deleted are left out. */
  async getEmails(ids: string[]): Promise<Map<string, string>> {
    const rows = ids.length > 0 ? await this.profiles.listEmails(ids) : [];
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  /** Service accounts. */
  listServices(): Promise<Profile[]> {
    return this.profiles.listServices();
  }

  listAdmins(): Promise<Profile[]> {
    return this.profiles.listAdmins();
  }

  /** Number of approved people at each of these moments. */
  countJoined(moments: Date[]): Promise<number[]> {
    return this.profiles.countJoined(moments);
  }

  hasAdmin(manager: EntityManager): Promise<boolean> {
    return this.profiles.hasAdmin(manager);
  }

  /** Creates the profile of a new account, in the account's transaction. */
  async create(manager: EntityManager, profile: NewProfile): Promise<void> {
    const requestCount = profile.requestedAt ? 1 : 0;
    await this.profiles.insertProfile({ ...profile, requestCount, createdAt: this.clock.now() }, manager);
  }

  /** Makes a person an approved administrator, creating the profile if needed. */
  async makeAdmin(manager: EntityManager, id: string, email: string): Promise<void> {
    await this.profiles.upsertAdmin(id, email, manager);
    await this.raiseSessionVersion(manager, id);
  }

  /**
   * Records another request for access; a rejected person becomes pending again.
   * @returns the previous status; null when the person is neither pending nor rejected and nothing changed
   */
  async requestAgain(manager: EntityManager, id: string): Promise<ProfileStatus | null> {
    const profile = await this.profiles.findLocked(id, manager, ['pending', 'rejected']);
    if (!profile) return null;
    const isNew = profile.status === 'rejected' || profile.requestedAt === null;
    const undecided = { decidedAt: null, decidedBy: null, decisionReason: null };
    const request = { status: 'pending' as const, requestedAt: this.clock.now(), ...undecided };
    const requestCount = () => 'request_count + 1';
    await this.profiles.updateProfile(id, { requestCount, ...(isNew ? request : {}) }, manager);
    return profile.status;
  }

  /** Held until the transaction ends: required before changing who is an administrator. */
  async lockAdministration(manager: EntityManager): Promise<void> {
    await lockUntilCommit(manager, ADMINISTRATION_LOCK);
  }

  /**
   * Locks a profile until the transaction ends.
   * @throws ProblemException 404
   */
  async getLocked(manager: EntityManager, id: string): Promise<Profile> {
    await this.lockAdministration(manager);
    return assertFound(await this.profiles.findLocked(id, manager));
  }

  /** @throws ProblemException 409 `last_admin` when this is the only approved administrator */
  async assertNotLastAdmin(manager: EntityManager, profile: Profile): Promise<void> {
    if (profile.role !== 'admin' || !profile.approved) return;
    if (await this.profiles.hasAdmin(manager, profile.id)) return;
    throw conflict('The last administrator cannot be demoted, rejected, disabled or deleted.', 'last_admin');
  }

  /**
   * Who takes over what a person shared: `actor` if they are an administrator, or else another one; one exists after
   * {@link assertNotLastAdmin}.
   */
  findSuccessor(manager: EntityManager, id: string, actor: string | undefined): Promise<string> {
    return this.profiles.findOtherAdmin(id, actor, manager);
  }

  /** Stores a decision about a person. */
  async decide(manager: EntityManager, id: string, decision: ProfileDecision): Promise<void> {
    await this.profiles.updateProfile(id, decision, manager);
  }

  /** Invalidates every access token of the person when the transaction commits. */
  async raiseSessionVersion(manager: EntityManager, id: string): Promise<void> {
    await this.profiles.incrementSessionVersion(id, manager);
    await this.events.notify(ACCESS_CHANNEL, id, manager);
  }

  async setDisplayName(id: string, displayName: string | null): Promise<void> {
    await this.profiles.updateProfile(id, { displayName });
  }

  /** Records a visit, with ten minutes' precision. */
  async touch(id: string): Promise<void> {
    const now = this.clock.now();
    await this.profiles.updateLastActive(id, now, new Date(now.getTime() - TOUCH_MS));
  }

  private async toDtos(rows: Profile[]): Promise<ProfileDto[]> {
    const [games, admins] = await Promise.all([
      this.profiles.countGamesAnalyzed(rows.map(({ id }) => id)),
      this.profiles.countAdmins(),
    ]);
    return rows.map((row) =>
      toProfileDto(row, {
        gamesAnalysed: games.get(row.id) ?? 0,
        isLastAdmin: admins === 1 && row.role === 'admin' && row.approved,
      }),
    );
  }
}

function assertFound(profile: Profile | null): Profile {
  if (!profile) throw notFound('Profile not found');
  return profile;
}
