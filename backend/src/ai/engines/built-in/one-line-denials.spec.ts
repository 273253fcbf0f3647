import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  countDenials,
  type OneLine,
  readOneLineDenials,
} from '../../../../bench/support/one-line-denials.js';

const readLines = (file: string): OneLine[] =>
  readOneLineDenials(readFileSync(path.resolve(__dirname, '../../../..', file), 'utf8'));

describe('denials in many wordings', () => {
  const { denials, taken, yeses, found } = countDenials(readLines('training/denials.txt'));

  it('are taken for a yes in at most two of a hundred', () => {
    expect(denials).toBeGreaterThan(1_000);
    expect(taken.slice(Math.floor(denials * 0.02))).toEqual([]);
  });

  it('do not keep it from finding most of what only looks like one', () => {
    expect(found / yeses).toBeGreaterThan(0.75);
  });
});

describe('plain denials that nothing was learned from', () => {
  const lines = readLines('bench/support/plain-denials.txt');

  it.each([
    ['alone', (text: string) => text],
    ['behind other sentences', undefined],
    [
      'before a long sentence',
      (text: string) => `${text} Watch the moon rise over the quiet hills of the north.`,
    ],
    ['before a short sentence', (text: string) => `${text} Have fun!`],
  ])('are taken for a yes in at most one of a hundred %s', (_, place) => {
    const { denials, taken, yeses, found } = countDenials(lines, place);
    expect(denials).toBeGreaterThan(200);
    expect(taken.slice(Math.floor(denials * 0.01))).toEqual([]);
    expect(found / yeses).toBeGreaterThan(0.75);
  });
});
