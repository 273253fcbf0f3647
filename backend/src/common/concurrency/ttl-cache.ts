import { UpstreamError } from '../http/upstream-error.js';
import { CountedCache } from './counted-cache.js';

export interface TtlCacheOptions<T> {
  ttlMs: number;
  max: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Values for which this is true expire after a tenth of the time. */
  isPoor?: (value: T) => boolean;
}

/** Cache of loaded values with a TTL. Concurrent callers share a load; failures are not cached. */
export class TtlCache<T> {
  readonly values: CountedCache<Promise<T>>;

  constructor(private readonly options: TtlCacheOptions<T>) {
    const { ttlMs: ttl, max, now } = options;
    this.values = new CountedCache({ max, ttl, ttlResolution: 0, perf: { now } });
  }

  /** The cached or loading value; undefined when there is none. */
  peek(key: string): Promise<T> | undefined {
    return this.values.get(key);
  }

  /** Invalidates all values; waiting callers still get theirs. */
  clear(): void {
    this.values.clear();
  }

  /** The cached value, or a newly loaded one. */
  async get(key: string, load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    for (let shared = this.peek(key); shared; shared = this.peek(key)) {
      try {
        return await shared;
      } catch (error) {
        // The caller that started the load left; the others retry.
        const isTheirs = error instanceof UpstreamError && error.kind === 'aborted' && !signal?.aborted;
        if (!isTheirs) throw error;
      }
    }
    return await this.renew(key, load);
  }

  /** Loads a value that replaces the cached one immediately. */
  async renew(key: string, load: () => Promise<T>): Promise<T> {
    const value = load();
    this.values.set(key, value);
    const isCached = () => this.values.peek(key) === value;
    value.then(
      (loaded) => {
        if (this.options.isPoor?.(loaded) && isCached())
          this.values.set(key, value, { ttl: this.options.ttlMs / 10 });
      },
      () => isCached() && this.values.delete(key),
    );
    return await value;
  }
}
