import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { AnnouncementsService } from '../../announcements/announcements.service.js';
import { Clock } from '../../common/time/clock.js';
import { conflict } from '../../common/errors/problem.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { RowChangesRepository } from '../../database/row-changes/row-changes.repository.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { MailService } from '../../mail/mail.service.js';
import type { Role } from '../../common/access/access.types.js';
import { ACCESS_CHANNEL, type ProfileChange, type ProfileStatus } from '../../profiles/profile.types.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { AccountsService } from '../accounts/accounts.service.js';
import type { Actor } from '../../common/access/access.types.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignUpsRepository } from '../sign-up/sign-ups.repository.js';
import { approvedMail, rejectedMail } from './access.mails.js';

const AUDIT: Record<ProfileStatus, [kind: string, verb: string]> = {
  approved: ['account.approved', 'approved'],
  rejected: ['account.rejected', 'rejected'],
  disabled: ['account.disabled', 'disabled'],
  pending: ['account.suspended', 'sent back to the requests'],
};

const ROLE_NAMES: Record<Role, string> = { user: 'a user', analyst: 'an analyst', admin: 'an administrator' };

interface Person {
  id: string;
  email: string;
}

/** Changes and deletes access of people; no other code does. */
@Injectable()
export class AccessChangesService {
  constructor(
    private readonly source: DataSource,
    private readonly profiles: ProfilesService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly activity: ActivityService,
    private readonly announcements: AnnouncementsService,
    private readonly mail: MailService,
    private readonly jobs: JobsService,
    private readonly signUps: SignUpsRepository,
    private readonly rowChanges: RowChangesRepository,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes role or status; unchanged values are not recorded.
   * @throws ProblemException 404; 409 `last_admin`, or `own_access` when administrators would shut themselves out
   */
  async change(id: string, change: ProfileChange, actor: Actor): Promise<void> {
    await this.source.transaction(async (manager) => {
      const before = await this.profiles.getLocked(manager, id);
      const role = change.role ?? before.role;
      const status = change.status ?? before.status;
      if (role === before.role && status === before.status) return;
      if (before.isService && role === 'admin')
        throw conflict('A service account cannot be an administrator. Make it an analyst.');
      if (role !== 'admin' || status !== 'approved') {
        await this.profiles.assertNotLastAdmin(manager, before);
        if (actor.userId === id) throw ownAccessError();
      }
      const decision = {
        decidedAt: this.clock.now(),
        decidedBy: actor.userId ?? null,
        decisionReason: change.reason ?? null,
      };
      const isDecided = status !== before.status;
      if (role === 'user' || status !== 'approved') await this.jobs.cancelPersonal(id, manager);
      await this.profiles.decide(manager, id, { role, status, ...(isDecided ? decision : {}) });
      if (isDecided) await this.applyStatus(manager, before, { ...change, role, status }, actor);
      if (role !== before.role) {
        const text = `${before.email} was made ${ROLE_NAMES[role]}`;
        await this.record(manager, 'account.role_changed', text, id, actor);
      }
      await this.profiles.raiseSessionVersion(manager, id);
    });
    this.events.dispatch(ACCESS_CHANNEL, id);
  }

  /**
   * Deletes the account with profile, sessions, tokens and mails. The audit log keeps what administrators did with it.
   * @param release gives what the person shared to an administrator, and forgets them in other domains
   * @throws ProblemException 404; 409 `last_admin`
   */
  async deleteAccount(
    id: string,
    actor: Actor,
    release: (to: string, manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.source.transaction(async (manager) => {
      const profile = await this.profiles.getLocked(manager, id);
      await this.profiles.assertNotLastAdmin(manager, profile);
      await this.profiles.raiseSessionVersion(manager, id);
      await this.jobs.cancelPersonal(id, manager);
      await release(await this.profiles.findSuccessor(manager, id, actor.userId), manager);
      await this.accounts.delete(id, manager);
      await this.rowChanges.forgetOwner(id, manager);
      await this.mail.deleteFor(profile.email, manager);
      await this.activity.forgetEmail(profile.email, manager);
      await this.announcements.forgetPerson(id, manager);
      await this.signUps.deleteByEmail(profile.email, manager);
      // A person who deletes their own account no longer exists when the audit entry is written.
      const remaining = actor.userId === id ? { ...actor, userId: undefined } : actor;
      await this.record(manager, 'account.deleted', `${profile.email} was deleted`, id, remaining);
    });
    this.events.dispatch(ACCESS_CHANNEL, id);
  }

  private async applyStatus(
    manager: EntityManager,
    { id, email }: Person,
    { role, status, reason }: ProfileChange & { role: Role; status: ProfileStatus },
    actor: Actor,
  ): Promise<void> {
    if (status !== 'approved') await this.sessions.endForLostAccess(id, manager);
    const [kind, verb] = AUDIT[status];
    await this.record(manager, kind, `${email} was ${verb}`, id, actor, reason);
    if (status === 'approved' || status === 'rejected')
      await this.announcements.announce(
        { type: `user_request.${status}`, data: { id, email, status } },
        manager,
      );
    if (status === 'approved')
      await this.mail.send(approvedMail(email, role, this.mail.link('/login')), manager);
    if (status === 'rejected')
      await this.mail.send(rejectedMail(email, reason, this.mail.link('/signup')), manager);
  }

  private async record(
    manager: EntityManager,
    kind: string,
    sentence: string,
    subject: string,
    { userId, email, requestId }: Actor,
    reason?: string,
  ): Promise<void> {
    const text = `${sentence}${email ? ` by ${email}` : ''}${reason ? `: ${reason}` : ''}`;
    await this.activity.record({ kind, text, subject, userId, requestId }, manager);
  }
}

const ownAccessError = () =>
  conflict('You cannot remove your own administrator access. Ask another administrator.', 'own_access');
