import { expect, it } from 'vitest';
import { findSentence } from './find-sentence';

const text = 'Swap tiles.\nClear the  board (fast)! Then rest.';

it('finds a sentence whatever its breaks and letters', () => {
  const [start, end] = findSentence(text, 'clear the board (fast)!') ?? [0, 0];
  expect(text.slice(start, end)).toBe('Clear the  board (fast)!');
});

it('does not find what is not there, nor nothing', () => {
  expect(findSentence(text, 'Clear the board (slow)!')).toBeNull();
  expect(findSentence(text, '  ')).toBeNull();
});
