import { Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock, DAY_MS, HOUR_MS } from '../../common/time/clock.js';
import { ENV, type Env } from '../../config/env.js';
import type { RetainedName } from '../../config/retention.js';

/** Deletes in short statements: a single one for years of rows would exceed the statement timeout each time. */
const BATCH_ROWS = 5_000;

/** Table and condition of the rows to delete; $1 is the end of what is old. */
const OLD_ROWS: Record<RetainedName, readonly [table: string, isOld: string]> = {
  activity: ['activity', 'created_at < $1'],
  alerts: ['alerts', 'created_at < $1'],
  deliveries: ['webhook_deliveries', `created_at < $1 and state <> 'queued'`],
  digests: ['digests', 'created_at < $1'],
  // The last successful job of each kind is the record of when that was.
  jobs: [
    'jobs',
    `finished_at < $1 and id not in (
      select distinct on (kind) id from jobs where state = 'completed' order by kind, finished_at desc)`,
  ],
  mails: ['outbox', 'created_at < $1'],
};

/** Deletes records older than RETENTION_DAYS: they are useless and contain personal data. */
@Injectable()
export class Retention {
  private readonly logger = new Logger('Retention');

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Hourly rather than daily: some installations run only in the daytime. Safe to run in several processes. */
  @Interval(HOUR_MS)
  async clean(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const [name, [table, isOld]] of Object.entries(OLD_ROWS)) {
      const days = this.env.RETENTION_DAYS[name as RetainedName];
      if (days === 0) continue;
      await this.deleteRows(table, isOld, new Date(now - days * DAY_MS)).catch((error: Error) =>
        this.logger.warn(`Old rows of ${name} could not be deleted: ${error.message}`),
      );
    }
  }

  private async deleteRows(table: string, isOld: string, before: Date): Promise<void> {
    for (let deleted = BATCH_ROWS; deleted === BATCH_ROWS;) {
      [, deleted] = await this.source.query<[unknown, number]>(
        `delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOld} limit ${BATCH_ROWS}))`,
        [before],
      );
    }
  }
}
