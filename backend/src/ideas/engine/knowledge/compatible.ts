import { CLASHES, CONSTRAINTS, FITS } from './compatibility.js';
import { parseRows } from './rows.js';

export interface Judgment {
  verdict: 'fit' | 'clash';
  reason: string;
}

const keyFor = (a: string, b: string): string => [a, b].sort().join(' ');

/** The whole table, by pair. */
export const judgments: ReadonlyMap<string, Judgment> = new Map(
  (['fit', 'clash'] as const).flatMap((verdict) =>
    parseRows(verdict === 'fit' ? FITS : CLASHES).map(([a = '', b = '', reason = '']) => [
      keyFor(a, b),
      { verdict, reason },
    ]),
  ),
);

/** What is known of two mechanics together; undefined when nobody has judged them. */
export const judgePair = (a: string, b: string): Judgment | undefined => judgments.get(keyFor(a, b));

/** Mechanics that help this one, in the order of the table. */
export const listFits = (id: string): string[] =>
  [...judgments].flatMap(([key, { verdict }]) => {
    const [a = '', b = ''] = key.split(' ');
    return verdict !== 'fit' || (a !== id && b !== id) ? [] : [a === id ? b : a];
  });

export interface ConstraintRule {
  words: string[];
  excluded: ReadonlySet<string>;
  reason: string;
}

export const constraintRules: readonly ConstraintRule[] = parseRows(CONSTRAINTS).map(
  ([words = '', ids = '', reason = '']) => ({
    words: words.split(',').map((word) => word.trim()),
    excluded: new Set(ids.split(' ')),
    reason,
  }),
);
