import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';

/** A counter of `points` per `seconds` that all processes share; it stands in the table rate_limits. */
export function sharedLimiter(
  source: DataSource,
  keyPrefix: string,
  points: number,
  seconds: number,
): RateLimiterAbstract {
  return new RateLimiterPostgres({
    storeClient: source,
    storeType: 'typeorm',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false, // ExpiredRows does it, once for all counters
    keyPrefix,
    points,
    duration: seconds,
  });
}
