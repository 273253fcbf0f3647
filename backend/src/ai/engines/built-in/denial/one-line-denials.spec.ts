import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  countDenials,
  type OneLine,
  readOneLineDenials,
} from '../../../../../bench/support/one-line-denials.js';

const readLines = (file: string): OneLine[] =>
  readOneLineDenials(readFileSync(path.resolve(__dirname, '../../../../..', file), 'utf8'));

describe('denials in many wordings', () => {
  const { denials, taken, yeses, found } = countDenials(readLines('training/denials.txt'));

  it('are taken for a yes in at most two of a hundred', () => {
    expect(denials).toBeGreaterThan(1_000);
    expect(taken.slice(Math.floor(denials * 0.02))).toEqual([]);
  });

  it('do not keep it from finding most of what only looks like one', () => {
    expect(found / yeses).toBeGreaterThan(0.7);
  });
});

describe('lines to measure denials on', () => {
  const learned = new Set(readLines('training/denials.txt').map(({ text }) => text));

  it.each(['plain-denials', 'one-line-denials', 'store-denials'])(
    'are no lines of the training in %s',
    (name) => {
      const lines = readLines(`bench/support/${name}.txt`);
      expect(lines.filter(({ text }) => learned.has(text))).toEqual([]);
    },
  );
});

// No line of the file is a line of the training, though some share their wording with one, and the thresholds were
// chosen with these in view: a guard against getting worse, not a measure of what the engine has never met.
describe('plain denials that are no lines of the training', () => {
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
    expect(found / yeses).toBeGreaterThan(0.7);
  });
});
