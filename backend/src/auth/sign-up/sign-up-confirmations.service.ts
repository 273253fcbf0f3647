import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { badRequest } from '../../common/errors/problem.js';
import { MailService } from '../../mail/mail.service.js';
import { RequestNoticesService } from '../../settings/request-notices.service.js';
import { AccessRequestsService, isNewRequest } from './access-requests.service.js';
import { confirmAddressMail, outcomeMail } from '../auth.mails.js';
import type { Origin } from '../auth.types.js';
import { passwordMatches } from '../accounts/passwords.js';
import { SignInThrottle } from '../sessions/sign-in-throttle.js';
import { SignUpsRepository } from './sign-ups.repository.js';
import { hashSecret, newSecret } from '../tokens.js';

/** Confirms that a sign-up comes from the owner of the email, before administrators see it. */
@Injectable()
export class SignUpConfirmationsService {
  constructor(
    private readonly source: DataSource,
    private readonly signUps: SignUpsRepository,
    private readonly requests: AccessRequestsService,
    private readonly throttle: SignInThrottle,
    private readonly notices: RequestNoticesService,
    private readonly mail: MailService,
  ) {}

  /** Stores the sign-up and sends the link. */
  async sendLink(email: string, passwordHash: string): Promise<void> {
    const token = newSecret();
    // The part after "#" reaches no server and no log.
    const link = this.mail.link(`/signup#confirm=${token}`);
    await this.source.transaction(async (manager) => {
      await this.signUps.insertSignUp({ tokenHash: hashSecret(token), email, passwordHash }, manager);
      await this.mail.send(confirmAddressMail(email, link), manager);
    });
  }

  /**
   * Creates the request of a confirmed sign-up, once. The password proves that the reader of the mail also signed up:
   * otherwise a stranger who entered the address could choose the password.
   * @throws ProblemException 400 for a link that has ended (under `token`) or another password (under `password`);
   *   429
   */
  async confirm(token: string, password: string, { ip, requestId }: Origin): Promise<void> {
    const tokenHash = hashSecret(token);
    const signUp = await this.signUps.findLiving(tokenHash);
    if (!signUp) throw linkEndedError();
    await this.throttle.run(`sign-up ${tokenHash.toString('base64url')}`, ip, async (attempt) => {
      if (await passwordMatches(signUp.passwordHash, password)) return attempt.recordSuccess();
      await attempt.recordFailure();
      const text = 'This is not the password you chose when you signed up.';
      throw badRequest(text, { password: text }, 'wrong_password');
    });
    const { email, passwordHash } = signUp;
    const outcome = await this.source.transaction(async (manager) => {
      if (!(await this.signUps.deleteSignUp(tokenHash, manager))) throw linkEndedError();
      const outcome = await this.requests.request({ email, passwordHash, requestId }, manager);
      await this.signUps.deleteByEmail(email, manager);
      await this.mail.send(outcomeMail(email, outcome, this.mail), manager);
      return outcome;
    });
    if (isNewRequest(outcome)) await this.notices.notifyAdmins();
  }
}

const linkEndedError = () => {
  const text = 'This link was already used or has expired. Sign up again to get a new one.';
  return badRequest(text, { token: text }, 'sign_up_link_ended');
};
