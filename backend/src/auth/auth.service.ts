import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { forbidden, unauthorized } from '../common/errors/problem.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { type SessionUserDto, type TokenDto } from './auth.dto.js';
import { passwordMatches } from './passwords.js';
import { type Device, type IssuedTokens, SessionsService } from './sessions.service.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { User } from './user.entity.js';

/** Tokens for the body, and the refresh token for the cookie. */
export interface SignedIn {
  body: TokenDto;
  refreshToken?: string;
}

@Injectable()
export class AuthService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly profiles: ProfilesService,
    private readonly sessions: SessionsService,
    private readonly throttle: SignInThrottle,
  ) {}

  /**
   * Signs in with e-mail and password.
   * @throws ProblemException 401 for a wrong pair, 403 `profile_missing` or `not_approved` after the right
   * password only, 429 after too many failures.
   */
  async signIn(email: string, password: string, device: Device): Promise<SignedIn> {
    const address = device.ip ?? 'unknown';
    const account = email.trim().toLowerCase();
    await this.throttle.check(account, address);
    const user = await this.users.createQueryBuilder('u').where('lower(u.email) = :account', { account }).getOne();
    if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
      await this.throttle.failed(account, address);
      throw unauthorized('Wrong e-mail or password.', 'invalid_credentials');
    }
    await this.throttle.succeeded(account);
    const profile = await this.profiles.find(user.id);
    if (!profile) throw forbidden('Your profile is not set up yet.', 'profile_missing');
    const tokens = profile.approved ? await this.sessions.start(user.id, device) : null;
    if (!tokens) throw forbidden('You are not verified yet.', 'not_approved');
    await this.profiles.touch(user.id);
    return this.signedIn(tokens);
  }

  /** @throws ProblemException 401 when there is no session to go on with. */
  async refresh(refreshToken: string | undefined): Promise<SignedIn> {
    const tokens = refreshToken ? await this.sessions.refresh(refreshToken) : null;
    if (!tokens) throw unauthorized('There is no session to continue.', 'no_session');
    return this.signedIn(tokens);
  }

  async signOut(refreshToken: string | undefined): Promise<void> {
    if (refreshToken) await this.sessions.end(refreshToken);
  }

  async me(userId: string): Promise<SessionUserDto> {
    const profile = await this.profiles.get(userId);
    const { id, email, displayName, role, approved } = profile;
    return { id, email, displayName, role, approved };
  }

  private async signedIn({ userId, accessToken, expiresIn, refreshToken }: IssuedTokens): Promise<SignedIn> {
    return { body: { accessToken, expiresIn, user: await this.me(userId) }, refreshToken };
  }
}
