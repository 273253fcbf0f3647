import { describe, expect, it } from 'vitest';
import { truncate } from './truncate';

describe('truncate', () => {
  it.each([
    ['Cats 😀😀', 8, 'Cats 😀'],
    ['ab👨‍👩‍👧‍👦cd', 12, 'ab'],
    ['🇹🇼🇯🇵', 6, '🇹🇼'],
    ['น้ำที่', 4, 'น้ำ'],
    ['cafe\u0301', 4, 'caf'],
    ['שָׁלוֹם', 3, 'שָׁ'],
    ['short', 5, 'short'],
  ])('cuts %j to %i units between characters', (text, max, kept) => {
    expect(truncate(text, max)).toBe(kept);
  });

  it('counts the ellipsis and leaves no space before it', () => {
    expect(truncate('Big harbor 😀 town', 12, '…')).toBe('Big harbor…');
  });
});
