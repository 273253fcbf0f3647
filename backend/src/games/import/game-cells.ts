import {
  cleanText,
  httpsCell,
  pickCell,
  pickText,
  switchCell,
  wholeCell,
  withoutSeparators,
} from '../../common/tabular/cells.js';
import { columnName } from '../../common/tabular/column-name.js';
import type { TabularFields, TabularValue } from '../../common/tabular/tabular.types.js';
import {
  AVAILABILITIES,
  type Availability,
  type Rating,
  type Share,
  type SimilarApp,
  LISTING_LIMITS,
} from '../games.types.js';
import type { ListingField } from '../listings/listing-fields.types.js';
import { AT, STAR_COLUMNS } from './game-columns.rules.js';
import { storeId } from './store-id.rules.js';
import { truncate } from '../../common/text/truncate.js';

const MAX_SHORT = 100;

/** A parsed value and how many values were dropped. Null means unknown. */
export interface ParsedCell<T> {
  value: T | null;
  dropped: number;
}

/** Parsers of fields that are more than a text, an address or a day. */
export const STRUCTURED_CELLS: Partial<Record<ListingField, (fields: TabularFields) => ParsedCell<unknown>>> =
  {
    categories: readCategories,
    languages: readLanguages,
    availability: readAvailability,
    inAppPurchases: readPurchases,
    price: readPrice,
    screenshots: readScreenshots,
    similarApps: readSimilarApps,
    downloads: (fields) => readShare(fields, 'downloads'),
    revenue: (fields) => readShare(fields, 'revenue'),
    rating: readRating,
  };

/** Category names, or objects with a name: a JSON list, or text. */
function readCategories(fields: TabularFields): ParsedCell<string[]> {
  const items = splitWords(pickCell(fields, AT.categories));
  const names = items.map((item) =>
    shortText(isObject(item) ? pickText(item, ['name']) : typeof item === 'string' ? item : ''),
  );
  return listPart(
    [...new Set(names.filter((name) => name !== null))],
    new Set(items).size,
    LISTING_LIMITS.categories,
  );
}

/** Two-letter codes in any case; App Store answers repeat some. */
function readLanguages(fields: TabularFields): ParsedCell<string[]> {
  const items = splitWords(pickCell(fields, AT.languages));
  const codes = items.map((item) =>
    typeof item === 'string' && /^[a-z]{2}$/i.test(item) ? item.toUpperCase() : null,
  );
  return listPart(
    [...new Set(codes.filter((code) => code !== null))],
    new Set(items).size,
    LISTING_LIMITS.languages,
  );
}

/** `4.99 USD`, or an amount with the currency in another column. */
function readPrice(fields: TabularFields): ParsedCell<string> {
  const text = pickText(fields, AT.price);
  const currency = pickText(fields, ['currency']).toUpperCase();
  const [, amount, unit = currency] = /^(\d{1,9}(?:\.\d{1,4})?)(?: ([A-Z]{3}))?$/.exec(text) ?? [];
  const value = amount && /^[A-Z]{3}$/.test(unit) ? `${Number(amount).toFixed(2)} ${unit}` : null;
  return { value, dropped: text !== '' && value === null ? 1 : 0 };
}

/** Yes or no, or the prices of the purchases: "0.99, 4.99". */
function readPurchases(fields: TabularFields): ParsedCell<boolean> {
  const text = pickText(fields, AT.inAppPurchases);
  const hasPrice = /^\d+\.\d+(?:, ?\d+\.\d+)*$/.test(text) && /[1-9]/.test(text);
  const value = switchCell(text) ?? (hasPrice || null);
  return { value, dropped: text !== '' && value === null ? 1 : 0 };
}

function readAvailability(fields: TabularFields): ParsedCell<Availability> {
  const text = pickText(fields, AT.availability).toLowerCase();
  const value = AVAILABILITIES.find((known) => known === text) ?? null;
  return { value, dropped: text !== '' && value === null ? 1 : 0 };
}

/** The first column with any; https addresses only. */
function readScreenshots(fields: TabularFields): ParsedCell<string[]> {
  for (const column of AT.screenshots) {
    const items = splitItems(pickCell(fields, [column]), '|');
    if (items.length === 0) continue;
    const urls = items.map((item) => (typeof item === 'string' ? httpsCell(item) : null));
    return listPart(
      [...new Set(urls.filter((url) => url !== null))],
      new Set(items).size,
      LISTING_LIMITS.screenshots,
    );
  }
  return { value: null, dropped: 0 };
}

/** `{bundleId, title, iconUrl}` objects, or plain ids, which also serve as titles. */
function readSimilarApps(fields: TabularFields): ParsedCell<SimilarApp[]> {
  const items = splitItems(pickCell(fields, AT.similarApps), '|');
  const apps = new Map<string, SimilarApp>();
  for (const item of items) {
    const part: TabularFields = isObject(item) ? withColumnNames(item) : { bundleid: item };
    const id = storeId('ios', pickText(part, ['bundleid', 'trackid']));
    if (!('bundleId' in id) && !('trackId' in id)) continue;
    const bundleId = 'bundleId' in id ? id.bundleId : `id${id.trackId}`;
    const title = truncate(cleanText(pickText(part, ['title', 'name'])), 500) || bundleId;
    if (!apps.has(bundleId))
      apps.set(bundleId, { bundleId, title, iconUrl: httpsCell(pickText(part, ['iconurl'])) });
  }
  return listPart([...apps.values()], items.length, LISTING_LIMITS.similarApps);
}

/** Downloads or revenue: `{total, countries}`, or a total with a column such as `US:40|DE:12.5`. */
function readShare(fields: TabularFields, columns: 'downloads' | 'revenue'): ParsedCell<Share> {
  const cell = pickCell(fields, AT[columns]);
  const part = isObject(cell) ? withColumnNames(cell) : { total: cell };
  const flat = pickCell(fields, AT[columns === 'downloads' ? 'downloadsCountries' : 'revenueCountries']);
  const items = splitItems(isObject(cell) ? part['countries'] : flat, '|');
  const totalText = pickText(part, ['total']);
  const total = shortText(totalText);
  const countries = items.map(parseCountryShare).filter((share) => share !== null);
  const stored = countries.slice(0, LISTING_LIMITS.countries);
  const dropped = items.length - stored.length + (total === null && totalText !== '' ? 1 : 0);
  return { value: total === null && stored.length === 0 ? null : { total, countries: stored }, dropped };
}

/** Score, number of ratings and stars, from `{score, total, distribution}` or from columns. */
function readRating(fields: TabularFields): ParsedCell<Rating> {
  const cell = pickCell(fields, AT.rating);
  const part = isObject(cell) ? withColumnNames(cell) : {};
  const scoreCell = isObject(cell) ? pickText(part, ['score']) : pickText(fields, AT.rating);
  const totalCell = isObject(cell) ? pickText(part, ['total']) : pickText(fields, AT.ratingTotal);
  const number = scoreCell === '' ? NaN : Number(scoreCell.replace(/^(\d),(\d{1,2})$/, '$1.$2'));
  // The stores write 0 when there are no ratings.
  const score = number > 0 && number <= 5 ? number : null;
  const total = wholeCell(withoutSeparators(totalCell), 0, Number.MAX_SAFE_INTEGER);
  const distribution = readDistribution(
    fields,
    part['distribution'] ?? pickCell(fields, AT.ratingDistribution),
  );
  const dropped =
    (scoreCell !== '' && score === null && number !== 0 ? 1 : 0) +
    (totalCell !== '' && total === null ? 1 : 0) +
    distribution.dropped;
  const known = score !== null || total !== null || distribution.value !== null;
  return { value: known ? { score, total, distribution: distribution.value ?? [] } : null, dropped };
}

function readDistribution(
  fields: TabularFields,
  cell: TabularValue | undefined,
): ParsedCell<Rating['distribution']> {
  const items = splitItems(cell, '|');
  const parsedCounts =
    items.length > 0
      ? items.map(parseStarCount)
      : STAR_COLUMNS.map(({ stars, names }) => readStarCount(stars, fields, names));
  const known = parsedCounts.filter((item) => item !== null);
  const sum = known.reduce((all, { count }) => all + count, 0);
  // An incomplete distribution would give wrong shares.
  if (
    known.length !== parsedCounts.length ||
    new Set(known.map(({ stars }) => stars)).size !== known.length ||
    sum === 0
  ) {
    return { value: null, dropped: known.length > 0 && sum > 0 ? 1 : 0 };
  }
  const shares = known.map((item) => ({ ...item, percentage: Math.round((item.count / sum) * 1000) / 10 }));
  return { value: shares.sort((a, b) => b.stars - a.stars), dropped: 0 };
}

function readStarCount(
  stars: number,
  fields: TabularFields,
  names: string[],
): { stars: number; count: number } | null {
  const count = wholeCell(withoutSeparators(pickText(fields, names)), 0, Number.MAX_SAFE_INTEGER);
  return count === null ? null : { stars, count };
}

/** `{stars, count}` or `5:1234`. */
function parseStarCount(item: TabularValue): { stars: number; count: number } | null {
  const pair = splitPair(item, 'stars', 'count');
  const stars = wholeCell(pair[0], 1, 5);
  return stars === null ? null : readStarCount(stars, { count: pair[1] }, ['count']);
}

/** `{name, percentage}` or `US:40`. */
function parseCountryShare(item: TabularValue): { name: string; percentage: number } | null {
  const [nameText, percentText] = splitPair(item, 'name', 'percentage');
  const name = shortText(nameText);
  const percentage = /^\d{1,3}(\.\d+)?%?$/.test(percentText) ? parseFloat(percentText) : NaN;
  return name !== null && percentage <= 100 ? { name, percentage } : null;
}

function splitPair(item: TabularValue, first: string, second: string): [string, string] {
  if (isObject(item)) {
    const part = withColumnNames(item);
    return [pickText(part, [first]), pickText(part, [second])];
  }
  const text = typeof item === 'string' ? item : '';
  const colon = text.lastIndexOf(':');
  return colon < 0 ? ['', ''] : [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

function splitItems(cell: TabularValue | undefined, separator: string): TabularValue[] {
  if (Array.isArray(cell)) return cell.map((item) => (typeof item === 'string' ? item.trim() : item));
  if (typeof cell !== 'string') return [];
  return cell
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Items without commas: text may be separated by `|` or commas. */
const splitWords = (cell: TabularValue | undefined): TabularValue[] =>
  splitItems(cell, typeof cell === 'string' && !cell.includes('|') ? ',' : '|');

function listPart<T>(found: T[], total: number, max: number): ParsedCell<T[]> {
  const stored = found.slice(0, max);
  return { value: stored.length > 0 ? stored : null, dropped: total - stored.length };
}

function shortText(text: string): string | null {
  const clean = cleanText(text);
  return clean === '' || clean.length > MAX_SHORT ? null : clean;
}

function isObject(value: TabularValue | undefined): value is { [key: string]: TabularValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withColumnNames(object: { [key: string]: TabularValue }): TabularFields {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [columnName(key), value]));
}
