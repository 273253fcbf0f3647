import { PairTable } from './pair-table.js';

describe('numbers of pairs', () => {
  it('finds every pair by kind and order, and no other', () => {
    const table = new PairTable(3_000);
    for (let pair = 0; pair < 3_000; pair++) table.set(1 + (pair % 2), pair % 50, 2 * pair, pair);
    for (let pair = 0; pair < 3_000; pair++) {
      expect(table.get(1 + (pair % 2), pair % 50, 2 * pair)).toBe(pair);
      expect(table.get(2 - (pair % 2), pair % 50, 2 * pair)).toBe(-1);
      expect(table.get(1 + (pair % 2), pair % 50, 2 * pair + 1)).toBe(-1);
    }
  });
});
