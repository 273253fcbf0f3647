import { Inject, Injectable } from '@nestjs/common';
import { toAddressKey } from '../../common/limits/address-key.js';
import { RateLimits } from '../../common/limits/rate-limits.repository.js';
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
import { SignUpConfirmationsService } from './sign-up-confirmations.service.js';

/** Accepts sign-ups without revealing whether an email has an account. */
@Injectable()
export class SignUpService {
  private readonly confirmsAddress: boolean;

  constructor(
    private readonly limits: RateLimits,
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
  }

  /**
   * Requests an account. With a mail server, the owner of the address confirms first, unless the settings say
   * otherwise.
   * @throws ProblemException 400 with a hint under `password`; 429 when too many sign up
   */
  async signUp(typedEmail: string, password: string, origin: Origin): Promise<void> {
    const email = normalizeEmail(typedEmail);
    assertGoodPassword('password', password, email);
    await this.limits.consume('sign-up-address', toAddressKey(origin.ip));
    await this.limits.consume('sign-up', 'all');
    const passwordHash = await hashPassword(password);
    if (this.confirmsAddress) {
      // Work that depends on the address happens after the response.
      this.deferred.runAfterResponse('Mail of a sign-up', async () => {
        if (await this.mayMail(email, origin)) await this.askToConfirm(email, passwordHash);
      });
      return;
    }
    const outcome = await this.requests.request({ email, passwordHash, requestId: origin.requestId });
    this.deferred.runAfterResponse('Mail of a sign-up', async () => {
      if (await this.mayMail(email, origin)) await this.mail.send(outcomeMail(email, outcome, this.mail));
      if (isNewRequest(outcome)) await this.notices.notifyAdmins();
    });
  }

  private async mayMail(email: string, { ip }: Origin): Promise<boolean> {
    return (
      (await this.limits.tryConsume('sign-up-mail', `${email} ${toAddressKey(ip)}`)) &&
      this.limits.tryConsume('sign-up-mail-all', email)
    );
  }

  private async askToConfirm(email: string, passwordHash: string): Promise<void> {
    const user = await this.accounts.findByEmail(email);
    const status = user && (await this.profiles.find(user.id))?.status;
    const mayAsk = !user || status === 'pending' || status === 'rejected';
    if (mayAsk) await this.confirmations.sendLink(email, passwordHash);
    else await this.mail.send(outcomeMail(email, 'taken', this.mail));
  }
}
