import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource, LessThan } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import { tooManyRequests } from '../errors/problem.js';
import { type LimitName, NAMED_LIMITS, type NamedLimit } from './named-limits.js';
import { RateLimit } from './rate-limit.entity.js';

/** RATE_LIMIT=off leaves out some. */
type Limiter<Name extends LimitName> = (typeof NAMED_LIMITS)[Name] extends { always: true }
  ? RateLimiterAbstract
  : RateLimiterAbstract | undefined;

/** Named limits, counted in PostgreSQL by all processes together. Requests are too many for that: see RequestLimit. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly source: DataSource,
    @Inject(ENV) env: Env,
  ) {
    for (const [name, { points, seconds, always }] of Object.entries<NamedLimit>(NAMED_LIMITS))
      if (always || env.RATE_LIMIT === 'on')
        this.limiters.set(
          name,
          new RateLimiterPostgres({
            storeClient: source,
            storeType: 'typeorm',
            tableName: 'rate_limits',
            tableCreated: true,
            clearExpiredByTimeout: false, // ExpiredRows does it, once for all counters
            keyPrefix: name,
            points,
            duration: seconds,
          }),
        );
  }

  find<Name extends LimitName>(name: Name): Limiter<Name> {
    return this.limiters.get(name) as Limiter<Name>;
  }

  /** @returns false when the limit is reached */
  async tryConsume(name: LimitName, key: string): Promise<boolean> {
    return (await this.count(name, key)) === undefined;
  }

  /** @throws ProblemException 429 with Retry-After when the limit is reached */
  async consume(name: LimitName, key: string): Promise<void> {
    const full = await this.count(name, key);
    if (!full) return;
    const seconds = Math.max(1, Math.ceil(full.msBeforeNext / 1_000));
    throw tooManyRequests(NAMED_LIMITS[name].describe(seconds), seconds);
  }

  async deleteExpired(): Promise<void> {
    await this.source.manager.delete(RateLimit, { expire: LessThan(String(Date.now())) });
  }

  /** @returns the state of a full counter, which rejects with it; a failing one rejects with its error */
  private async count(name: LimitName, key: string): Promise<RateLimiterRes | undefined> {
    try {
      await this.limiters.get(name)?.consume(key);
      return undefined;
    } catch (state) {
      if (state instanceof Error) throw state;
      return state as RateLimiterRes;
    }
  }
}
