import { CountedCache } from '../common/concurrency/counted-cache.js';
import type { DatabaseEvents } from './database-events.js';
import type { ReadDatabase } from './replicas/read-database.js';

interface Stored<T> {
  snapshot: string;
  value: Promise<T>;
}

/** The transactions that a statement sees. It never returns to an earlier value. */
const SNAPSHOT = 'select pg_current_snapshot()::text as snapshot';

/**
 * Cache of values read from the database, as fresh as reading them again: a value is used by callers who see the same
 * transactions as were seen before it was read. Any commit ends that, so it helps between writes, and callers who come
 * together share a read. Values must depend on nothing else, such as the time.
 */
export class SnapshotCache<T> {
  readonly values: CountedCache<Stored<T>>;
  private running: Promise<unknown> = Promise.resolve();
  private next: Promise<string> | undefined;

  constructor(
    private readonly reads: ReadDatabase,
    events: DatabaseEvents,
    max: number,
  ) {
    this.values = new CountedCache({ max });
    // After a failover another history may repeat a snapshot.
    events.onReset(() => this.values.clear());
  }

  /** The cached value, or a newly loaded one. Callers share it and must not change it. */
  async get(key: string, load: () => Promise<T>): Promise<T> {
    // A replica sees transactions later than the primary does.
    if (this.reads.replicas.length > 0) return load();
    const snapshot = await this.readSnapshot();
    if (this.values.peek(key)?.snapshot !== snapshot) this.values.delete(key);
    const known = this.values.get(key);
    if (known) return known.value;
    const value = load();
    this.values.set(key, { snapshot, value });
    value.catch(() => this.values.peek(key)?.value === value && this.values.delete(key));
    return value;
  }

  /** Concurrent callers share a round trip, which must begin after their call. */
  private readSnapshot(): Promise<string> {
    return (this.next ??= this.running.then(() => {
      this.next = undefined;
      const reading = this.reads.query<[{ snapshot: string }]>(SNAPSHOT, [], 'snapshot');
      this.running = reading.catch(() => undefined);
      return reading.then(([{ snapshot }]) => snapshot);
    }));
  }
}
