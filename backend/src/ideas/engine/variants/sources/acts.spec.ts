import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashPassages } from '../../../../../training/passages.js';
import weights from '../act-weights.json' with { type: 'json' };
import { CLEAR_ACT, listActs } from './acts.js';

describe('what a store page says one does in its game', () => {
  it('comes before what any page says', () => {
    const acts = listActs({
      name: 'PourPop',
      text: 'The best game of the year! Pour water between tubes until each one holds a single color. Challenge your friends. Enjoy hours of fun. Collect coins and get rewards every day.',
    });
    expect(acts[0]!.text).toBe('pour water between tubes until each one holds a single color');
    expect(acts[0]!.score).toBeGreaterThan(CLEAR_ACT);
    const others = acts.filter(({ text }) => !text.startsWith('pour'));
    expect(others.length).toBeGreaterThan(0);
    for (const { score } of others) expect(score).toBeLessThan(acts[0]!.score);
  });

  it('is none where a page says nothing of it', () => {
    expect(listActs({ name: 'Calm', text: 'Our studio is proud of this.' })).toEqual([]);
  });

  it('is learned from the graded clauses as they stand', () => {
    const text = readFileSync(path.resolve(__dirname, '../../../../../training/acts.txt'), 'utf8');
    // When this fails: npm run train.
    expect(hashPassages([{ ids: [], text }])).toBe(weights.passages);
  });
});
