import { countryCode } from '../common/countries.js';
import { invalidField } from '../common/errors/problem.js';
import { PLATFORMS, type Platform } from '../games/games.types.js';
import { CATEGORIES } from './categories.js';
import { truncate } from '../common/truncate.js';

/**
 * Fills in the defaults of a chart request and checks it.
 * @returns the category as asked for, the country in lower case
 * @throws ProblemException 400 naming an unknown platform, category or country
 */
export function checkChart(query: { platform?: unknown; category?: unknown; country?: unknown }): {
  platform: Platform;
  category: string;
  country: string;
} {
  const platform = PLATFORMS.find((known) => known === query.platform);
  if (!platform) throw invalidField('platform', `must be one of ${PLATFORMS.join(', ')}`);
  const category = text('category', query.category) || 'all';
  const country = (text('country', query.country) || 'us').toLowerCase();
  if (!CATEGORIES[platform].includes(category)) {
    throw invalidField('category', `"${truncate(category, 40)}" is not a category of ${platform}`);
  }
  if (countryCode(country) === null) {
    throw invalidField('country', `"${truncate(country, 10)}" is not a two-letter country code`);
  }
  return { platform, category, country };
}

function text(field: string, value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') throw invalidField(field, 'may be given once');
  return value;
}
