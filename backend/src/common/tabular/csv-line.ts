export type CsvValue = string | number | bigint | boolean | Date | null | undefined;

/** Text that spreadsheets run as a formula; East Asian versions accept full-width signs too. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * One CSV line (RFC 4180, with CRLF). Texts that a spreadsheet would run as a formula get a leading apostrophe;
 * numbers stay numbers, null is empty, times are ISO 8601.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return values.map(csvCell).join(',') + '\r\n';
}

/** One line of newline-delimited JSON. */
export function ndjsonLine(row: object): string {
  return JSON.stringify(row) + '\n';
}

/** Whether `csvLine` added the apostrophe; readers remove it, so that an export can be imported again. */
export function isNeutralized(cell: string): boolean {
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
