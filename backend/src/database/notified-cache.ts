import { TtlCache, type TtlCacheOptions } from '../common/concurrency/ttl-cache.js';
import type { DatabaseEvents } from './database-events.js';
import { readForAll } from './replicas/reader.js';

/**
 * Cache of values read from the database for everyone, invalidated by NOTIFY of any process and limited by a TTL. While
 * notifications may be lost, nothing is cached.
 */
export class NotifiedCache<T> extends TtlCache<T> {
  constructor(
    private readonly events: DatabaseEvents,
    /** NOTIFY channels; each message clears the cache. */
    channels: readonly string[],
    options: TtlCacheOptions<T>,
  ) {
    super(options);
    for (const channel of channels) events.on(channel, () => this.clear());
    events.onReset(() => this.clear());
  }

  override renew(key: string, load: () => Promise<T>): Promise<T> {
    return super.renew(key, () => readForAll(load));
  }

  override get(key: string, load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.events.connected ? super.get(key, load, signal) : load();
  }
}
