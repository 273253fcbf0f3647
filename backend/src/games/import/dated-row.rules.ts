import { CellFault, pickText, quoteCell } from '../../common/tabular/cells.js';
import { columnNames } from '../../common/tabular/column-name.js';
import { isAmbiguousDay, readLooseDay } from '../../common/tabular/dates.js';
import type { TabularFields } from '../../common/tabular/tabular.types.js';
import { AT } from './game-columns.rules.js';
import { type DroppedValues, type GameRow, readGameRow } from './game-row.js';

/** A row with facts about a listing on a given day. */
export interface DatedRow extends GameRow {
  /** As `2026-11-22`. */
  day: string;
}

const DATE = columnNames(['date', 'day', 'captured_on']);
const INSTALLS = columnNames(['installs']);
/** The stores opened in this year, so earlier days are mistakes. */
const FIRST_DAY = '2008-07-01';

/** Whether a record is about a day, even if the day is malformed. */
export const hasDate = (fields: TabularFields): boolean => DATE.some((name) => fields[name] !== undefined);

export const isDatedRow = (row: GameRow | DatedRow): row is DatedRow => 'day' in row;

/** Reads a record about a day. `now` is the latest day accepted. */
export function readDatedRow(
  fields: TabularFields,
  dropped: DroppedValues,
  now: Date,
): DatedRow | CellFault | 'not-a-game' {
  const day = readDay(pickText(fields, DATE), now);
  if (day instanceof CellFault) return day;
  const row = readGameRow(withInstallCount(fields), dropped);
  return row === 'not-a-game' || row instanceof CellFault ? row : { ...row, day };
}

function readDay(text: string, now: Date): string | CellFault {
  if (text === '') return new CellFault('date is missing');
  const time = readLooseDay(text);
  if (!time) {
    const reason = isAmbiguousDay(text) ? 'can be two days' : 'is not a day';
    return new CellFault(`date ${quoteCell(text)} ${reason}; write it as 2026-11-22`);
  }
  if (time > now) return new CellFault(`date ${quoteCell(text)} is in the future`);
  const day = time.toISOString().slice(0, 10);
  return day < FIRST_DAY ? new CellFault(`date ${quoteCell(text)} is before the stores opened`) : day;
}

/** In a history, "installs" is a count, unlike the words of a store page ("10,000+"). */
function withInstallCount(fields: TabularFields): TabularFields {
  const text = pickText(fields, INSTALLS);
  if (!/^[\d,]+$/.test(text)) return fields;
  const row = { ...fields };
  for (const name of INSTALLS) delete row[name];
  row[AT.installCount[0]!] ??= text;
  return row;
}
