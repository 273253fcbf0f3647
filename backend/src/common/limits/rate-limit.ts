import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../errors/problem.js';
import { sendProblem } from '../errors/problem.filter.js';
import { isOwnRead } from '../requests/conditional-writes.js';
import { setHeaders } from '../requests/set-headers.js';
import type { SharedLimits } from './shared-limits.js';
import { WindowCount } from './window-count.js';

const WINDOW_SECONDS = 60;

/** Remaining quota of a caller. */
export type RemainingQuota = Pick<RateLimiterRes, 'remainingPoints' | 'msBeforeNext'>;

/** Limits requests per person, or per address when not signed in. */
export class RequestLimit {
  private readonly limit: number;
  private readonly limitText: string;
  private readonly policy: string;
  /** Counts together with other processes. */
  private readonly shared: RateLimiterAbstract | undefined;
  /** Counts in this process: without a promise, which would take longer than counting. */
  private readonly own: WindowCount | undefined;

  constructor(env: { RATE_LIMIT: 'on' | 'off'; RATE_LIMIT_PER_MINUTE: number }, limits: SharedLimits) {
    this.limit = env.RATE_LIMIT_PER_MINUTE;
    this.limitText = String(this.limit);
    this.policy = `"requests";q=${this.limit};w=${WINDOW_SECONDS}`;
    if (env.RATE_LIMIT === 'off') return;
    this.shared = limits.createLimiter(this.limit, WINDOW_SECONDS);
    if (!this.shared) this.own = new WindowCount(WINDOW_SECONDS * 1_000);
  }

  /** Counts a request, and calls back at once unless the count is shared. */
  consume(
    caller: string,
    admit: (quota: RemainingQuota) => void,
    refuse: (quota: RemainingQuota) => void,
  ): void {
    if (this.shared) return void this.shared.consume(caller).then(admit, refuse);
    if (!this.own) return admit({ remainingPoints: this.limit, msBeforeNext: WINDOW_SECONDS * 1_000 });
    const { count, remainingMs } = this.own.add(caller);
    const quota = { remainingPoints: Math.max(0, this.limit - count), msBeforeNext: remainingMs };
    if (count > this.limit) refuse(quota);
    else admit(quota);
  }

  /** Header names and values in turn. */
  headers(quota: RemainingQuota): string[] {
    const points = String(quota.remainingPoints);
    const seconds = String(toSeconds(quota));
    return [
      'ratelimit-policy',
      this.policy,
      'ratelimit',
      `"requests";r=${points};t=${seconds}`,
      // Header names of an earlier draft, for older clients.
      'ratelimit-limit',
      this.limitText,
      'ratelimit-remaining',
      points,
      'ratelimit-reset',
      seconds,
    ];
  }
}

const toSeconds = ({ msBeforeNext }: RemainingQuota): number => Math.max(1, Math.ceil(msBeforeNext / 1_000));

export function rateLimitHook(limit: RequestLimit, nameCaller: (request: FastifyRequest) => string) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (isOwnRead(request)) return done();
    limit.consume(
      nameCaller(request),
      (quota) => {
        setHeaders(reply, limit.headers(quota));
        done();
      },
      (quota) => {
        setHeaders(reply, limit.headers(quota));
        sendProblem(
          tooManyRequests('Too many requests. Please slow down.', toSeconds(quota)),
          request,
          reply,
        );
      },
    );
  };
}
