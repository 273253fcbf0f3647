import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';

const SWEEP_MS = 3_600_000;

/** Removes what has ended: old sessions, reset links, unconfirmed sign-ups, counters of rate limits. */
@Injectable()
export class ExpiredRows {
  private readonly logger = new Logger('ExpiredRows');

  constructor(private readonly source: DataSource) {}

  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    try {
      await this.source.query(
        `delete from sessions where expires_at < now() or revoked_at < now() - interval '30 days'
           or last_used_at < now() - interval '8 days'`,
      );
      await this.source.query(`delete from password_resets where expires_at < now()`);
      await this.source.query(`delete from sign_ups where expires_at < now()`);
      await this.source.query(`delete from rate_limits where expire < $1`, [Date.now()]);
    } catch (error) {
      this.logger.debug(`Sweeping failed: ${(error as Error).message}`);
    }
  }
}
