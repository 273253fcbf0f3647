import { expect, it } from 'vitest';
import { placeOf } from './use-drag-order';

/** Rows of 40 px from the top. */
const rows = [0, 1, 2, 3].map((at) => {
  const row = document.createElement('li');
  row.getBoundingClientRect = () => new DOMRect(0, at * 40, 100, 40);
  return row;
});

it('passes a row once it is beyond its middle', () => {
  expect(placeOf(rows, 55, 0)).toBe(0);
  expect(placeOf(rows, 65, 0)).toBe(1);
  expect(placeOf(rows, 500, 0)).toBe(3);
  expect(placeOf(rows, 65, 2)).toBe(2);
  expect(placeOf(rows, 55, 2)).toBe(1);
  expect(placeOf(rows, -20, 3)).toBe(0);
  expect(placeOf(rows, 100, 2)).toBe(2);
});
