import { WindowCount } from './window-count.js';

const MINUTE = 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('WindowCount', () => {
  it('counts each key in a window that begins with its first count', () => {
    const counts = new WindowCount(MINUTE);
    expect(counts.add('a')).toEqual({ count: 1, remainingMs: MINUTE });
    jest.advanceTimersByTime(20_000);
    expect(counts.add('a')).toEqual({ count: 2, remainingMs: 40_000 });
    expect(counts.add('b')).toEqual({ count: 1, remainingMs: MINUTE });
    jest.advanceTimersByTime(40_000);
    expect(counts.add('a')).toEqual({ count: 1, remainingMs: MINUTE });
    expect(counts.add('b').count).toBe(2);
  });

  it('forgets keys whose window has ended', () => {
    const counts = new WindowCount(MINUTE);
    for (let n = 0; n < 100; n += 1) counts.add(`stranger ${n}`);
    jest.advanceTimersByTime(MINUTE);
    counts.add('late');
    expect(counts.size).toBe(1);
  });
});
