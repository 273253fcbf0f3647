import { canonicalCategory, categoryLabel } from './categories.js';
import { CATEGORIES, OVERALL_CATEGORIES } from '../games/catalog/categories.types.js';

describe('categories', () => {
  it('are 19 on Android and 18 on iOS, each stored under its own name or as the overall chart', () => {
    expect(CATEGORIES.android.length).toBe(19);
    expect(CATEGORIES.ios.length).toBe(18);
    for (const platform of ['android', 'ios'] as const) {
      for (const category of CATEGORIES[platform]) {
        expect(canonicalCategory(platform, category)).toBe(
          OVERALL_CATEGORIES.has(category) ? 'all' : category,
        );
      }
    }
  });

  it.each([
    ['android', '', 'all'],
    ['android', 'Games', 'all'],
    ['android', 'GAME', 'all'],
    ['android', 'GAME_PUZZLE', 'puzzle'],
    ['android', 'GAME ROLE PLAYING', 'role_playing'],
    ['android', 'GAME_SPORTS', 'sports_games'],
    ['android', 'sports', 'sports_games'],
    ['ios', '6014', 'all'],
    ['ios', 'game', 'all'],
    ['ios', '7012', 'games_puzzle'],
    ['ios', 'Role Playing', 'games_role_playing'],
    ['ios', 'puzzle', 'games_puzzle'],
    ['ios', 'Casual', 'games_arcade'],
    ['ios', 'Arcade', 'games_arcade'],
    ['ios', 'sports_games', 'games_sports'],
  ] as const)('on %s know %j as %s', (platform, given, stored) => {
    expect(canonicalCategory(platform, given)).toBe(stored);
  });

  it.each([
    ['android', '7012'],
    ['android', 'family'],
    ['android', 'games_all'],
    ['android', 'finance'],
    ['ios', '6000'],
    ['ios', 'games_games'],
    ['ios', 'constructor'],
  ] as const)('on %s do not include %s', (platform, given) => {
    expect(canonicalCategory(platform, given)).toBeNull();
  });

  it('are labeled as the select shows them', () => {
    expect(['all', 'games', 'game', 'games_role_playing', 'sports_games', 'word'].map(categoryLabel)).toEqual(
      ['All Games', 'Games', 'Game', 'Role Playing', 'Sports Games', 'Word'],
    );
  });
});
