import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../auth/auth.types.js';
import { Clock } from '../common/clock.js';
import { conflict, notFound } from '../common/errors/problem.js';
import { DatabaseEvents } from '../database/database-events.js';
import { MailService } from '../mail/mail.service.js';
import { ProfileParts } from './profile-parts.service.js';
import { Profile } from './profile.entity.js';
import { approvedMail, rejectedMail } from './profile.mails.js';
import { ACCESS_CHANNEL, type ProfileChange, type ProfileStatus, type Role } from './profile.types.js';
import { ProfilesService } from './profiles.service.js';

const AUDIT: Record<ProfileStatus, [kind: string, verb: string]> = {
  approved: ['account.approved', 'approved'],
  rejected: ['account.rejected', 'rejected'],
  disabled: ['account.disabled', 'disabled'],
  pending: ['account.suspended', 'sent back to the requests'],
};

const ROLE_NAMES: Record<Role, string> = { user: 'a user', analyst: 'an analyst', admin: 'an administrator' };

/** The only place where roles and statuses of people change, whoever asks. */
@Injectable()
export class ProfileChangesService {
  constructor(
    private readonly source: DataSource,
    private readonly profiles: ProfilesService,
    private readonly parts: ProfileParts,
    private readonly activity: ActivityService,
    private readonly mail: MailService,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes role or status; what is already so stays without a trace.
   * @throws ProblemException 404; 409 `last_admin`, or `own_access` when administrators would shut themselves out
   */
  async change(id: string, change: ProfileChange, actor: Actor): Promise<void> {
    await this.source.transaction(async (manager) => {
      const before = await this.locked(manager, id);
      const role = change.role ?? before.role;
      const status = change.status ?? before.status;
      if (role === before.role && status === before.status) return;
      if (role !== 'admin' || status !== 'approved') {
        await this.keepAnAdmin(manager, before);
        if (actor.userId === id) throw ownAccess();
      }
      await manager.update(Profile, { id }, { role, status });
      if (status !== before.status) await this.decided(manager, before, { ...change, role, status }, actor);
      if (role !== before.role) {
        const text = `${before.email} was made ${ROLE_NAMES[role]}${by(actor)}`;
        await this.record(manager, 'account.role_changed', text, id, actor);
      }
      await this.profiles.raiseSessionVersion(manager, id);
    });
    this.events.dispatch(ACCESS_CHANNEL, id);
  }

  /**
   * Deletes a person with account, sessions and tokens.
   * @throws ProblemException 404; 409 `last_admin`
   */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.source.transaction(async (manager) => {
      const profile = await this.locked(manager, id);
      await this.keepAnAdmin(manager, profile);
      await this.parts.endAccess(manager, id);
      await this.profiles.raiseSessionVersion(manager, id);
      await this.parts.remove(manager, id);
      // Whoever deletes the own account is gone by the time of the audit line.
      const remaining = actor.userId === id ? { ...actor, userId: undefined } : actor;
      await this.record(
        manager,
        'account.deleted',
        `${profile.email} was deleted${by(actor)}`,
        id,
        remaining,
      );
    });
    this.events.dispatch(ACCESS_CHANNEL, id);
  }

  private async locked(manager: EntityManager, id: string): Promise<Profile> {
    await this.profiles.lockAdministration(manager);
    const profile = await manager.findOne(Profile, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!profile) throw notFound('Profile not found');
    return profile;
  }

  private async keepAnAdmin(manager: EntityManager, profile: Profile): Promise<void> {
    if (profile.role !== 'admin' || !profile.approved) return;
    const others = await manager.existsBy(Profile, {
      id: Not(profile.id),
      role: 'admin',
      status: 'approved',
    });
    if (others) return;
    throw conflict('The last administrator cannot be demoted, rejected, disabled or deleted.', 'last_admin');
  }

  private async decided(
    manager: EntityManager,
    before: Profile,
    { role, status, reason }: ProfileChange & { role: Role; status: ProfileStatus },
    actor: Actor,
  ): Promise<void> {
    const { id, email } = before;
    await manager.update(
      Profile,
      { id },
      { decidedAt: this.clock.now(), decidedBy: actor.userId ?? null, decisionReason: reason ?? null },
    );
    if (status !== 'approved') await this.parts.endAccess(manager, id);
    const [kind, verb] = AUDIT[status];
    const because = reason ? `: ${reason}` : '';
    await this.record(manager, kind, `${email} was ${verb}${by(actor)}${because}`, id, actor);
    if (status === 'approved')
      await this.mail.send(approvedMail(email, role, this.mail.link('/login')), manager);
    if (status === 'rejected')
      await this.mail.send(rejectedMail(email, reason, this.mail.link('/signup')), manager);
  }

  private async record(manager: EntityManager, kind: string, text: string, subject: string, actor: Actor) {
    await this.activity.record(
      { kind, text, subject, userId: actor.userId, requestId: actor.requestId },
      manager,
    );
  }
}

const ownAccess = () =>
  conflict(
    'You cannot take away your own administrator access: ask another administrator to do it.',
    'own_access',
  );

const by = (actor: Actor): string => (actor.email ? ` by ${actor.email}` : '');
