import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { type ListPage, mapList } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ENV, type Env } from '../config/env.js';
import { ownAddress } from '../config/own-address.js';
import { DatabaseEvents } from '../database/database-events.js';
import { type OutboxMailDto, toOutboxMailDto } from './mail.dto.js';
import { MailTexts } from './mail-texts.js';
import type { NewMail, SentMail } from './mail.types.js';
import { OutboxRepository } from './outbox.repository.js';

/** NOTIFY channel: there is mail to deliver. */
export const MAIL_CHANNEL = 'mail_queued';

/** Queues mail for MailDelivery, so that no request waits for a mail server. */
@Injectable()
export class MailService {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
    private readonly texts: MailTexts,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Queues a mail; with `manager` it is sent only if that transaction commits.
   * @returns its id
   */
  async send(mail: NewMail, manager?: EntityManager): Promise<string> {
    const now = this.clock.now();
    const confidential = mail.confidential ?? false;
    const text = confidential
      ? { sealedBody: this.texts.seal(mail.text) }
      : { body: mail.text, html: mail.html ?? null };
    const id = await this.outbox.insertMail(
      { recipient: mail.to, subject: mail.subject, confidential, ...text, createdAt: now, nextTryAt: now },
      manager,
    );
    await this.events.notify(MAIL_CHANNEL, '', manager);
    return id;
  }

  /** The delivery state of a mail; null when it is no longer known. */
  findSent(id: string): Promise<SentMail | null> {
    return this.outbox.findSent(id);
  }

  /** False when mails only stay in the outbox, so that confidential ones never reach their recipient. */
  get canDeliver(): boolean {
    return this.env.SMTP_URL !== undefined;
  }

  /** Like {@link send}, for work that is already stored: a failure here must not fail the work. */
  async trySend(mail: NewMail): Promise<void> {
    await this.send(mail).catch((error: unknown) =>
      this.logger.warn(`"${mail.subject}" was not queued: ${(error as Error).message}`),
    );
  }

  /** Deletes the mails to a person who is being deleted. */
  async deleteFor(recipient: string, manager: EntityManager): Promise<void> {
    await this.outbox.deleteByRecipient(recipient, manager);
  }

  /** Address of a page of this installation, for links in mails. */
  link(path: string): string {
    return `${ownAddress(this.env)}${path}`;
  }

  list(query: ListQuery): ListPage<OutboxMailDto> {
    return mapList(this.outbox.listMails(query), (rows) => rows.map(toOutboxMailDto));
  }
}
