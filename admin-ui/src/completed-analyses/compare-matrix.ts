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
