import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ActivityService } from '../activity/activity.service.js';
import { forbidden, ProblemException, unauthorized } from '../common/errors/problem.js';
import type { ProblemCode } from '../common/errors/problem-codes.js';
import { ENV, type Env } from '../config/env.js';
import { signingSecret } from '../config/signing-secret.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { AccountsService, normalizeEmail } from './accounts/accounts.service.js';
import type { LoginInput, SessionUserDto, TokenDto } from './auth.dto.js';
import { TrustedDeviceCookie } from './sessions/trusted-device-cookie.js';
import { passwordMatches, prepareDecoy } from './accounts/passwords.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { type IssuedTokens, SessionsService } from './sessions/sessions.service.js';
import { type Attempt, SignInThrottle } from './sessions/sign-in-throttle.js';

/** Origin of a sign-in. */
export interface SignInFrom {
  userAgent: string | null;
  ip: string;
  requestId: string;
  /** Device cookie of an earlier sign-in in this browser. */
  deviceCookie?: string;
}

/** Tokens for the response body and for cookies. */
export interface SignedIn {
  body: TokenDto;
  refreshToken?: string;
  deviceCookie?: string;
}

@Injectable()
export class AuthService implements OnModuleInit {
  private readonly logger = new Logger('Auth');

  private readonly deviceCookie: TrustedDeviceCookie;

  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly throttle: SignInThrottle,
    private readonly activity: ActivityService,
    @Inject(ENV) env: Env,
  ) {
    this.deviceCookie = new TrustedDeviceCookie(signingSecret(env));
  }

  async onModuleInit(): Promise<void> {
    await prepareDecoy();
  }

  /**
   * Signs in with email, password and, if enabled, a second factor.
   * @throws ProblemException 401 for a wrong pair; after the right password only: 403 `profile_missing` or
   *   `not_approved`, 401 `totp_required` or `totp_invalid`; 429 after too many failures.
   */
  async signIn(input: LoginInput, from: SignInFrom): Promise<SignedIn> {
    const email = normalizeEmail(input.email);
    const knownDevice = this.deviceCookie.findDevice(from.deviceCookie, email);
    const signedIn = await this.throttle
      .run(knownDevice ?? email, knownDevice ? undefined : from.ip, (attempt) =>
        this.attemptSignIn({ ...input, email }, from, attempt),
      )
      .catch((error: unknown) => {
        if (error instanceof ProblemException)
          this.logger.log(`Refused a sign-in from ${from.ip}: ${error.code} (request ${from.requestId})`);
        throw error;
      });
    return { ...signedIn, deviceCookie: knownDevice ? undefined : this.deviceCookie.issue(email) };
  }

  /**
   * @throws ProblemException 403 `profile_missing` or `not_approved` when that is why the session ended, 401 when
   * it cannot be continued for any other reason
   */
  async refresh(refreshToken: string | undefined): Promise<SignedIn> {
    const tokens = refreshToken ? await this.sessions.refresh(refreshToken) : null;
    if (!tokens) {
      const userId = refreshToken ? await this.sessions.findUserWithoutAccess(refreshToken) : null;
      if (userId) assertAccess(await this.profiles.find(userId));
      throw unauthorized('There is no session to continue.', 'no_session');
    }
    await this.profiles.touch(tokens.userId);
    return this.toSignedIn(tokens);
  }

  /** Ends the session of the cookie and that of the access token; unknown ones are ignored. */
  async signOut(refreshToken: string | undefined, sessionId: string | null | undefined): Promise<void> {
    if (refreshToken) await this.sessions.end(refreshToken);
    if (sessionId) await this.sessions.endById(sessionId);
  }

  async me(userId: string): Promise<SessionUserDto> {
    const [profile, twoFactor] = await Promise.all([
      this.profiles.get(userId),
      this.secondFactor.isOn(userId),
    ]);
    const { id, email, displayName, role, approved } = profile;
    return { id, email, displayName, role, approved, twoFactor };
  }

  private async attemptSignIn(
    { email, password, totp }: LoginInput,
    from: SignInFrom,
    attempt: Attempt,
  ): Promise<SignedIn> {
    const refuse = async (detail: string, code: ProblemCode) => {
      const entry = {
        kind: 'auth.sign_in_failed',
        text: `Sign-in as ${email} from ${from.ip} failed. ${detail}`,
      };
      await Promise.all([
        attempt.recordFailure(),
        this.activity.record({ ...entry, requestId: from.requestId }),
      ]);
      return unauthorized(detail, code);
    };
    const user = await this.accounts.findByEmail(email);
    if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
      throw await refuse('Wrong email or password.', 'invalid_credentials');
    }
    assertAccess(await this.profiles.find(user.id));
    if (await this.secondFactor.isOn(user.id)) {
      // A missing code neither counts as a failure nor resets the count.
      if (totp === undefined)
        throw unauthorized('Enter the code of your authenticator app.', 'totp_required');
      if (!(await this.secondFactor.acceptCode(user.id, totp))) {
        throw await refuse('This code is wrong or was already used. Enter the next one.', 'totp_invalid');
      }
    }
    await attempt.recordSuccess();
    const tokens = await this.sessions.start(user, from);
    if (!tokens) throw forbidden('You are not verified yet.', 'not_approved');
    await this.profiles.touch(user.id);
    return this.toSignedIn(tokens);
  }

  private async toSignedIn({
    userId,
    accessToken,
    expiresIn,
    refreshToken,
  }: IssuedTokens): Promise<SignedIn> {
    return { body: { accessToken, expiresIn, user: await this.me(userId) }, refreshToken };
  }
}

/** @throws ProblemException 403 `profile_missing` or `not_approved` */
function assertAccess(profile: { approved: boolean } | null): void {
  if (!profile) throw forbidden('Your profile is not set up yet.', 'profile_missing');
  if (!profile.approved) throw forbidden('You are not verified yet.', 'not_approved');
}
