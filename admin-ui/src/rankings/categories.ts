import type { Platform } from '../api/types';

const names = (list: string): string[] => list.trim().split(/\s+/);

/** The categories of each store, in display order. */
export const CATEGORIES: Record<Platform, string[]> = {
  android: names(`
    all game action adventure arcade board card casino casual educational music puzzle racing role_playing simulation
    sports_games strategy trivia word`),
  ios: names(`
    all games games_trivia games_action games_adventure games_arcade games_board games_card games_casino games_family
    games_music games_puzzle games_racing games_role_playing games_simulation games_sports games_strategy games_word`),
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
