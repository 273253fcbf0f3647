import { describe, expect, it } from 'vitest';
import { cutAroundProof, markProof } from './quote-parts';

const SENTENCE =
  'Features: merge two items into one, join a guild with your friends from all over the world, climb the leaderboard and open a chest every single day.';
const findRange = (words: string) => {
  const from = SENTENCE.indexOf(words);
  return { from, to: from + words.length };
};
const read = (parts: ReturnType<typeof markProof>) =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('a quotation', () => {
  it('has its proving words marked, and nothing else', () => {
    expect(read(markProof('Join a guild.', [{ from: 7, to: 12 }]))).toBe('Join a [guild].');
    expect(read(markProof('Join a guild.'))).toBe('Join a guild.');
    expect(
      read(
        markProof('Join', [
          { from: 2, to: 9 },
          { from: 3, to: 3 },
        ]),
      ),
    ).toBe('Join');
  });

  it('is cut around them, at words', () => {
    expect(read(cutAroundProof(SENTENCE, [findRange('leaderboard')]))).toBe(
      '… from all over the world, climb the [leaderboard] and open a chest every single day.',
    );
    expect(read(cutAroundProof(SENTENCE, [findRange('guild')]))).toBe(
      'Features: merge two items into one, join a [guild] with your friends from all over the world, climb the leaderboard and …',
    );
  });

  it('stays whole when it is short, has no proof, or nothing to cut', () => {
    expect(read(cutAroundProof('Join a guild.', [{ from: 7, to: 12 }]))).toBe('Join a [guild].');
    expect(read(cutAroundProof(SENTENCE))).toBe(SENTENCE);
  });

  it('cuts writing without spaces as well', () => {
    const text = '字'.repeat(300);
    const cut = cutAroundProof(text, [{ from: 150, to: 154 }]);
    expect(cut.map((part) => part.text.length)).toEqual([2, 36, 4, 72, 2]);
  });
});
