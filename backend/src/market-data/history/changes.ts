import { getPictureName } from '../../games/catalogue/picture-name.types.js';
import type { GameFacts } from '../market-data.types.js';

/** What the change log watches. */
export const CHANGE_FIELDS = [
  'title',
  'description',
  'iconUrl',
  'screenshots',
  'version',
  'price',
  'categories',
] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];

/** What a source says of a field as one text, lists a line each; null when it says nothing. */
export function readValue(facts: GameFacts, field: ChangeField): string | null {
  const value = facts[field];
  if (value === null || value === undefined) return null;
  const text = Array.isArray(value) ? value.join('\n') : value;
  return text === '' ? null : text;
}

/** Whether two values of a source differ in more than what a store changes without meaning it. */
export function isChange(field: ChangeField, from: string, to: string): boolean {
  return normalize(field, from) !== normalize(field, to);
}

function normalize(field: ChangeField, text: string): string {
  if (field === 'categories') return [...text.split('\n')].sort().join('\n');
  if (field === 'iconUrl' || field === 'screenshots') return text.split('\n').map(getPictureName).join('\n');
  return text.replace(/\s+/g, ' ').trim();
}
