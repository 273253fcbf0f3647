import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource, LessThan } from 'typeorm';
import { RateLimit } from './rate-limit.entity.js';

/** The table of counters that all processes share. */
@Injectable()
export class RateLimitsRepository {
  constructor(private readonly source: DataSource) {}

  /** A counter of `points` per `seconds`. */
  createLimiter(keyPrefix: string, points: number, seconds: number): RateLimiterAbstract {
    return new RateLimiterPostgres({
      storeClient: this.source,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false, // ExpiredRows does it, once for all counters
      keyPrefix,
      points,
      duration: seconds,
    });
  }

  async deleteExpired(): Promise<void> {
    await this.source.manager.delete(RateLimit, { expire: LessThan(String(Date.now())) });
  }
}
