import { UpstreamError } from '../http/upstream-error.js';
import { TtlCache } from './ttl-cache.js';

describe('cached values', () => {
  const START = 1_000_000;
  let now = START;
  const create = () =>
    new TtlCache<string>({ ttlMs: 1_000, max: 2, now: () => now, isPoor: (value) => value === 'poor' });
  beforeEach(() => {
    now = START;
  });

  it('are kept for their time, poor ones for a tenth of it', async () => {
    const cache = create();
    const make = jest.fn((value: string) => Promise.resolve(value));
    const get = (key: string, value = key) => cache.get(key, () => make(value));
    await get('a');
    await get('p', 'poor');
    now = START + 90;
    await Promise.all([get('a'), get('p')]);
    expect(make).toHaveBeenCalledTimes(2);
    now = START + 110;
    expect(await get('p', 'better')).toBe('better');
    expect(await get('a', 'other')).toBe('a');
    now = START + 1_001;
    expect(await get('a', 'other')).toBe('other');
  });

  it('are shared while loading, and not kept when they fail', async () => {
    const cache = create();
    const make = jest.fn(() => Promise.reject(new Error('no')));
    const both = await Promise.allSettled([cache.get('a', make), cache.get('a', make)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await cache.get('a', () => Promise.resolve('yes'))).toBe('yes');
  });

  it('are loaded again when the first caller has left', async () => {
    const cache = create();
    const first = cache.get('a', () => Promise.reject(UpstreamError.aborted('Shop')), AbortSignal.abort());
    const second = cache.get('a', () => Promise.resolve('mine'));
    await expect(first).rejects.toMatchObject({ kind: 'aborted' });
    expect(await second).toBe('mine');
  });

  it('are limited in number', async () => {
    const cache = create();
    for (const key of ['a', 'b', 'c']) await cache.renew(key, () => Promise.resolve(key));
    expect(cache.peek('a')).toBeUndefined();
    expect(await cache.peek('c')).toBe('c');
  });
});
