import { memoByText, ownCopy } from './memo-by-text.js';
import type { TabularFields, TabularValue } from './tabular.types.js';
import { truncate } from '../text/truncate.js';

/** Why a cell is invalid. */
export class CellFault {
  constructor(readonly reason: string) {}
}

/** First non-empty cell of the names; texts are trimmed. */
export function pickCell(fields: TabularFields, names: readonly string[]): TabularValue | undefined {
  for (const name of names) {
    const value = fields[name];
    if (value === undefined || value === null) continue;
    const cell = typeof value === 'string' ? value.trim() : value;
    if (cell !== '') return cell;
  }
  return undefined;
}

/** Like `pickCell`, for texts and numbers; other values count as empty. */
export function pickText(fields: TabularFields, names: readonly string[]): string {
  const value = pickCell(fields, names);
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A value for a message: quoted and cut to 80 characters. */
export function quoteCell(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const clean = cleanText(truncate(text, 200)).replace(/\s+/g, ' ');
  return `"${truncate(clean, 80, '…')}"`;
}

const UNWANTED = /[\0-\x08\v\f\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** Removes control characters, also those that turn the direction of text, and lone surrogates; trims. */
export const cleanText = (text: string): string => text.replace(UNWANTED, '').trim();

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Scrapers leave `&amp;` and `&#39;` of web pages in texts. */
const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{2,6})|#x([\da-f]{2,5})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (_, decimal?: string, hex?: string, name?: string) =>
      name === undefined
        ? String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex ?? '', 16))
        : (ENTITIES[name.toLowerCase()] ?? ''),
  );

/** A text of at most `max` characters, null when empty. */
export const longTextCell = (name: string, max: number, text: string): string | null | CellFault =>
  checkText(name, max, decodeEntities(text).replace(/\r\n?/g, '\n'));

/** The text is copied out of the file text. */
function checkText(name: string, max: number, text: string): string | null | CellFault {
  const clean = cleanText(text);
  if (clean.length > max)
    return new CellFault(`${name} is longer than ${max} characters: ${quoteCell(clean)}`);
  return clean === '' ? null : ownCopy(clean);
}

/** Creates a reader for a column of repetitive texts of one line; it caches up to `limit` texts. */
export function textCell(
  name: string,
  max: number,
  limit?: number,
): (text: string) => string | null | CellFault {
  const read = memoByText<string | null | CellFault>(
    (text) => checkText(name, max, decodeEntities(text).replace(/\s+/g, ' ')),
    limit,
  );
  return (text) => (text === '' ? null : read(text));
}

const WEB_ADDRESS = /^https:\/\/[^\s/?#@\\"'<>`]+(?:[/?#][^\s\\"<>`\u0000-\u001f]*)?$/i;

/** The URL if it is plain https with at most 2048 characters, otherwise null. */
export const httpsCell: (text: string) => string | null = (() => {
  const read = memoByText((text) => ({ url: isHttps(text) ? text : null }), 8192);
  return (text: string) => (text === '' ? null : read(text).url);
})();

function isHttps(text: string): boolean {
  return text.length <= 2048 && WEB_ADDRESS.test(text) && URL.canParse(text);
}

/**
 * An integer from `min` to `max`, otherwise null. Text is digits, or digits and ".0" as pandas writes columns with
 * gaps; "1.000" may be a thousand.
 */
export function wholeCell(value: TabularValue | undefined, min: number, max: number): number | null {
  const number = typeof value === 'string' && /^\d{1,15}(?:\.0)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : null;
}

/** A positive integer, with or without digit groups; otherwise null. */
export const countCell = (text: string): number | null =>
  wholeCell(withoutSeparators(text), 1, Number.MAX_SAFE_INTEGER);

export const withoutSeparators = (number: string): string =>
  /^\d{1,3}(,\d{3})+$/.test(number) ? number.replaceAll(',', '') : number;

export function switchCell(text: string): boolean | null {
  if (/^(true|yes|1)$/i.test(text)) return true;
  return /^(false|no|0)$/i.test(text) ? false : null;
}
