import { countryName } from '../common/countries.js';
import { type Platform, STORE_NAMES } from '../games/games.types.js';
import { type ChartKey, LIST_NAMES } from './rankings.types.js';

/** Names of the overall games chart; the first is the one stored. */
export const OVERALL_CATEGORIES: ReadonlySet<string> = new Set(['all', 'game', 'games']);

/** Categories offered per platform, in display order. */
export const CATEGORIES: Readonly<Record<Platform, readonly string[]>> = {
  android: [
    'all',
    'game',
    'action',
    'adventure',
    'arcade',
    'board',
    'card',
    'casino',
    'casual',
    'educational',
    'music',
    'puzzle',
    'racing',
    'role_playing',
    'simulation',
    'sports_games',
    'strategy',
    'trivia',
    'word',
  ],
  ios: [
    'all',
    'games',
    'games_trivia',
    'games_action',
    'games_adventure',
    'games_arcade',
    'games_board',
    'games_card',
    'games_casino',
    'games_family',
    'games_music',
    'games_puzzle',
    'games_racing',
    'games_role_playing',
    'games_simulation',
    'games_sports',
    'games_strategy',
    'games_word',
  ],
};

/** App Store genre ids. 7003 was Arcade when the list of categories was made; the store now labels it Casual. */
const APP_STORE_GENRES: Readonly<Record<string, string>> = {
  6014: 'all',
  7001: 'games_action',
  7002: 'games_adventure',
  7003: 'games_arcade',
  7004: 'games_board',
  7005: 'games_card',
  7006: 'games_casino',
  7009: 'games_family',
  7011: 'games_music',
  7012: 'games_puzzle',
  7013: 'games_racing',
  7014: 'games_role_playing',
  7015: 'games_simulation',
  7016: 'games_sports',
  7017: 'games_strategy',
  7018: 'games_trivia',
  7019: 'games_word',
};

/**
 * Normalizes the category of a chart: accepts our own names, those of the stores (`GAME_PUZZLE`, `6014`, `7012`)
 * and names without the prefix, in any case. Empty, `game` and `games` are the overall chart, `all`.
 * @returns null when the platform has no such category
 */
export function canonicalCategory(platform: Platform, category: string): string | null {
  const name = category
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (name === '' || OVERALL_CATEGORIES.has(name)) return 'all';
  if (platform === 'ios' && Object.hasOwn(APP_STORE_GENRES, name)) return APP_STORE_GENRES[name]!;
  const bare = name === 'sports_games' ? 'sports' : name.replace(/^games?_/, '');
  const own = platform === 'ios' ? `games_${bare}` : bare === 'sports' ? 'sports_games' : bare;
  return CATEGORIES[platform].includes(own) && !OVERALL_CATEGORIES.has(bare) ? own : null;
}

/** Display name: `games_role_playing` is "Role playing", `all` "All Games". */
export function categoryLabel(category: string): string {
  if (category === 'all') return 'All Games';
  const words = category.replace(/^games_/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Google Play, United States, Top Free Games, Puzzle" */
export function chartLabel({ platform, country, category, rankingType }: ChartKey): string {
  const list = `${LIST_NAMES[rankingType]} Games`;
  return [STORE_NAMES[platform], countryName(country), list, categoryLabel(category)].join(', ');
}
