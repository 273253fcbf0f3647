import { getPictureName } from '../../../games/listings/picture-name.rules.js';
import type { GameFacts } from '../../market-data.types.js';

/** Fields of a store page that the change log tracks. */
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

/** Plus whether the page exists. */
export const CHANGE_FIELDS = [...PAGE_FIELDS, 'listing'] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];

/** A field as one text, lists with one entry per line; null when the source has no value. */
export function readValue(facts: GameFacts, field: PageField): string | null {
  const value = facts[field];
  if (value === null || value === undefined) return null;
  const text = Array.isArray(value) ? value.join('\n') : value;
  return text === '' ? null : text;
}

/** Whether two values of a source differ in more than formatting that stores vary at random. */
export function isChange(field: PageField, from: string, to: string): boolean {
  return normalize(field, from) !== normalize(field, to);
}

function normalize(field: PageField, text: string): string {
  if (field === 'categories') return [...text.split('\n')].sort().join('\n');
  if (field === 'iconUrl' || field === 'screenshots') return text.split('\n').map(getPictureName).join('\n');
  return text.replace(/\s+/g, ' ').trim();
}
