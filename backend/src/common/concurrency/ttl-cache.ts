import { readForAll } from '../../database/replicas/reader.js';
import { UpstreamError } from '../http/upstream-error.js';
import { CountedCache } from './counted-cache.js';

export interface TtlCacheOptions<T> {
  ttlMs: number;
  max: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Values for which it is true stay for a tenth of the time only. */
  isPoor?: (value: T) => boolean;
}

/** Loaded values that stay for a time. Callers share a load that is under way; failures do not stay. */
export class TtlCache<T> {
  readonly values: CountedCache<Promise<T>>;

  constructor(private readonly options: TtlCacheOptions<T>) {
    const { ttlMs: ttl, max, now } = options;
    this.values = new CountedCache({ max, ttl, ttlResolution: 0, perf: { now } });
  }

  /** The cached value, also one still being loaded; undefined when there is none. */
  peek(key: string): Promise<T> | undefined {
    return this.values.get(key);
  }

  /** What is cached is not true any more; who waits for a value still gets it. */
  clear(): void {
    this.values.clear();
  }

  /** The cached value, or a new one. */
  async get(key: string, load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    for (let shared = this.peek(key); shared; shared = this.peek(key)) {
      try {
        return await shared;
      } catch (error) {
        // The caller who started the load has left, which is no failure for us.
        const isTheirs = error instanceof UpstreamError && error.kind === 'aborted' && !signal?.aborted;
        if (!isTheirs) throw error;
      }
    }
    return await this.renew(key, load);
  }

  /** A new value, which takes the place of the cached one as soon as it is asked for. */
  async renew(key: string, load: () => Promise<T>): Promise<T> {
    const value = readForAll(load);
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
