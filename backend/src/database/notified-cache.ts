import { TtlCache, type TtlCacheOptions } from '../common/concurrency/ttl-cache.js';
import type { DatabaseEvents } from './database-events.js';

/**
 * Loaded values that stay until any process says that what they are made from has changed, at most for their time.
 * While notices of others may be lost nothing is kept, so that each read is a load.
 */
export class NotifiedCache<T> extends TtlCache<T> {
  constructor(
    private readonly events: DatabaseEvents,
    /** NOTIFY channels; every message on them drops all values. */
    channels: readonly string[],
    options: TtlCacheOptions<T>,
  ) {
    super(options);
    for (const channel of channels) events.on(channel, () => this.clear());
    events.onReset(() => this.clear());
  }

  override get(key: string, load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.events.connected ? super.get(key, load, signal) : load();
  }
}
