import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { contains, matchAny, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { tableList } from '../common/list/sql-list.js';
import type { SentMail } from './mail.types.js';
import { OutboxMail } from './outbox-mail.entity.js';

type NewOutboxMail = Pick<OutboxMail, 'recipient' | 'subject' | 'confidential' | 'createdAt' | 'nextTryAt'> &
  Partial<Pick<OutboxMail, 'body' | 'html' | 'sealedBody'>>;

/** A mail that this process is delivering. */
export type LeasedMail = Pick<
  OutboxMail,
  'id' | 'recipient' | 'subject' | 'body' | 'html' | 'confidential' | 'sealedBody' | 'attempts'
>;

/** The table of outgoing mail. */
@Injectable()
export class OutboxRepository {
  constructor(@InjectRepository(OutboxMail) private readonly outbox: Repository<OutboxMail>) {}

  async insertMail(mail: NewOutboxMail, manager = this.outbox.manager): Promise<string> {
    const { identifiers } = await manager.insert(OutboxMail, mail);
    return (identifiers[0] as { id: string }).id;
  }

  async findSent(id: string): Promise<SentMail | null> {
    return this.outbox.findOne({
      where: { id },
      select: { state: true, attempts: true, error: true, sentAt: true },
    });
  }

  listMails(query: ListQuery): ListPage<OutboxMail> {
    return tableList(this.outbox, 'm', query, {
      filters: {
        q: contains(`m.recipient || ' ' || m.subject`),
        state: matchAny('m.state'),
        updatedSince: since('coalesce(m.sent_at, m.created_at)'),
      },
      sortColumns: { to: 'm.recipient' },
    });
  }

  /** Leases the next due mail to this process for `leaseSeconds`. */
  async leaseDue(now: Date, leaseSeconds: number): Promise<LeasedMail | undefined> {
    const [rows] = (await this.outbox.query(
      `update outbox set attempts = attempts + 1, next_try_at = $1::timestamptz + make_interval(secs => $2)
       where id = (select id from outbox where state = 'queued' and next_try_at <= $1
                   order by next_try_at limit 1 for update skip locked)
       returning id, recipient, subject, body, html, confidential, sealed_body as "sealedBody", attempts`,
      [now, leaseSeconds],
    )) as [LeasedMail[], number];
    return rows[0];
  }

  /** Each attempt is a lease of its own: one that lost it no longer says how the mail ended. */
  async updateLeased({ id, attempts }: LeasedMail, change: Partial<OutboxMail>): Promise<void> {
    await this.outbox.update({ id, attempts, state: 'queued' }, change);
  }

  async deleteByRecipient(recipient: string, manager: EntityManager): Promise<void> {
    await manager.delete(OutboxMail, { recipient });
  }
}
