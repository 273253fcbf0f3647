import { contextFactor, isCredit } from './context.js';
import { splitSentences } from './sentences.js';
import { readWords } from './words.js';

const at = (text: string, word: string): number => readWords(text).findIndex((one) => one.text === word);
const credit = (text: string, word: string): boolean => isCredit(text, readWords(text), at(text, word));

describe('isCredit', () => {
  it("takes the makers' earlier games as names", () => {
    expect(credit('From the makers of Bubble Shooter Bay', 'bubble')).toBe(true);
    expect(credit('By the studio behind Merge Valley', 'merge')).toBe(true);
  });

  it('reads on after the name', () => {
    expect(credit('From the makers of Dune Dash comes a new solitaire', 'solitaire')).toBe(false);
    expect(credit('The makers of noise. A solitaire', 'solitaire')).toBe(false);
  });
});

describe('contextFactor', () => {
  const factor = (text: string, word: string): number =>
    contextFactor(text, { ...splitSentences(text)[0]!, part: 'body' }, at(text, word));

  it('counts less for what the game is only compared with', () => {
    expect(factor('If you like solitaire, you will love it', 'solitaire')).toBeLessThan(1);
    expect(factor('Fans of chess, solitaire or bridge', 'solitaire')).toBeLessThan(0.6);
    expect(factor('Combines the thrill of parking, the joy of sorting, and more', 'sorting')).toBeLessThan(
      0.7,
    );
  });

  it('counts in full behind the comparison', () => {
    expect(factor('Unlike the first game, the sequel has a solitaire', 'solitaire')).toBe(1);
    expect(factor('Unlike anything before: a solitaire', 'solitaire')).toBe(1);
  });
});
