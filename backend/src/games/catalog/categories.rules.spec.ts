import {
  categoryKey,
  categoryName,
  findStoreCategory,
  listSameCategories,
  nameCategories,
} from './categories.rules.js';
import { STORE_CATEGORIES } from './categories.types.js';

it.each([
  ['games_sports', 'sports', 'Sports'],
  ['sports_games', 'sports', 'Sports'],
  ['GAME_SPORTS', 'sports', 'Sports'],
  ['Sports Games', 'sports', 'Sports'],
  ['games_role_playing', 'role_playing', 'Role Playing'],
  ['Role-Playing', 'role_playing', 'Role Playing'],
  ['Health & Fitness', 'health_&_fitness', 'Health & Fitness'],
  ['Game', '', 'Games'],
  ['games', '', 'Games'],
  ['all', '', 'Games'],
])('%s has the key "%s" and the name %s', (category, key, name) =>
  expect([categoryKey(category), categoryName(category)]).toEqual([key, name]),
);

it('names each category once, and the overall one only when there is no other', () => {
  expect(nameCategories(['Games', 'Sports', 'sports_games', 'games_family'])).toEqual(['Sports', 'Family']);
  expect(nameCategories(['Game', 'games'])).toEqual(['Games']);
  expect(nameCategories([])).toEqual([]);
});

it.each([
  ['games_puzzle', ['puzzle', 'games_puzzle']],
  ['sports_games', ['sports_games', 'games_sports']],
  ['game', ['game', 'games']],
  ['all', ['all']],
  ['shoes', ['shoes']],
])('%s is called the same as %j', (category, same) =>
  expect(new Set(listSameCategories(category))).toEqual(new Set(same)),
);

describe('the categories', () => {
  it('are 19 on Google Play and 18 on the App Store, each once', () => {
    expect(STORE_CATEGORIES.android).toHaveLength(19);
    expect(STORE_CATEGORIES.ios).toHaveLength(18);
    for (const list of Object.values(STORE_CATEGORIES)) {
      expect(new Set(list.map(({ category }) => category)).size).toBe(list.length);
    }
  });

  it('say where a store has no such category', () => {
    expect(findStoreCategory('ios', 'games_arcade')?.instead).toContain('Casual');
    expect(STORE_CATEGORIES.ios.filter(({ instead }) => instead)).toHaveLength(1);
    expect(findStoreCategory('ios', 'casual')).toBeUndefined();
  });
});
