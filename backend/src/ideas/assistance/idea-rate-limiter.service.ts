import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { SharedLimits } from '../../common/limits/shared-limits.js';
import { tooManyRequests } from '../../common/errors/problem.js';
import { ENV, type Env } from '../../config/env.js';

/** Answers of engines for one person in a minute; an external model has its own quota below this. */
export const ANSWERS_PER_MINUTE = 60;

/** Keeps one person from taking the whole product with brainstorms, suggestions and chat. */
@Injectable()
export class IdeaRateLimiter {
  private readonly limiter: RateLimiterAbstract;

  constructor(
    @Inject(ENV) private readonly env: Env,
    limits: SharedLimits,
  ) {
    this.limiter = limits.createLimiter('answers', ANSWERS_PER_MINUTE, 60);
  }

  /** @throws ProblemException 429 */
  async consume(userId: string): Promise<void> {
    if (this.env.RATE_LIMIT === 'off') return;
    try {
      await this.limiter.consume(userId);
    } catch (state) {
      if (!(state instanceof RateLimiterRes)) throw state;
      const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1_000));
      throw tooManyRequests(
        `You have had ${ANSWERS_PER_MINUTE} answers within a minute. Try again in ${seconds} s.`,
        seconds,
      );
    }
  }
}
