import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { contains, equalTo, matchAny, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import type { ActivityDto } from './activity.dto.js';
import { Activity } from './activity.entity.js';
import type { ActivityReader } from './activity.types.js';

/** Older activity is no news, also for a new account. */
const NEWS_DAYS = 14;

/** Unread by the reader $1: done by others, recent, and not marked as read. */
const UNREAD = `(a.user_id is distinct from $1
  and a.created_at > coalesce(
    (select m.read_until from activity_read_marks m where m.user_id = $1), now() - interval '${NEWS_DAYS} days')
  and not exists (select from activity_reads r where r.user_id = $1 and r.activity_id = a.id))`;

const FOR_ADMINISTRATORS = `a.kind ~ '^(account|auth|backup|token|webhook)\\.'`;

/** Visible to the reader $1. */
const isVisible = ({ role }: ActivityReader): string[] => [
  '(a.recipient_id is null or a.recipient_id = $1)',
  ...(role === 'admin' ? [] : [`not ${FOR_ADMINISTRATORS}`]),
];

@Injectable()
export class ActivityRepository {
  constructor(@InjectRepository(Activity) private readonly activity: Repository<Activity>) {}

  async insertLine(line: Partial<Activity>, manager = this.activity.manager): Promise<void> {
    await manager.insert(Activity, line);
  }

  /** Takes the address of a deleted person out of the texts that the audit of accounts need not keep. */
  async forgetEmail(email: string, manager: EntityManager): Promise<void> {
    const address = `(?<![[:alnum:]._%+-])${email.replace(/[!-/:-@[-`{-~]/g, '\\$&')}(?![[:alnum:]@-]|[.][[:alnum:]])`;
    await manager.query(`delete from activity where kind = 'auth.sign_in_failed' and text ~ $1`, [address]);
    await manager.query(
      `update activity set text = regexp_replace(
         regexp_replace(text, '^' || $1, 'A deleted person'), $1, 'a deleted person', 'g')
       where kind not like 'account.%' and text ~ $1`,
      [address],
    );
  }

  listLines(query: ListQuery, reader: ActivityReader): ListPage<ActivityDto> {
    return sqlList<ActivityDto>(this.activity.manager.dataSource, query, {
      select: `a.id, a.kind, a.text, a.subject, a.user_id as "userId", a.request_id as "requestId",
        a.created_at as "createdAt", not ${UNREAD} as read`,
      from: 'activity a',
      where: isVisible(reader),
      params: [reader.userId],
      filters: {
        kind: matchAny('a.kind'),
        subject: matchAny('a.subject'),
        userId: matchAny('a.user_id'),
        q: contains('a.text'),
        unread: equalTo(`(${UNREAD})`),
        updatedSince: since('a.created_at'),
      },
      id: 'a.id',
    });
  }

  /** Counts unread entries, up to `limit`. */
  async countUnread(reader: ActivityReader, limit: number): Promise<number> {
    const [unread] = await this.activity.query<{ total: number }[]>(
      `select count(*)::int as total from (
         select from activity a where ${[...isVisible(reader), UNREAD].join(' and ')} limit $2) as found`,
      [reader.userId, limit],
    );
    return unread?.total ?? 0;
  }

  async insertReads(readerId: string, ids: string[]): Promise<void> {
    await this.activity.query(
      `insert into activity_reads (user_id, activity_id)
       select $1, id from activity where id = any($2::uuid[]) on conflict do nothing`,
      [readerId, ids],
    );
  }

  /** Marks everything up to a time as read. */
  async upsertReadMark(readerId: string, until: Date): Promise<void> {
    await this.activity.manager.transaction(async (manager) => {
      await manager.query(
        `insert into activity_read_marks as m (user_id, read_until) values ($1, $2)
         on conflict (user_id) do update set read_until = greatest(m.read_until, excluded.read_until)`,
        [readerId, until],
      );
      await manager.query(`delete from activity_reads where user_id = $1`, [readerId]);
    });
  }
}
