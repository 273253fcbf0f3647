import { DAY_MS, formatDay, parseDay } from '../common/time/clock.js';
import { countryCode } from '../common/countries.js';
import { invalidField } from '../common/errors/problem.js';
import { checkDate, type ListQuery } from '../common/list/list-query.js';
import { PLATFORMS, type Platform } from '../games/games.types.js';
import { canonicalCategory } from './categories.js';
import { CATEGORIES } from '../games/catalog/categories.types.js';
import { truncate } from '../common/text/truncate.js';

/**
 * Validates the key of a chart and fills in defaults.
 * @returns the category as requested, the country in lower case
 * @throws ProblemException 400 naming an unknown platform, category or country
 */
export function checkChart(query: { platform?: unknown; category?: unknown; country?: unknown }): {
  platform: Platform;
  category: string;
  country: string;
} {
  const platform = PLATFORMS.find((known) => known === query.platform);
  if (!platform) throw invalidField('platform', `must be one of ${PLATFORMS.join(', ')}`);
  const category = assertText('category', query.category) || 'all';
  const country = (assertText('country', query.country) || 'us').toLowerCase();
  if (!CATEGORIES[platform].includes(category)) {
    throw invalidField('category', `"${truncate(category, 40)}" is not a category of ${platform}`);
  }
  if (countryCode(country) === null) {
    throw invalidField('country', `"${truncate(country, 10)}" is not a two-letter country code`);
  }
  return { platform, category, country };
}

/**
 * Parses a period of days or times; the last day is included.
 * @param now end of a period without one
 * @throws ProblemException 400 naming an invalid date, or `from` when it is after the end
 */
export function checkPeriod(
  { from: first, to: last }: { from?: string; to?: string },
  now?: Date,
): { from?: Date; to?: Date } {
  const from = first === undefined ? undefined : checkDate('from', first);
  const to = last === undefined ? now : checkEnd('to', last);
  if (from && to && from > to) throw invalidField('from', 'must not be after to');
  return { from, to };
}

/** No store had charts before the App Store opened. */
const FIRST_DAY = '2008-07-10';

/** A UTC day: its start and the start of the next day. */
export interface Day {
  /** As `2026-07-03`. */
  name: string;
  start: Date;
  end: Date;
}

/** The requested days: the one shown, and the one it is compared with. */
export interface RequestedDays {
  date: Day | null;
  compareDate: Day | null;
}

/**
 * Parses the day shown and the day to compare with.
 * @throws ProblemException 400 for an invalid or future day, or when the second is not before the first
 */
export function checkDays(query: { date?: unknown; compareDate?: unknown }, now: Date): RequestedDays {
  const date = query.date === undefined ? null : checkDay('date', query.date, now);
  const compareDate =
    query.compareDate === undefined ? null : checkDay('compareDate', query.compareDate, now);
  if (compareDate && compareDate.name >= (date?.name ?? formatDay(now)))
    throw invalidField('compareDate', date ? 'must be before "date"' : 'must be before today');
  return { date, compareDate };
}

/** @throws ProblemException 400 for an invalid or future day */
export function checkDay(field: string, value: unknown, now: Date): Day {
  const name = assertText(field, value);
  const start = parseDay(name);
  if (!start) throw invalidField(field, 'must be a day of the calendar such as 2026-07-03');
  if (start > now) throw invalidField(field, `must not be in the future; today is ${formatDay(now)} (UTC)`);
  if (name < FIRST_DAY) throw invalidField(field, 'is before the stores had charts');
  return { name, start, end: new Date(start.getTime() + DAY_MS) };
}

/** A date without a time means the whole day; midnight is a time. */
function checkEnd(field: string, text: string): Date {
  const end = checkDate(field, text);
  return text.includes('T') ? end : new Date(end.getTime() + DAY_MS - 1);
}

function assertText(field: string, value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') throw invalidField(field, 'must be sent only once');
  return value;
}

/** Translates categories into the names used by the requested stores. */
export function readCategories({ category, platform }: ListQuery['filter']): string[] {
  const platforms = (platform as Platform[] | undefined) ?? PLATFORMS;
  return (category as string[]).map((name) => {
    const owner = platforms.find((candidate) => CATEGORIES[candidate].includes(name));
    const canonical = owner && canonicalCategory(owner, name);
    if (!canonical) throw invalidField('filter.category', `"${truncate(name, 40)}" is not a category`);
    return canonical;
  });
}

/** @throws ProblemException 400 for an unknown country */
export function readCountries(codes: string[]): string[] {
  return codes.map((text) => {
    const code = text.toLowerCase();
    if (!countryCode(code))
      throw invalidField('filter.country', `"${truncate(text, 10)}" is not a country code`);
    return code;
  });
}
