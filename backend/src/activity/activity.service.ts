import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThan, Repository, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../common/clock.js';
import { contains, equalTo, oneOf, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { queryList } from '../common/list/query-list.js';
import { truncate } from '../common/truncate.js';
import { type ActivityDto, toActivityDto } from './activity.dto.js';
import { Activity } from './activity.entity.js';
import type { ActivityReader, Doer, NewActivity } from './activity.types.js';

const KEPT_MS = 365 * 24 * 3_600_000;
const SWEEP_MS = 6 * 3_600_000;
const MAX_TEXT = 500;
const MAX_UNREAD = 1_000;
/** Who comes new is not greeted with a year of news. */
const NEWS_MS = 14 * 24 * 3_600_000;

/** What `:readerId` has not read: neither their own doing, nor old, nor marked. */
const UNREAD = `(a.user_id is distinct from :readerId
  and a.created_at > coalesce(
    (select m.read_until from activity_marks m where m.user_id = :readerId), now() - interval '${NEWS_MS} milliseconds')
  and not exists (select from activity_reads r where r.user_id = :readerId and r.activity_id = a.id))`;

const ABOUT_ACCOUNTS = `a.kind ~ '^(account|auth|token)\\.'`;

/** Keeps what happened; the domains say what that is. */
@Injectable()
export class ActivityService {
  private readonly logger = new Logger('Activity');

  constructor(
    @InjectRepository(Activity) private readonly activity: Repository<Activity>,
    private readonly clock: Clock,
  ) {}

  /** Writes one line; with `manager` it exists exactly when that transaction commits. */
  async record(entry: NewActivity, manager: EntityManager = this.activity.manager): Promise<void> {
    await manager.insert(Activity, {
      kind: entry.kind,
      text: oneLine(entry.text),
      subject: entry.subject ?? null,
      userId: entry.userId ?? null,
      requestId: entry.requestId ?? null,
      createdAt: this.clock.now(),
    });
  }

  /** {@link record} about work that is stored already: when it fails, the work has not. */
  async tryRecord(entry: NewActivity): Promise<void> {
    await this.record(entry).catch((error: unknown) =>
      this.logger.warn(`"${entry.kind}" was not recorded: ${(error as Error).message}`),
    );
  }

  /** {@link record} with " by …" behind the sentence `text`, which has no full stop. */
  async recordBy(
    { userId, email, requestId }: Doer,
    entry: Pick<NewActivity, 'kind' | 'text' | 'subject'>,
    manager: EntityManager,
  ): Promise<void> {
    const by = { ...(userId ? { userId } : {}), ...(requestId ? { requestId } : {}) };
    await this.record({ ...entry, ...by, text: `${entry.text} by ${email ?? 'an operator'}` }, manager);
  }

  list(query: ListQuery, reader: ActivityReader): ListPage<ActivityDto> {
    return queryList(query, {
      query: () => this.visibleTo(reader).setParameter('readerId', reader.userId),
      filters: {
        kind: oneOf('a.kind'),
        subject: oneOf('a.subject'),
        userId: oneOf('a.user_id'),
        q: contains('a.text'),
        unread: equalTo(`(${UNREAD})`),
        updatedSince: since('a.created_at'),
      },
      sortColumns: { createdAt: 'a.createdAt', kind: 'a.kind' },
      id: 'a.id',
      toDtos: async (rows) => {
        const unreadIds = await this.unreadAmong(rows, reader.userId);
        return rows.map((row) => toActivityDto(row, !unreadIds.has(row.id)));
      },
    });
  }

  /** How much the person has not read, counted up to {@link MAX_UNREAD}. */
  async countUnread(reader: ActivityReader): Promise<number> {
    const rows = await this.visibleTo(reader)
      .select('a.id')
      .andWhere(UNREAD, { readerId: reader.userId })
      .limit(MAX_UNREAD)
      .getMany();
    return rows.length;
  }

  /** Notes that the person has read these lines, or everything so far. @returns what is left unread */
  async markRead(reader: ActivityReader, ids?: string[]): Promise<number> {
    const { manager } = this.activity;
    const { userId: readerId } = reader;
    if (ids) {
      await manager.query(
        `insert into activity_reads (user_id, activity_id)
         select $1, id from activity where id = any($2::uuid[]) on conflict do nothing`,
        [readerId, ids],
      );
    } else {
      await this.activity.manager.transaction(async (within) => {
        await within.query(
          `insert into activity_marks (user_id, read_until) values ($1, $2)
           on conflict (user_id) do update set read_until = greatest(activity_marks.read_until, excluded.read_until)`,
          [readerId, this.clock.now()],
        );
        await within.query(`delete from activity_reads where user_id = $1`, [readerId]);
      });
    }
    return this.countUnread(reader);
  }

  private visibleTo({ role }: ActivityReader): SelectQueryBuilder<Activity> {
    const rows = this.activity.createQueryBuilder('a');
    return role === 'admin' ? rows : rows.where(`not ${ABOUT_ACCOUNTS}`);
  }

  private async unreadAmong(rows: Activity[], readerId: string): Promise<Set<string>> {
    if (rows.length === 0) return new Set();
    const unread = await this.activity
      .createQueryBuilder('a')
      .select('a.id')
      .where('a.id = any(:ids)', { ids: rows.map(({ id }) => id) })
      .andWhere(UNREAD, { readerId })
      .getMany();
    return new Set(unread.map(({ id }) => id));
  }

  /** Lines older than a year are of no use to anybody and hold e-mail addresses. */
  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    try {
      await this.activity.delete({ createdAt: LessThan(new Date(this.clock.now().getTime() - KEPT_MS)) });
    } catch (error) {
      this.logger.debug(`Sweeping failed: ${(error as Error).message}`);
    }
  }
}

/** Nobody may fake a second line by a name with a line break in it. */
const oneLine = (text: string): string =>
  truncate(text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' '), MAX_TEXT);
