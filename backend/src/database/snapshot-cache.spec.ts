import type { DatabaseEvents } from './database-events.js';
import type { ReadDatabase } from './replicas/read-database.js';
import { SnapshotCache } from './snapshot-cache.js';

/** A database whose commits are numbered; each statement sees those made when it arrives. */
class FakeDatabase {
  commits = 0;
  replicas: object[] = [];
  snapshotsRead = 0;
  reset: () => void = () => undefined;

  async query(): Promise<[{ snapshot: string }]> {
    this.snapshotsRead += 1;
    const snapshot = String(this.commits);
    await Promise.resolve();
    return [{ snapshot }];
  }
}

let database: FakeDatabase;
let cache: SnapshotCache<number>;
let loads: number;
beforeEach(() => {
  database = new FakeDatabase();
  const events = { onReset: (handler: () => void) => (database.reset = handler) };
  cache = new SnapshotCache(database as unknown as ReadDatabase, events as unknown as DatabaseEvents, 10);
  loads = 0;
});

const load = async () => {
  loads += 1;
  const value = database.commits;
  await Promise.resolve();
  return value;
};

describe('SnapshotCache', () => {
  it('loads a value once until something is committed', async () => {
    expect([await cache.get('a', load), await cache.get('a', load), loads]).toEqual([0, 0, 1]);
    database.commits = 1;
    expect([await cache.get('a', load), await cache.get('a', load), loads]).toEqual([1, 1, 2]);
    expect([cache.values.hits, cache.values.misses]).toEqual([2, 2]);
  });

  it('keeps values by key', async () => {
    await cache.get('a', load);
    await cache.get('b', load);
    expect(loads).toBe(2);
  });

  it('shares loads and round trips among concurrent callers', async () => {
    await Promise.all(Array.from({ length: 16 }, () => cache.get('a', load)));
    expect([loads, database.snapshotsRead]).toEqual([1, 1]);
  });

  it('gives a caller everything committed before the call', async () => {
    const early = cache.get('a', load);
    // The round trip of the first caller has begun.
    await Promise.resolve();
    database.commits = 1;
    expect(await cache.get('a', load)).toBe(1);
    await early;
  });

  it('does not keep a value read while something was committed', async () => {
    await cache.get('a', async () => {
      const value = await load();
      database.commits = 1;
      return value;
    });
    expect(await cache.get('a', load)).toBe(1);
  });

  it('keeps no failures', async () => {
    const fail = () => Promise.reject(new Error('no database'));
    await expect(cache.get('a', fail)).rejects.toThrow('no database');
    expect(await cache.get('a', load)).toBe(0);
  });

  it('reads a snapshot again after one failed', async () => {
    const read = jest.spyOn(database, 'query').mockRejectedValueOnce(new Error('no database'));
    await expect(cache.get('a', load)).rejects.toThrow('no database');
    expect([await cache.get('a', load), read.mock.calls.length]).toEqual([0, 2]);
  });

  it('keeps nothing when the connection was lost, nor with replicas', async () => {
    await cache.get('a', load);
    database.reset();
    await cache.get('a', load);
    expect(loads).toBe(2);
    database.replicas = [{}];
    await cache.get('a', load);
    expect(loads).toBe(3);
  });
});
