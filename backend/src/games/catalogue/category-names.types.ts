/** What every game is in: no category of its own. */
const OVERALL = new Set(['all', 'game', 'games']);

/**
 * The one key of a category, however a store or a file writes it: `games_sports`, `sports_games`, `GAME_SPORTS` and
 * "Sports Games" are `sports`. Empty for the overall category. The function game_category_keys of the database does the
 * same.
 */
export function categoryKey(category: string): string {
  const name = category
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (OVERALL.has(name)) return '';
  return name.replace(/^games?_/, '').replace(/_games?$/, '');
}

/** "Role Playing": the one name of a category; "Games" is the overall one. */
export function categoryName(category: string): string {
  const key = categoryKey(category);
  if (key === '') return 'Games';
  return key.replace(/_/g, ' ').replace(/(^|[\s&/])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Each category once by its one name, the overall one only when there is no other. */
export function nameCategories(categories: readonly string[]): string[] {
  const own = categories.filter((category) => categoryKey(category) !== '');
  return [...new Set((own.length > 0 ? own : categories).map(categoryName))];
}
