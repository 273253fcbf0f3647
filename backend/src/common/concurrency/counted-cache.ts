import { LRUCache } from 'lru-cache';

/** In-memory cache that counts hits and misses. */
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
