import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource, LessThan } from 'typeorm';
import { tooManyRequests } from '../common/errors/problem.js';
import { RateLimit } from './rate-limit.entity.js';

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

/** @returns false when the limit is reached */
export function tryConsume(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  return consume(limiter, key).then((full) => full === null);
}

/** @throws ProblemException 429 with Retry-After and `text` when the limit is reached */
export async function consumeOrRefuse(
  limiter: RateLimiterAbstract,
  key: string,
  text: string,
): Promise<void> {
  const full = await consume(limiter, key);
  if (full) throw tooManyRequests(text, Math.ceil(full.msBeforeNext / 1_000));
}

/** A full counter rejects with its state, a failing one with its error. */
const consume = (limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes | null> =>
  limiter.consume(key).then(
    () => null,
    (state: RateLimiterRes | Error) => {
      if (state instanceof Error) throw state;
      return state;
    },
  );
