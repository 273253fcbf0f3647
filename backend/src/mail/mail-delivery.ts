import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../common/time/clock.js';
import { Rounds } from '../common/concurrency/rounds.js';
import { ENV, type Env } from '../config/env.js';
import { DatabaseEvents } from '../database/database-events.js';
import { MailTexts } from './mail-texts.js';
import { MailTransport } from './mail-transport.js';
import { MAIL_CHANNEL } from './mail.service.js';
import { truncate } from '../common/text/truncate.js';
import { type LeasedMail, OutboxRepository } from './outbox.repository.js';

const POLL_MS = 15_000;
/** A process that does not renew its lease for this long has ended; another one takes the mail over. */
const LEASE_SECONDS = 60;
const RENEW_MS = 20_000;
/** Waits before the second, third, … attempt: 1 min to 6 h, about a day in total. */
const RETRY_SECONDS = [60, 300, 900, 3_600, 3 * 3_600, 6 * 3_600, 6 * 3_600, 6 * 3_600];
const MAX_REASON = 300;
/** Texts are not kept longer than needed; without a mail server the plain one stays for administrators. */
const NO_TEXT = { html: null, sealedBody: null };

/** What nodemailer adds to an error. */
type SendError = Error & { code?: string; command?: string; permanent?: boolean };

/**
 * Whether the server refuses this recipient or message permanently. Refusals of the sign-in or the sender are
 * corrected by an operator, so the mail waits for that.
 */
const isRefused = ({ code, command, permanent }: SendError): boolean =>
  permanent === true && (command === 'RCPT TO' || code === 'EMESSAGE');

/**
 * Delivers mail from the outbox: to the mail server, with retries, or, when none is set up, to the page for
 * administrators, except confidential texts. Every worker process may run it; each row is delivered by one.
 */
@Injectable()
export class MailDelivery implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private readonly rounds = new Rounds(
    () => this.deliverAll(),
    ({ message }) => this.logger.warn(`The outbox could not be read: ${message}`),
  );

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly transport: MailTransport,
    private readonly texts: MailTexts,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
    events: DatabaseEvents,
  ) {
    events.on(MAIL_CHANNEL, () => this.wake());
  }

  /** Delivers due mail; a call during a round triggers one more round. */
  @Interval(POLL_MS)
  wake(): void {
    if (this.env.ROLE !== 'api') this.rounds.request();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
  }

  private async deliverAll(): Promise<void> {
    for (let mail = await this.leaseMail(); mail && !this.rounds.isStopped; mail = await this.leaseMail())
      await this.deliver(mail);
  }

  private leaseMail(): Promise<LeasedMail | undefined> {
    return this.outbox.leaseDue(this.clock.now(), LEASE_SECONDS);
  }

  private async deliver(mail: LeasedMail): Promise<void> {
    if (!this.transport.isConfigured) {
      await this.outbox.updateLeased(mail, { state: 'kept', ...NO_TEXT });
      // Never log the text: it may contain a sign-in link.
      this.logger.log(
        `No mail server is set (SMTP_URL): "${mail.subject}" to ${mail.recipient} stays in the outbox`,
      );
      return;
    }
    const renewal = setInterval(() => void this.extendLease(mail), RENEW_MS);
    try {
      const { id, recipient, subject, html } = mail;
      await this.transport.send({
        ...{ id, to: recipient, subject, text: this.readText(mail) },
        ...(html !== null && { html }),
      });
      const sent = { state: 'sent', sentAt: this.clock.now(), error: null, body: null } as const;
      await this.outbox.updateLeased(mail, { ...sent, ...NO_TEXT });
    } catch (error) {
      await this.recordFailure(mail, error as SendError);
    } finally {
      clearInterval(renewal);
    }
  }

  private async extendLease(mail: LeasedMail): Promise<void> {
    const nextTryAt = new Date(this.clock.now().getTime() + LEASE_SECONDS * 1_000);
    await this.outbox
      .updateLeased(mail, { nextTryAt })
      .catch(({ message }: Error) => this.logger.warn(message));
  }

  private readText({ body, confidential, sealedBody }: LeasedMail): string {
    const text = confidential ? sealedBody && this.texts.open(sealedBody) : body;
    if (text === null)
      throw new Error('The text cannot be decrypted: JWT_SECRET was changed after it was stored.');
    return text;
  }

  private async recordFailure(mail: LeasedMail, error: SendError): Promise<void> {
    const pause = RETRY_SECONDS[mail.attempts - 1];
    const isFinal = pause === undefined || isRefused(error);
    const reason = truncate(error.message, MAX_REASON);
    if (isFinal) await this.outbox.updateLeased(mail, { state: 'failed', error: reason, ...NO_TEXT });
    else {
      const nextTryAt = new Date(this.clock.now().getTime() + pause * 1_000);
      await this.outbox.updateLeased(mail, { error: reason, nextTryAt });
    }
    this.logger.warn(
      `Mail "${mail.subject}" to ${mail.recipient} failed${isFinal ? ' for good' : ''}: ${reason}`,
    );
  }
}
