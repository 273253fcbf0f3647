import { expect, it } from 'vitest';
import { findSentence, litStretches } from './find-sentences';

const text = 'Swap tiles.\nClear the  board (fast)! Then rest.';

it('finds a sentence whatever its breaks and letters', () => {
  const [start, end] = findSentence(text, 'clear the board (fast)!') ?? [0, 0];
  expect(text.slice(start, end)).toBe('Clear the  board (fast)!');
});

it('does not find what is not there, nor nothing', () => {
  expect(findSentence(text, 'Clear the board (slow)!')).toBeNull();
  expect(findSentence(text, '  ')).toBeNull();
});

it('marks several sentences and loses no letter', () => {
  const stretches = litStretches(text, ['Then rest.', 'Swap tiles.', 'tiles. Clear', 'absent']);
  expect(stretches.map(({ text }) => text).join('')).toBe(text);
  expect(stretches.filter(({ lit }) => lit).map(({ text }) => text)).toEqual([
    'Swap tiles.',
    '\nClear',
    'Then rest.',
  ]);
  expect(litStretches(text, [])).toEqual([{ text, lit: false }]);
});
