import { expect, it } from 'vitest';
import { CATEGORIES, categoryLabel } from './categories';

it('has the 19 Android and 18 iOS categories', () => {
  expect([CATEGORIES.android.length, CATEGORIES.ios.length]).toEqual([19, 18]);
  expect([CATEGORIES.android[0], CATEGORIES.ios[0]]).toEqual(['all', 'all']);
});

it.each([
  ['all', 'All Games'],
  ['game', 'Game'],
  ['games', 'Games'],
  ['puzzle', 'Puzzle'],
  ['role_playing', 'Role Playing'],
  ['sports_games', 'Sports Games'],
  ['games_trivia', 'Trivia'],
  ['games_role_playing', 'Role Playing'],
])('labels %s as %s', (category, label) => expect(categoryLabel(category)).toBe(label));
