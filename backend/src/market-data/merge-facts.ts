import type { FieldSources } from '../games/games.types.js';
import type { DetailOutcome, GameFacts } from './market-data.types.js';

export type FoundDetail = Extract<DetailOutcome, { outcome: 'found' }>;

/** A game's facts put together from several answers. */
export interface MergedFacts {
  facts: GameFacts;
  fieldSources: FieldSources;
}

const DETAIL_FIELDS = [
  'title',
  'developer',
  'iconUrl',
  'categories',
  'description',
  'screenshots',
  'videoUrl',
  'version',
  'lastUpdate',
  'releaseDate',
  'similarApps',
  'downloads',
  'revenue',
  'rating',
  'price',
  'url',
] as const satisfies readonly (keyof GameFacts)[];
export type DetailField = (typeof DETAIL_FIELDS)[number];

/** For each field the providers in the order in which they are believed. */
export type Precedence = (field: DetailField) => readonly string[];

export interface NamedAnswer {
  provider: string;
  answer: FoundDetail;
}

/**
 * Takes each field from the first provider that knows it, and remembers which and when.
 * @param answers at least one; ids come from the first one of the highest precedence for titles
 */
export function mergeFacts(answers: readonly NamedAnswer[], precedence: Precedence): MergedFacts {
  const ordered = (field: DetailField): NamedAnswer[] => {
    const order = precedence(field);
    return [...answers].sort((a, b) => order.indexOf(a.provider) - order.indexOf(b.provider));
  };
  const [base] = ordered('title');
  if (!base) throw new Error('There is no answer to merge.');
  const facts: Record<string, unknown> = { ...base.answer.facts };
  const fieldSources: FieldSources = {};
  for (const field of DETAIL_FIELDS) {
    const best = ordered(field).find(({ answer }) => isKnown(field, answer.facts[field]));
    if (!best) continue;
    const { answer } = best;
    facts[field] = answer.facts[field];
    fieldSources[field] = { source: answer.sources?.[field] ?? answer.source, at: answer.fetchedAt };
  }
  return { facts: facts as unknown as GameFacts, fieldSources };
}

function isKnown(field: DetailField, value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (Array.isArray(value)) return value.length > 0;
  // A share of countries without a total is less than a total.
  if (field === 'downloads' || field === 'revenue') return (value as { total: unknown }).total !== null;
  // Nobody having rated is known, but another provider may know better.
  if (field === 'rating') return (value as { score: unknown }).score !== null;
  return true;
}
