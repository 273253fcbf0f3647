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
