import type { Confidence, GameAnalysis, ItemKind } from '../api/types';
import { itemKey, saidItem, standing } from '../analysis/said-item';

export interface MatrixRow {
  key: string;
  name: string;
  /** One per game, in their order; null where it was not found. */
  cells: (Confidence | null)[];
  /** Games that have it. */
  games: number;
}

const ORDER: Record<Confidence, number> = { high: 3, medium: 2, low: 1 };

/** What the games have, one row per item: what most of them share comes first. Rejected items do not count. */
export function matrixRows(analyses: GameAnalysis[], kind: ItemKind): MatrixRow[] {
  const rows = new Map<string, MatrixRow>();
  analyses.forEach((analysis, column) => {
    for (const item of standing(analysis[kind])) {
      const key = itemKey(item);
      const row = rows.get(key) ?? {
        key,
        name: saidItem(item).name,
        cells: analyses.map(() => null),
        games: 0,
      };
      if (row.cells[column] == null) row.games += 1;
      row.cells[column] = item.confidence;
      rows.set(key, row);
    }
  });
  const weight = (row: MatrixRow) => row.cells.reduce((sum, cell) => sum + (cell ? ORDER[cell] : 0), 0);
  return [...rows.values()].sort(
    (a, b) => b.games - a.games || weight(b) - weight(a) || a.name.localeCompare(b.name, 'en'),
  );
}

/** "3 of 11 are in all of them." */
export function sharedText(rows: MatrixRow[], games: number): string {
  const shared = rows.filter((row) => row.games === games).length;
  if (rows.length === 0) return 'None was found in any of them.';
  if (shared === 0) return `${rows.length} in all, none of them in every game.`;
  return `${rows.length} in all, ${shared} of them in every game.`;
}

/**
 * The comparison as rows of a table: kind, element, then each game's confidence, empty where it was not found.
 * @param titles of the games in their order; two of one name are told apart by their place
 */
export function matrixRecords(
  titles: string[],
  parts: { title: string; rows: MatrixRow[] }[],
): Record<string, unknown>[] {
  const columns = titles.map((title, place) =>
    titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${title} (${place + 1})`,
  );
  return parts.flatMap(({ title, rows }) =>
    rows.map((row) => ({
      kind: title,
      element: row.name,
      ...Object.fromEntries(columns.map((column, place) => [column, row.cells[place] ?? null])),
      games: row.games,
    })),
  );
}
