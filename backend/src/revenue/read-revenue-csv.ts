import { CellFault, longTextCell, pickText, quoteCell } from '../common/tabular/cells.js';
import type { CsvHeader } from '../common/tabular/csv-parser.js';
import { refuseMissing } from '../common/tabular/header-checks.js';
import { readTable } from '../common/tabular/read-table.js';
import type { BadLine, TabularFields } from '../common/tabular/tabular.types.js';
import { MAX_AMOUNT, MONTH, type RevenueFacts, type RevenueSource } from './revenue.types.js';

const COLUMNS = {
  month: ['month', 'date'],
  game: ['game', 'title', 'app', 'name'],
  source: ['source', 'type'],
  amount: ['amount', 'revenue', 'value'],
};

const SOURCES: Record<string, RevenueSource> = {
  inapppurchases: 'in_app_purchases',
  inapppurchase: 'in_app_purchases',
  iap: 'in_app_purchases',
  purchases: 'in_app_purchases',
  advertisements: 'advertisements',
  advertisement: 'advertisements',
  advertising: 'advertisements',
  ads: 'advertisements',
  ad: 'advertisements',
};

export interface ReadRevenue {
  rows: (RevenueFacts & { line: number })[];
  errors: BadLine[];
}

/**
 * Parses `month, game, source, amount` in any order; lines that cannot be used are listed, not guessed. Of amounts by
 * day none is used: each would stand for a whole month.
 * @throws TabularError when the file as a whole cannot be read
 */
export async function readRevenueCsv(csv: string): Promise<ReadRevenue> {
  const read: ReadRevenue = { rows: [], errors: [] };
  const known = new Map<string, { line: number; date: string }>();
  const daily = new Set<number>();
  for await (const { records, bad } of readTable(takePiece(csv), { checkHeader })) {
    read.errors.push(...bad);
    for (const { line, fields } of records) {
      const row = readRow(fields);
      if (typeof row === 'string') {
        read.errors.push({ line, reason: row });
        continue;
      }
      const key = `${row.month}\n${row.game.toLowerCase()}\n${row.source}`;
      const date = pickText(fields, COLUMNS.month);
      const earlier = known.get(key);
      if (!earlier) {
        known.set(key, { line, date });
        read.rows.push({ ...row, line });
      } else if (earlier.date === date) {
        read.errors.push({ line, reason: `repeats the month, game and source of line ${earlier.line}` });
      } else {
        for (const day of [line, earlier.line]) daily.add(day);
      }
    }
  }
  for (const line of daily)
    read.errors.push({ line, reason: 'is one of several days of a month: give the sum of the month' });
  read.rows = read.rows.filter(({ line }) => !daily.has(line));
  read.errors.sort((a, b) => a.line - b.line);
  return read;
}

async function* takePiece(text: string): AsyncGenerator<string> {
  yield text;
}

function checkHeader(header: CsvHeader): void {
  const missing = Object.values(COLUMNS).filter(
    (aliases) => !aliases.some((alias) => header.names.includes(alias)),
  );
  if (missing.length > 0) refuseMissing(header, missing);
}

/** The entry, or why the line cannot be used. */
function readRow(fields: TabularFields): RevenueFacts | string {
  const month = pickText(fields, COLUMNS.month).replace(/^(\d{4}-\d{2})-\d{2}$/, '$1');
  if (!MONTH.test(month))
    return `month must be a month such as 2026-10, not ${quoteCell(pickText(fields, COLUMNS.month))}`;
  const game = longTextCell('game', 200, pickText(fields, COLUMNS.game).replace(/\s+/g, ' '));
  if (game instanceof CellFault) return game.reason;
  if (game === null) return 'game is empty';
  const sourceText = pickText(fields, COLUMNS.source);
  const source = SOURCES[sourceText.toLowerCase().replace(/[^a-z]/g, '')];
  if (!source) return `source must be in-app purchases or advertisements, not ${quoteCell(sourceText)}`;
  const amountText = pickText(fields, COLUMNS.amount);
  const amount = readAmount(amountText);
  if (amount === null) return `amount must be a number such as 1234.50, not ${quoteCell(amountText)}`;
  return { month, game, source, amount };
}

/** Dollars with a decimal point; commas may separate thousands. */
function readAmount(text: string): number | null {
  const plain = text.replace(/^\$\s*/, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(plain)) return null;
  const amount = Number(plain.replaceAll(',', ''));
  return amount <= MAX_AMOUNT ? amount : null;
}
