import enums from '../api/enums.json';
import type { Platform } from '../api/types';

/** The categories of each store, in display order. */
export const CATEGORIES: Record<Platform, string[]> = {
  android: enums.AndroidCategory,
  ios: enums.IosCategory,
};

/** The names of each store's categories, by id. */
export const CATEGORY_NAMES = Object.fromEntries(
  Object.entries(CATEGORIES).map(([platform, ids]) => [
    platform,
    Object.fromEntries(ids.map((id) => [id, categoryLabel(id)])),
  ]),
) as Record<Platform, Record<string, string>>;

/** `games_role_playing` → "Role Playing"; `all` → "All Games". */
export function categoryLabel(category: string): string {
  if (category === 'all') return 'All Games';
  return category
    .replace(/^games_/, '')
    .replace(/_/g, ' ')
    .replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The name of a category in either store: "Sports" for `sports_games` and `games_sports`. */
export const nameCategory = (category: string): string =>
  category === 'game' ? 'Games' : categoryLabel(category.replace(/_games$/, ''));

/** The categories of a store; of both, one of each name. */
export function listCategories(platform?: Platform): string[] {
  const all = platform ? CATEGORIES[platform] : Object.values(CATEGORIES).flat();
  const names = all.map(nameCategory);
  return all.filter((_category, at) => names.indexOf(names[at]!) === at);
}

/** What a store calls a category; undefined if it has none. */
export const findCategory = (category: string, platform?: Platform): string | undefined =>
  listCategories(platform).find((each) => nameCategory(each) === nameCategory(category));
