import { getPictureName } from '../../../games/listings/picture-name.types.js';
import type { GameFacts } from '../../market-data.types.js';

/** What the change log watches on a store page. */
export const PAGE_FIELDS = [
  'title',
  'description',
  'iconUrl',
  'screenshots',
  'version',
  'price',
  'categories',
] as const;
export type PageField = (typeof PAGE_FIELDS)[number];

/** And whether there is such a page. */
export const CHANGE_FIELDS = [...PAGE_FIELDS, 'listing'] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];

/** What a source says of a field as one text, lists a line each; null when it says nothing. */
export function readValue(facts: GameFacts, field: PageField): string | null {
  const value = facts[field];
  if (value === null || value === undefined) return null;
  const text = Array.isArray(value) ? value.join('\n') : value;
  return text === '' ? null : text;
}

/** Whether two values of a source differ in more than what a store changes without meaning it. */
export function isChange(field: PageField, from: string, to: string): boolean {
  return normalize(field, from) !== normalize(field, to);
}

function normalize(field: PageField, text: string): string {
  if (field === 'categories') return [...text.split('\n')].sort().join('\n');
  if (field === 'iconUrl' || field === 'screenshots') return text.split('\n').map(getPictureName).join('\n');
  return text.replace(/\s+/g, ' ').trim();
}
