/** Categories that every game is in. */
const OVERALL = new Set(['all', 'game', 'games']);

/**
 * The normalized key of a category: `games_sports`, `sports_games`, `GAME_SPORTS` and "Sports Games" are all
 * `sports`. Empty for the overall category. Must match the database function game_category_keys.
 */
export function categoryKey(category: string): string {
  const name = category
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (OVERALL.has(name)) return '';
  return name.replace(/^games?_/, '').replace(/_games?$/, '');
}

/** The display name of a category, such as "Role Playing"; "Games" is the overall one. */
export function categoryName(category: string): string {
  const key = categoryKey(category);
  if (key === '') return 'Games';
  return key.replace(/_/g, ' ').replace(/(^|[\s&/])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Display names without repeats; the overall category only when there is no other. */
export function nameCategories(categories: readonly string[]): string[] {
  const own = categories.filter((category) => categoryKey(category) !== '');
  return [...new Set((own.length > 0 ? own : categories).map(categoryName))];
}
