import { expect, it } from 'vitest';
import { rankTicks } from './rank-ticks';

it('reaches down to the worst place in tens', () => {
  expect(rankTicks([])).toEqual([1, 2, 3, 4, 5]);
  expect(rankTicks([6])).toEqual([1, 10]);
  expect(rankTicks([3, null, 41])).toEqual([1, 10, 20, 30, 40, 50]);
  expect(rankTicks([89])).toEqual([1, 20, 40, 60, 80, 100]);
  expect(rankTicks([180])).toEqual([1, 40, 80, 120, 160, 200]);
});
