import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository, type SelectQueryBuilder } from 'typeorm';
import { contains, equalTo, matchAny, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { queryList } from '../common/list/query-list.js';
import { type ActivityDto, toActivityDto } from './activity.dto.js';
import { Activity } from './activity.entity.js';
import type { ActivityReader } from './activity.types.js';

/** New accounts start with no older unread activity. */
const NEWS_DAYS = 14;

/** Unread by `:readerId`: done by others, recent, and not marked as read. */
const UNREAD = `(a.user_id is distinct from :readerId
  and a.created_at > coalesce(
    (select m.read_until from activity_read_marks m where m.user_id = :readerId), now() - interval '${NEWS_DAYS} days')
  and not exists (select from activity_reads r where r.user_id = :readerId and r.activity_id = a.id))`;

const FOR_ADMINISTRATORS = `a.kind ~ '^(account|auth|backup|token)\\.'`;

@Injectable()
export class ActivityRepository {
  constructor(@InjectRepository(Activity) private readonly activity: Repository<Activity>) {}

  async insertLine(line: Partial<Activity>, manager = this.activity.manager): Promise<void> {
    await manager.insert(Activity, line);
  }

  listLines(query: ListQuery, reader: ActivityReader): ListPage<ActivityDto> {
    return queryList(query, {
      query: () => this.queryVisible(reader),
      filters: {
        kind: matchAny('a.kind'),
        subject: matchAny('a.subject'),
        userId: matchAny('a.user_id'),
        q: contains('a.text'),
        unread: equalTo(`(${UNREAD})`),
        updatedSince: since('a.created_at'),
      },
      sortColumns: { createdAt: 'a.createdAt', kind: 'a.kind' },
      id: 'a.id',
      toDtos: async (rows) => {
        const unread = await this.listUnread(rows, reader.userId);
        return rows.map((row) => toActivityDto(row, !unread.has(row.id)));
      },
    });
  }

  /** Counts unread entries, up to `limit`. */
  async countUnread(reader: ActivityReader, limit: number): Promise<number> {
    const rows = this.queryVisible(reader).select('a.id').andWhere(UNREAD);
    return (await rows.limit(limit).getMany()).length;
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

  async deleteBefore(time: Date): Promise<void> {
    await this.activity.delete({ createdAt: LessThan(time) });
  }

  private queryVisible({ userId, role }: ActivityReader): SelectQueryBuilder<Activity> {
    const rows = this.activity
      .createQueryBuilder('a')
      .where('(a.recipient_id is null or a.recipient_id = :readerId)', { readerId: userId });
    return role === 'admin' ? rows : rows.andWhere(`not ${FOR_ADMINISTRATORS}`);
  }

  private async listUnread(rows: Activity[], readerId: string): Promise<Set<string>> {
    if (rows.length === 0) return new Set();
    const unread = await this.activity
      .createQueryBuilder('a')
      .select('a.id')
      .where('a.id = any(:ids)', { ids: rows.map(({ id }) => id) })
      .andWhere(UNREAD, { readerId })
      .getMany();
    return new Set(unread.map(({ id }) => id));
  }
}
