import type { FieldSources } from '../../games/games.types.js';
import { isGiven, LISTING_FIELD_LIST, type ListingField } from '../../games/listings/listing-fields.types.js';
import type { FoundDetail, GameFacts } from '../market-data.types.js';

/** A game's facts merged from several answers. */
export interface MergedFacts {
  facts: GameFacts;
  fieldSources: FieldSources;
}

export type DetailField = ListingField | 'title' | 'developer' | 'iconUrl' | 'url';

const DETAIL_FIELDS: readonly DetailField[] = [
  'title',
  'developer',
  'iconUrl',
  ...LISTING_FIELD_LIST.map(({ name }) => name),
  'url',
];
const COMPLETENESS = new Map<DetailField, ((value: never) => boolean) | undefined>(
  LISTING_FIELD_LIST.map(({ name, isComplete }) => [name, isComplete]),
);

/** For each field, the providers in order of preference. */
export type Precedence = (field: DetailField) => readonly string[];

export interface ProviderAnswer {
  provider: string;
  answer: FoundDetail;
}

/**
 * Takes each field from the first provider that knows it, and records source and time.
 * @param answers at least one; ids come from the preferred one for titles
 */
export function mergeFacts(answers: readonly ProviderAnswer[], precedence: Precedence): MergedFacts {
  const orderAnswers = (field: DetailField): ProviderAnswer[] => {
    const order = precedence(field);
    return [...answers].sort((a, b) => order.indexOf(a.provider) - order.indexOf(b.provider));
  };
  const [base] = orderAnswers('title');
  if (!base) throw new Error('There is no answer to merge.');
  const facts: Record<string, unknown> = { ...base.answer.facts };
  const fieldSources: FieldSources = {};
  for (const field of DETAIL_FIELDS) {
    const best = orderAnswers(field).find(({ answer }) => isKnown(field, answer.facts[field]));
    if (!best) continue;
    const { answer } = best;
    facts[field] = answer.facts[field];
    fieldSources[field] = { source: answer.sources?.[field] ?? answer.source, at: answer.fetchedAt };
  }
  return { facts: facts as unknown as GameFacts, fieldSources };
}

/** Keeps what was known `before` and is unknown now, each field with its source and time, as listings do. */
export function keepKnown<Copy extends MergedFacts>(copy: Copy, before: MergedFacts): Copy {
  const facts: Record<string, unknown> = { ...copy.facts };
  const fieldSources = { ...copy.fieldSources };
  for (const field of DETAIL_FIELDS) {
    const source = before.fieldSources[field];
    if (!source || isKnown(field, copy.facts[field]) || !isKnown(field, before.facts[field])) continue;
    facts[field] = before.facts[field];
    fieldSources[field] = source;
  }
  return { ...copy, facts, fieldSources };
}

const isKnown = (field: DetailField, value: unknown): boolean =>
  isGiven(value) && (COMPLETENESS.get(field)?.(value as never) ?? true);
