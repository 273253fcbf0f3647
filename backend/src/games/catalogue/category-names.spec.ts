import { categoryKey, categoryName, nameCategories } from './category-names.types.js';

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
