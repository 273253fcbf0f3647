import { Mutex } from 'async-mutex';

/** Runs work with the same key one at a time, in order of arrival. */
export class KeyedMutex {
  private readonly mutexes = new Map<string, { mutex: Mutex; users: number }>();

  async runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const entry = this.mutexes.get(key) ?? { mutex: new Mutex(), users: 0 };
    this.mutexes.set(key, entry);
    entry.users++;
    try {
      return await entry.mutex.runExclusive(work);
    } finally {
      if (--entry.users === 0) this.mutexes.delete(key);
    }
  }
}
