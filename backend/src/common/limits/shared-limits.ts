import { type FactoryProvider, Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { createClient } from '@redis/client';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  type RateLimiterRes,
  RateLimiterRedis,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { ENV, type Env } from '../../config/env.js';

/** Timeout of a shared count; then the process counts by itself. */
const COUNT_DEADLINE_MS = 100;
const CONNECT_DEADLINE_MS = 1_000;
/** A server without a response for this long counts as down. */
const SILENCE_MS = 1_500;
const PING_MS = 500;
const MAX_PAUSE_MS = 2_000;

const REDIS = Symbol('REDIS');
type RedisClient = ReturnType<typeof createClient>;

/** Client of `REDIS_URL`, not connected. Without the setting its package is not loaded, which would slow the start. */
export const redisClient: FactoryProvider<RedisClient | undefined> = {
  provide: REDIS,
  inject: [ENV],
  useFactory: async ({ REDIS_URL: url }: Env) => {
    if (!url) return undefined;
    const redis = await import('@redis/client');
    return redis.createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: {
        connectTimeout: CONNECT_DEADLINE_MS,
        socketTimeout: SILENCE_MS,
        reconnectStrategy: (attempts) => Math.min(50 * 2 ** attempts, MAX_PAUSE_MS),
      },
    });
  },
};

/** Counts in this process only, and how often it did. */
class OwnCount extends RateLimiterMemory {
  counted = 0;

  override consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    this.counted += 1;
    return super.consume(key, points);
  }
}

/**
 * Counts requests. With `REDIS_URL` all processes count together in Redis or Valkey; while it is down, each counts by
 * itself. Without the setting each always does.
 */
@Injectable()
export class SharedLimits implements OnApplicationShutdown {
  private readonly logger = new Logger('Limits');
  private own: OwnCount | undefined;

  constructor(@Inject(REDIS) private readonly client: RedisClient | undefined) {
    if (!client) return;
    let wasReady = false;
    client.on('ready', () => {
      wasReady = true;
      this.logger.log('All processes count requests together.');
    });
    client.on('error', (error: Error) => {
      if (wasReady)
        this.logger.warn(`Redis is unreachable, so each process counts on its own: ${error.message}`);
      wasReady = false;
    });
    client.connect().catch(() => undefined);
  }

  /** Whether counts are shared now; undefined when they never are. */
  get isShared(): boolean | undefined {
    return this.client?.isReady;
  }

  /** Requests counted locally although counts should be shared. */
  get fallbacks(): number {
    return this.own?.counted ?? 0;
  }

  /** @returns undefined when each process counts by itself */
  createLimiter(points: number, seconds: number): RateLimiterAbstract | undefined {
    if (!this.client) return undefined;
    const options = { keyPrefix: 'gamekit:requests', points, duration: seconds };
    const own = (this.own = new OwnCount(options));
    const shared = new RateLimiterRedis({
      ...options,
      storeClient: this.client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: own,
      // Callers over the limit are refused without asking Redis.
      inMemoryBlockOnConsumed: points + 1,
    });
    return new RLWrapperTimeouts({ limiter: shared, timeoutMs: COUNT_DEADLINE_MS, insuranceLimiter: own });
  }

  /** Waits briefly for the connection. @returns whether it is there */
  async connect(): Promise<boolean> {
    for (let remainingMs = CONNECT_DEADLINE_MS; remainingMs > 0 && !this.client?.isReady; remainingMs -= 50)
      await wait(50);
    return this.client?.isReady === true;
  }

  onApplicationShutdown(): void {
    if (this.client?.isOpen) this.client.destroy();
  }
}
