import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { DataSource } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { badRequest, conflict, notFound } from '../../common/errors/problem.js';
import { AccessChangesService } from '../access/access-changes.service.js';
import type { Role } from '../../common/access/access.types.js';
import type { CreatedApiTokenDto } from '../api-tokens/api-tokens.dto.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { AccountsService, normalizeEmail } from './accounts.service.js';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import type { Actor, TokenScope } from '../../common/access/access.types.js';
import { PasswordResetsRepository } from '../password-reset/password-resets.repository.js';
import { assertGoodPassword } from './password-policy.js';
import { hashPassword, generatePassword } from './passwords.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInThrottle } from '../sessions/sign-in-throttle.js';
import type { User } from './user.entity.js';

/** The operator, acting from the command line. */
const OPERATOR: Actor = { email: 'the operator' };

/** Account commands of the operator. */
@Injectable()
export class OperatorAccountsService {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly changes: AccessChangesService,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly tokens: ApiTokensService,
    private readonly resets: PasswordResetsRepository,
    private readonly throttle: SignInThrottle,
    private readonly activity: ActivityService,
  ) {}

  /**
   * Creates an approved account. Returns the password, generated if none is given.
   * @throws ProblemException 400 for a bad email or password, 409 when the email is taken
   */
  async create(email: string, options: { password?: string; role?: Role }): Promise<string> {
    const address = normalizeEmail(email);
    if (!isEmail(address)) throw badRequest(`"${email}" is not an email address.`);
    const password = this.choosePassword(options.password, address);
    const passwordHash = await hashPassword(password);
    await this.source.transaction(async (manager) => {
      const { role = 'user' } = options;
      const id = await this.accounts.create(manager, {
        email: address,
        passwordHash,
        role,
        status: 'approved',
      });
      if (!id) throw conflict(`${address} already has an account.`);
      const text = `${address} was created by the operator as ${role}`;
      await this.activity.record({ kind: 'account.created', text, subject: id }, manager);
    });
    return password;
  }

  /** @throws ProblemException 404 */
  async approve(email: string): Promise<void> {
    await this.changes.change((await this.get(email)).id, { status: 'approved' }, OPERATOR);
  }

  /** Makes the person an approved administrator. @throws ProblemException 404 */
  async promote(email: string): Promise<void> {
    await this.changes.change((await this.get(email)).id, { role: 'admin', status: 'approved' }, OPERATOR);
  }

  /**
   * Sets a password, generated if none is given, ends every session, and resets the throttle.
   * @throws ProblemException 404; 400 for a bad password
   */
  async resetPassword(
    email: string,
    options: { password?: string; disableTwoFactor?: boolean },
  ): Promise<string> {
    const user = await this.get(email);
    const password = this.choosePassword(options.password, user.email);
    const passwordHash = await hashPassword(password);
    await this.source.transaction(async (manager) => {
      await this.accounts.setPassword(manager, user.id, passwordHash);
      await this.resets.deleteByUser(user.id, manager);
      await this.sessions.endAll(manager, user.id);
      await this.profiles.raiseSessionVersion(manager, user.id);
      const text = `The password of ${user.email} was reset by the operator`;
      await this.activity.record({ kind: 'auth.password_reset', text, subject: user.id }, manager);
    });
    if (options.disableTwoFactor && (await this.secondFactor.turnOff(user.id))) {
      const text = `Two-factor authentication of ${user.email} was turned off by the operator`;
      await this.activity.tryRecord({ kind: 'auth.two_factor_off', text, subject: user.id });
    }
    await this.throttle.clear(user.email);
    return password;
  }

  /** Creates a personal API token for a person. @throws ProblemException 404, 400, 409 */
  async createToken(
    email: string,
    token: { name: string; scope: TokenScope; expiresAt?: Date },
  ): Promise<CreatedApiTokenDto> {
    const { id } = await this.get(email);
    const input = { name: token.name, scope: token.scope, expiresAt: token.expiresAt?.toISOString() };
    return this.tokens.create(id, input, { email: `${email} by the operator` });
  }

  /** Revokes a token of a person. @throws ProblemException 404 */
  async revokeToken(email: string, tokenId: string): Promise<void> {
    const { id } = await this.get(email);
    await this.tokens.revoke({ userId: id, role: 'user' }, tokenId, { email: `${email} by the operator` });
  }

  private choosePassword(requested: string | undefined, email: string): string {
    if (requested === undefined) return generatePassword();
    assertGoodPassword('password', requested, email);
    return requested;
  }

  private async get(email: string): Promise<User> {
    const user = await this.accounts.findByEmail(email);
    if (!user) throw notFound(`There is no account with the email ${email}.`);
    return user;
  }
}
