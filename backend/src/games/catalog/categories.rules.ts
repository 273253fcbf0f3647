import type { Platform } from '../games.types.js';
import { OVERALL_CATEGORIES, STORE_CATEGORIES, type StoreCategory } from './categories.types.js';

export const findStoreCategory = (platform: Platform, category: string): StoreCategory | undefined =>
  STORE_CATEGORIES[platform].find((one) => one.category === category);

/** `GAME ROLE-PLAYING` → `game_role_playing` */
export const normalizeCategory = (category: string): string =>
  category
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/**
 * The normalized key of a category: `games_sports`, `sports_games`, `GAME_SPORTS` and "Sports Games" are all
 * `sports`. Empty for the overall category. Must match the database function game_category_keys.
 */
export function categoryKey(category: string): string {
  const name = normalizeCategory(category);
  if (OVERALL_CATEGORIES.has(name)) return '';
  return name.replace(/^games?_/, '').replace(/_games?$/, '');
}

/** The names of a chart's category in both stores: `puzzle` and `games_puzzle`. `all` is a chart of its own. */
export const listSameCategories = (category: string): string[] =>
  Object.values(STORE_CATEGORIES)
    .flat()
    .map((one) => one.category)
    .filter((one) => one !== 'all' && category !== 'all' && categoryKey(one) === categoryKey(category))
    .concat(category);

/** `role_playing` → "Role Playing" */
export const capitalizeCategory = (name: string): string =>
  name.replaceAll('_', ' ').replace(/(^|[\s&/])\p{L}/gu, (letter) => letter.toUpperCase());

/** The display name of a game's category, such as "Role Playing"; "Games" is the overall one. */
export const categoryName = (category: string): string =>
  capitalizeCategory(categoryKey(category)) || 'Games';

/** Display names without repeats; the overall category only when there is no other. */
export function nameCategories(categories: readonly string[]): string[] {
  const own = categories.filter((category) => categoryKey(category) !== '');
  return [...new Set((own.length > 0 ? own : categories).map(categoryName))];
}
