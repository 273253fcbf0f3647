import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { DeferredTasks } from '../../common/shutdown/deferred-tasks.js';
import { toAddressKey } from '../../common/limits/address-key.js';
import { RateLimits } from '../../common/limits/rate-limits.repository.js';
import { Clock } from '../../common/time/clock.js';
import { badRequest } from '../../common/errors/problem.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { MailService } from '../../mail/mail.service.js';
import { ACCESS_CHANNEL } from '../../profiles/profile.types.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { AccountsService, normalizeEmail } from '../accounts/accounts.service.js';
import type { Origin } from '../auth.types.js';
import { passwordChangedMail, passwordResetMail } from '../auth.mails.js';
import type { PasswordResetDto } from '../auth.dto.js';
import { assertGoodPassword } from '../accounts/password-policy.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { hashPassword } from '../accounts/passwords.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInThrottle } from '../sessions/sign-in-throttle.js';
import { hashSecret, newSecret } from '../tokens.js';

const LIFE_MINUTES = 30;

/** Password reset by email. */
@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly source: DataSource,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly sessions: SessionsService,
    private readonly throttle: SignInThrottle,
    private readonly activity: ActivityService,
    private readonly mail: MailService,
    private readonly events: DatabaseEvents,
    private readonly deferred: DeferredTasks,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Sends a reset link if the email has an account. The work is done after the response, so that text and timing are
   * the same for every email.
   * @throws ProblemException 429 when one address asks too often
   */
  async requestReset(email: string, { ip }: Origin): Promise<PasswordResetDto> {
    await this.limits.consume('reset-address', toAddressKey(ip));
    this.deferred.runAfterResponse('Mail of a password reset', () => this.sendLink(normalizeEmail(email)));
    const sendsMail = this.mail.canDeliver;
    const message = sendsMail
      ? 'If this email has an account, a link for a new password is on its way.'
      : 'This installation sends no email: ask your administrator for a new password.';
    return { message, sendsMail };
  }

  /**
   * Sets a new password with the token of the link, once; ends every session.
   * @throws ProblemException 400 for a bad password (under `password`) or a link that is used up (under `token`)
   */
  async confirm(token: string, password: string, { requestId }: Origin): Promise<void> {
    const tokenHash = hashSecret(token);
    const reset = await this.resets.findLiving(tokenHash, this.clock.now());
    const user = reset && (await this.accounts.find(reset.userId));
    if (!user) throw linkEndedError();
    assertGoodPassword('password', password, user.email);
    const passwordHash = await hashPassword(password);
    await this.source.transaction(async (manager) => {
      // Of two concurrent attempts, the one that deletes the row continues.
      if (!(await this.resets.deleteReset(tokenHash, manager))) throw linkEndedError();
      await this.resets.deleteByUser(user.id, manager);
      await this.accounts.setPassword(manager, user.id, passwordHash);
      await this.sessions.endAll(manager, user.id);
      await this.profiles.raiseSessionVersion(manager, user.id);
      const text = `${user.email} chose a new password by email`;
      const entry = { kind: 'auth.password_reset', text, subject: user.id, userId: user.id, requestId };
      await this.activity.record(entry, manager);
      await this.mail.send(passwordChangedMail(user.email, this.mail.link('/login')), manager);
    });
    this.events.dispatch(ACCESS_CHANNEL, user.id);
    await this.throttle.clear(user.email);
  }

  private async sendLink(email: string): Promise<void> {
    const user = await this.accounts.findByEmail(email);
    if (!user || !(await this.limits.tryConsume('reset-mail', email))) return;
    const token = newSecret();
    const now = this.clock.now();
    await this.source.transaction(async (manager) => {
      const expiresAt = new Date(now.getTime() + LIFE_MINUTES * 60_000);
      const reset = { tokenHash: hashSecret(token), userId: user.id, createdAt: now, expiresAt };
      await this.resets.insertReset(reset, manager);
      // The part after "#" reaches no server and no log.
      const link = this.mail.link(`/login#reset=${token}`);
      await this.mail.send(passwordResetMail(user.email, link, LIFE_MINUTES), manager);
    });
  }
}

const linkEndedError = () => {
  const text = 'This link was already used or has expired. Request a new one.';
  return badRequest(text, { token: text }, 'reset_link_ended');
};
