import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThan, Repository } from 'typeorm';
import { Clock } from '../common/clock.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { containing, queryList } from '../common/list/query-list.js';
import { type ActivityDto, toActivityDto } from './activity.dto.js';
import { Activity } from './activity.entity.js';
import type { NewActivity } from './activity.types.js';

const KEPT_MS = 365 * 24 * 3_600_000;
const SWEEP_MS = 6 * 3_600_000;
const MAX_TEXT = 500;

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

  list(query: ListQuery): ListPage<ActivityDto> {
    const { id, kind, kinds, subject, userId, q, updatedSince } = query.filter;
    return queryList(query, {
      query: () => {
        const rows = this.activity.createQueryBuilder('a');
        if (id) rows.andWhere('a.id = any(:id)', { id });
        if (kind) rows.andWhere('a.kind = :kind', { kind });
        if (kinds) rows.andWhere('a.kind = any(:kinds)', { kinds });
        if (subject) rows.andWhere('a.subject = :subject', { subject });
        if (userId) rows.andWhere('a.user_id = :userId', { userId });
        if (q) rows.andWhere('a.text ilike :text', { text: containing(q) });
        if (updatedSince) rows.andWhere('a.created_at >= :updatedSince', { updatedSince });
        return rows;
      },
      sortColumns: { createdAt: 'a.createdAt', kind: 'a.kind' },
      tieBreaker: 'a.id',
      toDtos: (rows) => rows.map(toActivityDto),
    });
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
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').slice(0, MAX_TEXT);
