import { percentChange } from './percent-change.js';

it('a change is in percent of what was before', () => {
  expect(percentChange(80, 100)).toBe(25);
  expect(percentChange(300, 100)).toBe(-66.7);
  expect(percentChange(300, 0)).toBe(-100);
});

it('a change is unknown from nothing, and to nothing', () => {
  for (const nothing of [0, null, undefined]) expect(percentChange(nothing, 100)).toBeNull();
  for (const nothing of [null, undefined]) expect(percentChange(100, nothing)).toBeNull();
});
