import { LRUCache } from 'lru-cache';

/** A cache in memory that counts how often it had what it was asked for. */
export class CountedCache<V extends object> extends LRUCache<string, V> {
  hits = 0;
  misses = 0;

  override get(key: string): V | undefined {
    const value = super.get(key);
    if (value === undefined) this.misses += 1;
    else this.hits += 1;
    return value;
  }
}
