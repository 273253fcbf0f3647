import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { truncate } from '../common/text/truncate.js';
import type { ActivityDto } from './activity.dto.js';
import { ActivityRepository } from './activity.repository.js';
import type { ActivityReader, ActivityAuthor, NewActivity } from './activity.types.js';

const MAX_TEXT = 500;
const MAX_UNREAD = 1_000;

/** Records what happened and who has read it; other modules supply the sentences. */
@Injectable()
export class ActivityService {
  private readonly logger = new Logger('Activity');

  constructor(
    private readonly activity: ActivityRepository,
    private readonly clock: Clock,
  ) {}

  /** Inserts one entry, within the transaction of `manager` when given. */
  async record(entry: NewActivity, manager?: EntityManager): Promise<void> {
    const line = {
      kind: entry.kind,
      text: toOneLine(entry.text),
      subject: entry.subject ?? null,
      userId: entry.userId ?? null,
      requestId: entry.requestId ?? null,
      recipientId: entry.recipientId ?? null,
      createdAt: this.clock.now(),
    };
    await this.activity.insertLine(line, manager);
  }

  /** {@link record} for work that counts without it: a failure is logged, not thrown, and spoils no transaction. */
  async tryRecord(entry: NewActivity, manager?: EntityManager): Promise<void> {
    const recorded = manager
      ? manager.transaction((savepoint) => this.record(entry, savepoint))
      : this.record(entry);
    await recorded.catch((error: unknown) =>
      this.logger.warn(`"${entry.kind}" was not recorded: ${(error as Error).message}`),
    );
  }

  /** {@link record} with " by …" appended to `text`, which has no full stop. */
  async recordBy(
    { userId, email, requestId }: ActivityAuthor,
    entry: Pick<NewActivity, 'kind' | 'text' | 'subject'>,
    manager?: EntityManager,
  ): Promise<void> {
    const by = { ...(userId ? { userId } : {}), ...(requestId ? { requestId } : {}) };
    await this.record({ ...entry, ...by, text: `${entry.text} by ${email ?? 'an operator'}` }, manager);
  }

  /** Forgets a person who is being deleted, except in entries about accounts. */
  forgetEmail(email: string, manager: EntityManager): Promise<void> {
    return this.activity.forgetEmail(email, manager);
  }

  list(query: ListQuery, reader: ActivityReader): ListPage<ActivityDto> {
    return this.activity.listLines(query, reader);
  }

  countUnread(reader: ActivityReader): Promise<number> {
    return this.activity.countUnread(reader, MAX_UNREAD);
  }

  /** Marks these entries as read, or everything so far. @returns what is left unread */
  async markRead(reader: ActivityReader, ids?: string[]): Promise<number> {
    if (ids) await this.activity.insertReads(reader.userId, ids);
    else await this.activity.upsertReadMark(reader.userId, this.clock.now());
    return this.countUnread(reader);
  }
}

/** A name with a line break must not fake a second entry. */
const toOneLine = (text: string): string =>
  truncate(text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' '), MAX_TEXT);
