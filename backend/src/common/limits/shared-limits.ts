import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createClient } from '@redis/client';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  type RateLimiterRes,
  RateLimiterRedis,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { ENV, type Env } from '../../config/env.js';

/** Nobody waits longer for a count; then the process counts by itself. */
const COUNT_DEADLINE_MS = 100;
const CONNECT_DEADLINE_MS = 1_000;
/** A server that says nothing is taken for away after this. */
const SILENCE_MS = 1_500;
const PING_MS = 500;
const LONGEST_PAUSE_MS = 2_000;

/** Counts for this process alone, and how often. */
class OwnCount extends RateLimiterMemory {
  counted = 0;

  override consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    this.counted += 1;
    return super.consume(key, points);
  }
}

/**
 * Limits of requests in a time. With `REDIS_URL` all processes count together, in Redis or Valkey; while that is away
 * each one counts by itself, so that nothing fails. Without the setting each one always does.
 */
@Injectable()
export class SharedLimits implements OnApplicationShutdown {
  private readonly logger = new Logger('Limits');
  private readonly client: ReturnType<typeof createClient> | undefined;
  private readonly own: OwnCount[] = [];

  constructor(@Inject(ENV) { REDIS_URL: url }: Env) {
    if (!url) return;
    this.client = createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: {
        connectTimeout: CONNECT_DEADLINE_MS,
        socketTimeout: SILENCE_MS,
        reconnectStrategy: (attempts) => Math.min(50 * 2 ** attempts, LONGEST_PAUSE_MS),
      },
    });
    let wasReady = false;
    this.client.on('ready', () => {
      wasReady = true;
      this.logger.log('All processes count requests together.');
    });
    this.client.on('error', (error: Error) => {
      if (wasReady) this.logger.warn(`Redis is away, each process counts by itself: ${error.message}`);
      wasReady = false;
    });
    this.client.connect().catch(() => undefined);
  }

  /** Whether all processes count together now; undefined when they never do. */
  get isShared(): boolean | undefined {
    return this.client?.isReady;
  }

  /** Requests that were counted by this process alone although they should be counted by all. */
  get fallbacks(): number {
    return this.own.reduce((sum, { counted }) => sum + counted, 0);
  }

  /** @param name keeps the counts of different limits apart */
  createLimiter(name: string, points: number, seconds: number): RateLimiterAbstract {
    const options = { keyPrefix: `gamekit:${name}`, points, duration: seconds };
    if (!this.client) return new RateLimiterMemory(options);
    const own = new OwnCount(options);
    this.own.push(own);
    const shared = new RateLimiterRedis({
      ...options,
      storeClient: this.client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: own,
      // Whoever goes on after the limit is refused without asking.
      inMemoryBlockOnConsumed: points + 1,
    });
    return new RLWrapperTimeouts({ limiter: shared, timeoutMs: COUNT_DEADLINE_MS, insuranceLimiter: own });
  }

  /** Waits a moment for the connection. @returns whether it is there */
  async connect(): Promise<boolean> {
    for (let left = CONNECT_DEADLINE_MS; left > 0 && !this.client?.isReady; left -= 50) await wait(50);
    return this.client?.isReady === true;
  }

  onApplicationShutdown(): void {
    if (this.client?.isOpen) this.client.destroy();
  }
}
