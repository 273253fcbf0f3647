import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { badRequest, forbidden } from '../../common/errors/problem.js';
import { MailService } from '../../mail/mail.service.js';
import { AccountsService } from './accounts.service.js';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import type { PasswordInput } from '../auth.dto.js';
import { passwordChangedMail, secondFactorMail } from '../auth.mails.js';
import type { Actor, Principal } from '../../common/access/access.types.js';
import { PasswordResetsRepository } from '../password-reset/password-resets.repository.js';
import { assertGoodPassword } from './password-policy.js';
import { hashPassword, passwordMatches } from './passwords.js';
import type { SecondFactorSetupDto } from '../second-factor/second-factor.dto.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInThrottle } from '../sessions/sign-in-throttle.js';

/** Changes password and second factor of the signed-in person. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly tokens: ApiTokensService,
    private readonly resets: PasswordResetsRepository,
    private readonly throttle: SignInThrottle,
    private readonly activity: ActivityService,
    private readonly mail: MailService,
  ) {}

  /**
   * Changes the password, signs out every other device, and revokes API tokens if requested.
   * @throws ProblemException 400 under `currentPassword` or `newPassword`; 429 after too many wrong ones
   */
  async changePassword(user: Principal, input: PasswordInput, actor: Actor): Promise<void> {
    const { currentPassword: current, newPassword: next } = input;
    const from = await this.checkPassword(user, current, 'currentPassword');
    if (next === current) {
      throw badRequest('Choose a password other than your current one.', {
        newPassword: 'is the current password',
      });
    }
    assertGoodPassword('newPassword', next, user.email);
    const to = await hashPassword(next);
    await this.source.transaction(async (manager) => {
      // A reset by mail may have ended meanwhile; this change must not undo it.
      if (!(await this.accounts.replacePassword(manager, user.userId, { from, to })))
        throw wrongPassword('currentPassword');
      // A link mailed before the change would undo it.
      await this.resets.deleteByUser(user.userId, manager);
      await this.sessions.revokeOthers(user, manager);
      await this.activity.record(
        { ...audit(actor), kind: 'auth.password_changed', text: `${user.email} changed the password` },
        manager,
      );
      if (input.revokeTokens) await this.tokens.revokeAll(user.userId, actor, manager);
      await this.mail.send(passwordChangedMail(user.email, this.mail.link('/login')), manager);
    });
  }

  /** @throws ProblemException 403 when the password has to be repeated, 409 when it is on */
  async startSecondFactor(user: Principal, password: string | undefined): Promise<SecondFactorSetupDto> {
    await this.reauthenticate(user, password);
    return this.secondFactor.enroll(user.userId, user.email);
  }

  /** @throws ProblemException 400 for a wrong code, 409 when nothing waits for it */
  async confirmSecondFactor(user: Principal, code: string, actor: Actor): Promise<string[]> {
    const codes = await this.secondFactor.confirm(user.userId, code);
    await this.notifyOfSecondFactor(user, true, actor);
    return codes;
  }

  /** @throws ProblemException 403 when the password has to be repeated */
  async turnOffSecondFactor(user: Principal, password: string | undefined, actor: Actor): Promise<void> {
    await this.reauthenticate(user, password);
    if (await this.secondFactor.turnOff(user.userId)) await this.notifyOfSecondFactor(user, false, actor);
  }

  /** An unattended browser or a stolen access token must not be enough to change how the owner signs in. */
  private async reauthenticate(user: Principal, password: string | undefined): Promise<void> {
    // Optional fields may also come as null.
    if (password != null) return void (await this.checkPassword(user, password, 'password'));
    if (await this.sessions.isRecent(user)) return;
    throw forbidden('Please repeat your password.', 'password_required');
  }

  /** @returns the hash of the password */
  private async checkPassword({ userId }: Principal, password: string, field: string): Promise<string> {
    const account = await this.accounts.find(userId);
    return this.throttle.run(`own password of ${userId}`, undefined, async (attempt) => {
      if (!account || !(await passwordMatches(account.passwordHash, password))) {
        await attempt.recordFailure();
        throw wrongPassword(field);
      }
      await attempt.recordSuccess();
      return account.passwordHash;
    });
  }

  private async notifyOfSecondFactor({ email }: Principal, isOn: boolean, actor: Actor): Promise<void> {
    const state = isOn ? 'on' : 'off';
    const text = `${email} turned two-factor authentication ${state}`;
    await this.activity.tryRecord({ ...audit(actor), kind: `auth.two_factor_${state}`, text });
    await this.mail.trySend(secondFactorMail(email, isOn));
  }
}

const wrongPassword = (field: string) =>
  badRequest('The current password is wrong.', { [field]: 'is wrong' }, 'wrong_password');

const audit = ({ userId, requestId }: Actor) => ({ userId, requestId, subject: userId });
