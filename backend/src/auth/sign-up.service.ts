import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import { AfterAnswer } from '../common/after-answer.js';
import { Clock } from '../common/clock.js';
import { tooManyRequests } from '../common/errors/problem.js';
import { ENV, type Env } from '../config/env.js';
import { MailService } from '../mail/mail.service.js';
import { ProfileParts } from '../profiles/profile-parts.service.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { AccountsService, normalEmail } from './accounts.service.js';
import { addressTakenMail, requestReceivedMail } from './auth.mails.js';
import { assertGoodPassword } from './password-policy.js';
import { hashPassword } from './passwords.js';
import { sharedLimiter } from './shared-limiter.js';

const HOUR = 3_600;
const PER_ADDRESS = 10;
const PER_HOUR = 200;
/** Nobody's mailbox may be flooded by strangers who type its address. */
const MAILS_PER_RECIPIENT = 3;

/** Where a request comes from. */
export interface Origin {
  ip: string;
  requestId: string;
}

/** Takes requests for an account. The answer never tells whether the e-mail had one. */
@Injectable()
export class SignUpService {
  private readonly caps: { limiter: RateLimiterAbstract; keyOf: (ip: string) => string }[];
  private readonly mails: RateLimiterAbstract;

  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly parts: ProfileParts,
    private readonly activity: ActivityService,
    private readonly mail: MailService,
    private readonly afterAnswer: AfterAnswer,
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    this.mails = sharedLimiter(source, 'sign-up-mail', MAILS_PER_RECIPIENT, HOUR);
    this.caps =
      env.RATE_LIMIT === 'off'
        ? []
        : [
            { limiter: sharedLimiter(source, 'sign-up-address', PER_ADDRESS, HOUR), keyOf: (ip) => ip },
            { limiter: sharedLimiter(source, 'sign-up', PER_HOUR, HOUR), keyOf: () => 'all' },
          ];
  }

  /**
   * Makes an account that waits for approval, or puts a rejected person back into the queue.
   * @throws ProblemException 400 with a hint under `password`; 429 when too many sign up
   */
  async signUp(typedEmail: string, password: string, origin: Origin): Promise<void> {
    const email = normalEmail(typedEmail);
    assertGoodPassword('password', password, email);
    await this.countRequest(origin.ip);
    const passwordHash = await hashPassword(password);
    const isRequest = await this.source.transaction(async (manager) => {
      const id = await this.accounts.create(manager, { email, passwordHash, requestedAt: this.clock.now() });
      const asked = id ?? (await this.askAgain(manager, email, passwordHash));
      if (!asked) return false;
      const entry = { kind: 'account.requested', text: `${email} asked for access`, subject: asked };
      await this.activity.record({ ...entry, requestId: origin.requestId }, manager);
      return true;
    });
    this.afterAnswer.run('Mail of a sign-up', async () => {
      if (await this.mayMail(email)) {
        await this.mail.send(
          isRequest ? requestReceivedMail(email) : addressTakenMail(email, this.mail.link('/login')),
        );
      }
      if (isRequest) await this.parts.tellRequested();
    });
  }

  /**
   * A rejected person may apply again. The new password counts only where nobody was ever let in: a stranger must
   * not get at what an account holds by signing up for its e-mail.
   */
  private async askAgain(
    manager: EntityManager,
    email: string,
    passwordHash: string,
  ): Promise<string | null> {
    const user = await this.accounts.findByEmail(email, manager);
    const profile = user && (await this.profiles.find(user.id));
    if (!profile || profile.status !== 'rejected') return null;
    await this.profiles.requestAgain(manager, profile.id);
    if (!profile.lastActiveAt) await this.accounts.setPassword(manager, profile.id, passwordHash);
    return profile.id;
  }

  private async countRequest(ip: string): Promise<void> {
    for (const { limiter, keyOf } of this.caps) {
      await limiter.consume(keyOf(ip)).catch((state: RateLimiterRes | Error) => {
        if (state instanceof Error) throw state;
        throw tooManyRequests(
          'Too many people sign up right now. Please try again later.',
          Math.ceil(state.msBeforeNext / 1_000),
        );
      });
    }
  }

  private async mayMail(email: string): Promise<boolean> {
    return this.mails.consume(email).then(
      () => true,
      (state: RateLimiterRes | Error) => {
        if (state instanceof Error) throw state;
        return false;
      },
    );
  }
}
