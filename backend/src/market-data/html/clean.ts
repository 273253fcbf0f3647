import { type CheerioAPI, load } from 'cheerio';
import { readLooseDay } from '../../common/tabular/dates.js';
import { truncate } from '../../common/text/truncate.js';

/** Longest texts kept, in characters. */
export const TEXT_LIMITS = { title: 300, name: 200, description: 20_000, url: 2_048 } as const;

/**
 * Makes third-party text safe to store and show: no control characters, no lone surrogates, trimmed.
 * @returns null when nothing is left or the value is not a string
 */
export function cleanText(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return null;

  const text = value
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '');
  const cleaned = truncate(text.toWellFormed().trim(), most).trim();
  return cleaned === '' ? null : cleaned;
}

/** An address of an external page, http or https. */
export function pageUrl(value: unknown): string | null {
  return (
    httpsUrl(value) ??
    (typeof value === 'string' && httpsUrl(value.trim().replace(/^http:/i, 'https:')) ? value.trim() : null)
  );
}

/** An https address without credentials; anything else (http:, data:, javascript:) is null. */
export function httpsUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > TEXT_LIMITS.url || !URL.canParse(value.trim())) return null;
  const url = new URL(value.trim());
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

/** Block elements, whose texts must not run together: `4.2` and `2,345` are two numbers. */
const BLOCKS =
  'address, article, aside, blockquote, button, caption, dd, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, legend, li, main, nav, ol, option, p, pre, section, summary, table, td, th, tr, ul';

/**
 * Puts `separator` around the text of each block element and table cell, and replaces each `br` with a line break.
 */
export function separateBlocks($: CheerioAPI, separator: string): void {
  $('br').replaceWith('\n');
  $(BLOCKS).each((_, element) => {
    $(element).prepend(separator).append(separator);
  });
}

/** Descriptions have dozens of tags; a tree of thousands within each other exhausts the stack. */
const MAX_TAGS = 2_000;

/** Text of an HTML fragment with its line breaks; scripts and styles are dropped. */
export function htmlToText(html: unknown, most: number = TEXT_LIMITS.description): string | null {
  if (typeof html !== 'string') return null;
  if (!/[<&]/.test(html)) return cleanText(html, most);
  const fragment = truncate(html, most * 4);
  const hasTooMany = fragment.split('<', MAX_TAGS + 2).length > MAX_TAGS + 1;
  const $ = load(hasTooMany ? fragment.replace(/<[^<>]*>/g, ' ') : fragment, null, false);
  $('script, style, iframe, object').remove();
  separateBlocks($, '\n');
  return cleanText(
    $.root()
      .text()
      .replace(/\n{3,}/g, '\n\n'),
    most,
  );
}

/** The value at a path into nested lists and objects; undefined when a step is missing. */
export function getPath(value: unknown, ...path: (number | string)[]): unknown {
  let here: unknown = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<number | string, unknown>)[step];
  }
  return here;
}

/** ISO time of a day or an instant; null when it is not a plausible date, or can be two days. */
export function isoTime(value: unknown): string | null {
  // Date.parse reads days in the zone of the server.
  const time = typeof value === 'string' ? readLooseDay(value.trim()) : null;
  const ms = typeof value === 'number' ? value : (time?.getTime() ?? Number.NaN);
  return ms > Date.UTC(1990, 0) && ms < Date.UTC(2100, 0) ? new Date(ms).toISOString() : null;
}

/** The https addresses of a list without repeats, at most 20: some pages repeat theirs. */
export function pictures(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return [...new Set((list as unknown[]).flatMap((one) => httpsUrl(one) ?? []))].slice(0, 20);
}
