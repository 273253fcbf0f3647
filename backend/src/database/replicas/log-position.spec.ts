import { parsePosition } from './log-position.js';

it('orders positions as the write-ahead log does', () => {
  expect(parsePosition('0/FF') < parsePosition('0/100')).toBe(true);
  expect(parsePosition('1/0') > parsePosition('0/FFFFFFFF')).toBe(true);
  expect(parsePosition('16/B374D848')).toBe(0x16b374d848n);
});
