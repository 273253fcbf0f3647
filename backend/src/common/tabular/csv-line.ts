export type CsvValue = string | number | bigint | boolean | Date | null | undefined;

/** What a spreadsheet takes for a formula; the full-width signs count as such in East Asian versions. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * One CSV line (RFC 4180, ended by CRLF). Texts that a spreadsheet would run as a formula get an apostrophe in
 * front; numbers stay numbers, unknown values are empty cells, times are ISO-8601.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return values.map(csvCell).join(',') + '\r\n';
}

/** One line of newline-delimited JSON. */
export function ndjsonLine(row: object): string {
  return JSON.stringify(row) + '\n';
}

/** Whether `csvLine` put the apostrophe there; a reader takes it away, so that an export can be imported again. */
export function isNeutralised(cell: string): boolean {
  return cell.charCodeAt(0) === 39 && FORMULA.test(cell.slice(1));
}

function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
