import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countDenials, readOneLineDenials } from '../../../../bench/support/one-line-denials.js';

const file = path.resolve(__dirname, '../../../../bench/support/one-line-denials.txt');
const lines = readOneLineDenials(readFileSync(file, 'utf8'));

describe('denials in many wordings', () => {
  const { denials, taken, yeses, found } = countDenials(lines);

  it('are taken for a yes in at most three of a hundred', () => {
    expect(denials).toBeGreaterThan(700);
    expect(taken.slice(Math.floor(denials * 0.03))).toEqual([]);
  });

  it('do not keep it from finding most of what only looks like one', () => {
    expect(found / yeses).toBeGreaterThan(0.75);
  });
});
