import { countryName } from '../common/countries.js';
import { type Platform, STORE_NAMES } from '../games/games.types.js';
import { capitalizeCategory, normalizeCategory } from '../games/catalog/categories.rules.js';
import {
  CATEGORIES,
  OVERALL,
  OVERALL_CATEGORIES,
  STORE_CATEGORIES,
} from '../games/catalog/categories.types.js';
import { type ChartKey, LIST_NAMES } from './rankings.types.js';

/**
 * Categories by App Store genre: its id, and its present label. 7003 was Arcade when the list of categories was made;
 * the store now labels it Casual.
 */
const APP_STORE_GENRES = new Map(
  STORE_CATEGORIES.ios.flatMap(({ category, storeCategory, storeLabel }) => [
    [storeCategory, category],
    [normalizeCategory(storeLabel), category],
  ]),
);

/**
 * Normalizes the category of a chart: accepts our own names, those of the stores (`GAME_PUZZLE`, `6014`, `7012`)
 * and names without the prefix, in any case. Empty, `game` and `games` are the overall chart, `all`.
 * @returns null when the platform has no such category
 */
export function canonicalCategory(platform: Platform, category: string): string | null {
  const name = normalizeCategory(category);
  const genre = platform === 'ios' ? (APP_STORE_GENRES.get(name) ?? name) : name;
  if (genre === '' || OVERALL_CATEGORIES.has(genre)) return OVERALL;
  const bare = genre === 'sports_games' ? 'sports' : genre.replace(/^games?_/, '');
  const own = platform === 'ios' ? `games_${bare}` : bare === 'sports' ? 'sports_games' : bare;
  return CATEGORIES[platform].includes(own) && !OVERALL_CATEGORIES.has(bare) ? own : null;
}

/** Display name of a chart's category: `games_role_playing` is "Role Playing", `all` "All Games". */
export const categoryLabel = (category: string): string =>
  category === OVERALL ? 'All Games' : capitalizeCategory(category.replace(/^games_/, ''));

/** "Google Play, United States, Top Free Games, Puzzle" */
export function chartLabel({ platform, country, category, rankingType }: ChartKey): string {
  const list = `${LIST_NAMES[rankingType]} Games`;
  return [STORE_NAMES[platform], countryName(country), list, categoryLabel(category)].join(', ');
}
