import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { toAddressKey } from '../../common/limits/address-key.js';
import { DeferredTasks } from '../../common/shutdown/deferred-tasks.js';
import { ENV, type Env } from '../../config/env.js';
import { MailService } from '../../mail/mail.service.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { RequestNoticesService } from '../../settings/request-notices.service.js';
import { AccessRequestsService, isNewRequest } from './access-requests.service.js';
import { AccountsService, normalizeEmail } from '../accounts/accounts.service.js';
import { outcomeMail } from '../auth.mails.js';
import { assertGoodPassword } from '../accounts/password-policy.js';
import type { Origin } from '../auth.types.js';
import { hashPassword } from '../accounts/passwords.js';
import { consumeOrRefuse, RateLimitsRepository, tryConsume } from '../rate-limits.repository.js';
import { SignUpConfirmationsService } from './sign-up-confirmations.service.js';

const HOUR = 3_600;
const PER_ADDRESS = 10;
const PER_HOUR = 200;
/** Limits mails to an address that strangers enter. */
const MAILS_PER_RECIPIENT = 3;

/** Accepts sign-ups without revealing whether an email has an account. */
@Injectable()
export class SignUpService {
  private readonly caps: { limiter: RateLimiterAbstract; toKey: (ip: string) => string }[];
  private readonly mails: RateLimiterAbstract;
  private readonly confirmsAddress: boolean;

  constructor(
    rateLimits: RateLimitsRepository,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly notices: RequestNoticesService,
    private readonly requests: AccessRequestsService,
    private readonly confirmations: SignUpConfirmationsService,
    private readonly mail: MailService,
    private readonly deferred: DeferredTasks,
    @Inject(ENV) env: Env,
  ) {
    this.confirmsAddress = env.CONFIRM_EMAIL === 'on';
    this.mails = rateLimits.createLimiter('sign-up-mail', MAILS_PER_RECIPIENT, HOUR);
    this.caps =
      env.RATE_LIMIT === 'off'
        ? []
        : [
            { limiter: rateLimits.createLimiter('sign-up-address', PER_ADDRESS, HOUR), toKey: toAddressKey },
            { limiter: rateLimits.createLimiter('sign-up', PER_HOUR, HOUR), toKey: () => 'all' },
          ];
  }

  /**
   * Requests an account. With a mail server, the owner of the address confirms first, unless the settings say
   * otherwise.
   * @throws ProblemException 400 with a hint under `password`; 429 when too many sign up
   */
  async signUp(typedEmail: string, password: string, origin: Origin): Promise<void> {
    const email = normalizeEmail(typedEmail);
    assertGoodPassword('password', password, email);
    await this.countRequest(origin.ip);
    const passwordHash = await hashPassword(password);
    if (this.confirmsAddress) {
      // Work that depends on the address happens after the response.
      this.deferred.runAfterResponse('Mail of a sign-up', async () => {
        if (await tryConsume(this.mails, email)) await this.askToConfirm(email, passwordHash);
      });
      return;
    }
    const outcome = await this.requests.request({ email, passwordHash, requestId: origin.requestId });
    this.deferred.runAfterResponse('Mail of a sign-up', async () => {
      if (await tryConsume(this.mails, email)) await this.mail.send(outcomeMail(email, outcome, this.mail));
      if (isNewRequest(outcome)) await this.notices.notifyAdmins();
    });
  }

  private async askToConfirm(email: string, passwordHash: string): Promise<void> {
    const user = await this.accounts.findByEmail(email);
    const status = user && (await this.profiles.find(user.id))?.status;
    const mayAsk = !user || status === 'pending' || status === 'rejected';
    if (mayAsk) await this.confirmations.sendLink(email, passwordHash);
    else await this.mail.send(outcomeMail(email, 'taken', this.mail));
  }

  private async countRequest(ip: string): Promise<void> {
    const text = 'Too many people are signing up right now. Please try again later.';
    for (const { limiter, toKey } of this.caps) await consumeOrRefuse(limiter, toKey(ip), text);
  }
}
