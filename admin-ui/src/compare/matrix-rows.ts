import type { AnalysisItem, Confidence, ItemKind } from '../api/types';
import { itemKey, toDisplayedItem, listAccepted } from '../analysis/items/displayed-item';
import { escapeMarkdown } from '../components/text/markdown';

/** A game or idea with its items. */
export interface Column {
  title: string;
  mechanics: AnalysisItem[];
  metaElements: AnalysisItem[];
  /** Items of an idea are planned, not found. */
  planned?: boolean;
}

export interface MatrixCell {
  confidence: Confidence | 'planned';
  /** Evidence from the store text. */
  quote: string | null;
}

export interface MatrixRow {
  key: string;
  name: string;
  /** One per column, in order; null where it wasn't found. */
  cells: (MatrixCell | null)[];
  /** Number of columns that have it. */
  columns: number;
}

const ORDER: Record<MatrixCell['confidence'], number> = { planned: 3, high: 3, medium: 2, low: 1 };

/** One row per item, most shared first. Ignores rejected items. */
export function toMatrixRows(columns: readonly Column[], kind: ItemKind): MatrixRow[] {
  const rows = new Map<string, MatrixRow>();
  columns.forEach((column, place) => {
    for (const item of listAccepted(column[kind])) {
      const key = itemKey(item);
      const row = rows.get(key) ?? {
        key,
        name: toDisplayedItem(item).name,
        cells: columns.map(() => null),
        columns: 0,
      };
      if (row.cells[place] == null) row.columns += 1;
      row.cells[place] = {
        confidence: column.planned ? 'planned' : item.confidence,
        quote: item.evidence?.[0] ?? null,
      };
      rows.set(key, row);
    }
  });
  const sumConfidence = (row: MatrixRow) =>
    row.cells.reduce((sum, cell) => sum + (cell ? ORDER[cell.confidence] : 0), 0);
  return [...rows.values()].sort(
    (a, b) =>
      b.columns - a.columns || sumConfidence(b) - sumConfidence(a) || a.name.localeCompare(b.name, 'en'),
  );
}

/** "11 in total, 3 shared by all." */
export function describeShared(rows: MatrixRow[], columns: number): string {
  const shared = rows.filter((row) => row.columns === columns).length;
  if (rows.length === 0) return 'None found.';
  if (shared === 0) return `${rows.length} in total, none shared by all.`;
  return `${rows.length} in total, ${shared} shared by all.`;
}

/**
 * Export rows: kind, element, then one cell per column, empty where it wasn't found.
 * @param titles in order; duplicates get a number
 */
export function toMatrixRecords(
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
      ...Object.fromEntries(columns.map((column, place) => [column, row.cells[place]?.confidence ?? null])),
      having: row.columns,
    })),
  );
}

/** The comparison as a Markdown table. */
export function renderMatrixMarkdown(
  titles: string[],
  parts: { title: string; rows: MatrixRow[] }[],
): string {
  const head = `| | ${titles.map(escapeMarkdown).join(' | ')} |\n|---|${titles.map(() => '---').join('|')}|`;
  const body = parts.map(({ title, rows }) =>
    [
      `| **${title}** |${titles.map(() => ' ').join('|')}|`,
      ...rows.map(
        ({ name, cells }) =>
          `| ${escapeMarkdown(name)} | ${cells.map((cell) => cell?.confidence ?? '—').join(' | ')} |`,
      ),
    ].join('\n'),
  );
  return `${head}\n${body.join('\n')}\n`;
}
