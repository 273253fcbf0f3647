import { memoByText, ownCopy } from './memo-by-text.js';
import type { TabularFields, TabularValue } from './tabular.types.js';
import { truncate } from '../text/truncate.js';

/** Why a cell cannot be used. */
export class CellFault {
  constructor(readonly reason: string) {}
}

/** The first of the named cells that is not empty; texts come trimmed. */
export function pickCell(fields: TabularFields, names: readonly string[]): TabularValue | undefined {
  for (const name of names) {
    const value = fields[name];
    if (value === undefined || value === null) continue;
    const cell = typeof value === 'string' ? value.trim() : value;
    if (cell !== '') return cell;
  }
  return undefined;
}

/** Like `pickCell`, for cells that hold a text or number; anything else counts as empty. */
export function pickText(fields: TabularFields, names: readonly string[]): string {
  const value = pickCell(fields, names);
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A value as a message shows it: quoted and cut to 80 characters. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const clean = cleanText(truncate(text, 200)).replace(/\s+/g, ' ');
  return `"${truncate(clean, 80, '…')}"`;
}

/** Without zero characters and unpaired surrogates, which PostgreSQL does not store; trimmed. */
export function cleanText(text: string): string {
  return /[\0\uD800-\uDFFF]/.test(text) ? text.replace(/\0|\p{Surrogate}/gu, '').trim() : text.trim();
}

/** A free text of at most `max` characters, null when empty. The text owns its characters. */
export function longTextCell(name: string, max: number, text: string): string | null | CellFault {
  const clean = cleanText(text);
  if (clean.length > max) return new CellFault(`${name} is longer than ${max} characters: ${shown(clean)}`);
  return clean === '' ? null : ownCopy(clean);
}

/** Makes a reader for a short text column that repeats; it remembers up to `limit` texts. */
export function textCell(
  name: string,
  max: number,
  limit?: number,
): (text: string) => string | null | CellFault {
  const read = memoByText<string | null | CellFault>((text) => longTextCell(name, max, text), limit);
  return (text) => (text === '' ? null : read(text));
}

const WEB_ADDRESS = /^https:\/\/[^\s/?#@\\"'<>`]+(?:[/?#][^\s\\"<>`\u0000-\u001f]*)?$/i;

/** The address when it is a plain https one of at most 2048 characters, else null. */
export const httpsCell: (text: string) => string | null = (() => {
  const read = memoByText((text) => ({ url: isHttps(text) ? text : null }), 8192);
  return (text: string) => (text === '' ? null : read(text).url);
})();

function isHttps(text: string): boolean {
  return text.length <= 2048 && WEB_ADDRESS.test(text) && URL.canParse(text);
}

/** A whole number from `min` to `max`, written with digits only; null otherwise. */
export function wholeCell(value: TabularValue | undefined, min: number, max: number): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : null;
}

/** A count of at least one, written with digits, in groups of three or not; null otherwise. */
export const countCell = (text: string): number | null =>
  wholeCell(withoutSeparators(text), 1, Number.MAX_SAFE_INTEGER);

export const withoutSeparators = (number: string): string =>
  /^\d{1,3}(,\d{3})+$/.test(number) ? number.replaceAll(',', '') : number;

export function switchCell(text: string): boolean | null {
  if (/^(true|yes|1)$/i.test(text)) return true;
  return /^(false|no|0)$/i.test(text) ? false : null;
}
