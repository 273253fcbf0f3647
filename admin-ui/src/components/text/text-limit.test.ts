import { expect, it } from 'vitest';
import { textLimit } from './text-limit';

it('says nothing while there is room, then counts, then says how much is too much', () => {
  expect(textLimit('x'.repeat(80), 100).hint).toBe('');
  expect(textLimit('x'.repeat(81), 100)).toEqual({ over: 0, hint: '81 of 100 characters' });
  expect(textLimit('x'.repeat(101), 100)).toEqual({
    over: 1,
    hint: '1 character too many. The limit is 100.',
  });
  expect(textLimit('x'.repeat(3_000), 1_000).hint).toBe('2,000 characters too many. The limit is 1,000.');
});

it('counts an emoji as one character and outer space as none', () => {
  expect(textLimit(` ${'🎮'.repeat(100)}  `, 100)).toEqual({ over: 0, hint: '100 of 100 characters' });
});
