import type { DatabaseEvents } from './database-events.js';
import { NotifiedCache } from './notified-cache.js';

describe('values that notices drop', () => {
  const listeners = new Map<string, () => void>();
  let reset: () => void;
  const events = {
    connected: true,
    on: (channel: string, listener: () => void) => listeners.set(channel, listener),
    onReset: (handler: () => void) => (reset = handler),
  };
  const create = () =>
    new NotifiedCache<number>(events as unknown as DatabaseEvents, ['lists', 'markets'], {
      ttlMs: 1_000,
      max: 5,
      now: () => 0,
    });
  beforeEach(() => {
    events.connected = true;
  });

  it('stay until one of the channels reports a change', async () => {
    const cache = create();
    let value = 1;
    const get = () => cache.get('a', () => Promise.resolve(value));
    await get();
    value = 2;
    expect(await get()).toBe(1);
    listeners.get('markets')?.();
    expect(await get()).toBe(2);
    value = 3;
    listeners.get('lists')?.();
    expect(await get()).toBe(3);
  });

  it('are not kept when a notice came while they were loaded', async () => {
    const cache = create();
    let answer = (_value: number): void => undefined;
    const loading = cache.get('a', () => new Promise((resolve) => (answer = resolve)));
    listeners.get('lists')?.();
    answer(1);
    expect(await loading).toBe(1);
    expect(await cache.get('a', () => Promise.resolve(2))).toBe(2);
  });

  it('are not kept while notices may be lost', async () => {
    const cache = create();
    await cache.get('a', () => Promise.resolve(1));
    events.connected = false;
    reset();
    expect(await cache.get('a', () => Promise.resolve(2))).toBe(2);
    expect(await cache.get('a', () => Promise.resolve(3))).toBe(3);
    events.connected = true;
    expect(await cache.get('a', () => Promise.resolve(4))).toBe(4);
  });
});
