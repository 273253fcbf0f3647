import { countryCode } from '../common/countries.js';
import { invalidField } from '../common/errors/problem.js';
import type { Platform } from '../games/games.types.js';
import { CATEGORIES } from './categories.js';

/**
 * Fills in the defaults of a chart request and checks it.
 * @returns the category as asked for, the country in lower case
 * @throws ProblemException 400 naming an unknown category or country
 */
export function checkChart(query: { platform: Platform; category?: string; country?: string }) {
  const category = query.category || 'all';
  const country = (query.country || 'us').toLowerCase();
  if (!CATEGORIES[query.platform].includes(category)) {
    throw invalidField('category', `"${category.slice(0, 40)}" is not a category of ${query.platform}`);
  }
  if (countryCode(country) === null) {
    throw invalidField('country', `"${country.slice(0, 10)}" is not a two-letter country code`);
  }
  return { platform: query.platform, category, country };
}
