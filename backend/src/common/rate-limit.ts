import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors/problem.js';
import { sendProblem } from './errors/problem.filter.js';
import type { SharedLimits } from './shared-limits.js';

const WINDOW_SECONDS = 60;

/** Limits requests per person, or per address while nobody is known. Every answer carries RateLimit-* headers. */
export function rateLimitHook(
  env: { RATE_LIMIT: 'on' | 'off'; RATE_LIMIT_PER_MINUTE: number },
  limits: SharedLimits,
  personOf: (request: FastifyRequest) => string | undefined,
) {
  const limit = env.RATE_LIMIT_PER_MINUTE;
  const limiter = limits.createLimiter('requests', limit, WINDOW_SECONDS);
  const limitText = String(limit);
  const policy = `"requests";q=${limit};w=${WINDOW_SECONDS}`;
  const describe = (reply: FastifyReply, left: number, msBeforeNext: number) => {
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
    void reply.header('ratelimit-policy', policy);
    void reply.header('ratelimit', `"requests";r=${left};t=${seconds}`);
    // Names of an earlier draft, which clients know.
    void reply.header('ratelimit-limit', limitText);
    void reply.header('ratelimit-remaining', String(left));
    void reply.header('ratelimit-reset', String(seconds));
    return seconds;
  };
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (env.RATE_LIMIT === 'off') {
      describe(reply, limit, WINDOW_SECONDS * 1_000);
      return done();
    }
    limiter.consume(personOf(request) ?? request.ip).then(
      (state) => {
        describe(reply, state.remainingPoints, state.msBeforeNext);
        done();
      },
      (state: RateLimiterRes) => {
        const seconds = describe(reply, state.remainingPoints, state.msBeforeNext);
        sendProblem(tooManyRequests('Too many requests. Please slow down.', seconds), request, reply);
      },
    );
  };
}
