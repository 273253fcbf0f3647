import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countDenials, readOneLineDenials } from '../../../../bench/support/one-line-denials.js';

const file = path.resolve(__dirname, '../../../../training/denials.txt');
const lines = readOneLineDenials(readFileSync(file, 'utf8'));

describe('denials in many wordings', () => {
  const { denials, taken, yeses, found } = countDenials(lines);

  it('are taken for a yes in at most two of a hundred', () => {
    expect(denials).toBeGreaterThan(1_000);
    expect(taken.slice(Math.floor(denials * 0.02))).toEqual([]);
  });

  it('do not keep it from finding most of what only looks like one', () => {
    expect(found / yeses).toBeGreaterThan(0.75);
  });
});
