import { UpstreamError } from '../common/http/upstream-error.js';
import { Recent } from './recent.js';

describe('recent answers', () => {
  let now = 0;
  const recent = () =>
    new Recent<string>(
      1_000,
      2,
      () => now,
      (value) => value === 'poor',
    );
  beforeEach(() => {
    now = 0;
  });

  it('are kept for their time, poor ones for a tenth of it', async () => {
    const kept = recent();
    const make = jest.fn((value: string) => Promise.resolve(value));
    const get = (key: string, value = key) => kept.get(key, undefined, () => make(value));
    await get('a');
    await get('p', 'poor');
    now = 90;
    await Promise.all([get('a'), get('p')]);
    expect(make).toHaveBeenCalledTimes(2);
    now = 110;
    expect(await get('p', 'better')).toBe('better');
    expect(await get('a', 'other')).toBe('a');
    now = 1_001;
    expect(await get('a', 'other')).toBe('other');
  });

  it('are shared while on their way, and not kept when they fail', async () => {
    const kept = recent();
    const make = jest.fn(() => Promise.reject(new Error('no')));
    const both = await Promise.allSettled([kept.get('a', undefined, make), kept.get('a', undefined, make)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await kept.get('a', undefined, () => Promise.resolve('yes'))).toBe('yes');
  });

  it('are made anew when whoever asked first has left', async () => {
    const kept = recent();
    const first = kept.get('a', AbortSignal.abort(), () => Promise.reject(UpstreamError.aborted('Shop')));
    const second = kept.get('a', undefined, () => Promise.resolve('mine'));
    await expect(first).rejects.toMatchObject({ kind: 'aborted' });
    expect(await second).toBe('mine');
  });

  it('are no more than the most allowed', async () => {
    const kept = recent();
    for (const key of ['a', 'b', 'c']) await kept.renew(key, () => Promise.resolve(key));
    expect(kept.peek('a')).toBeUndefined();
    expect(await kept.peek('c')).toBe('c');
  });
});
