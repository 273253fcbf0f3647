import type { FilterCondition } from '../../common/list/list-filters.js';

/** Parts of a row's key as in its id, in the order of the key. */
const PARTS: readonly (readonly [name: string, type: string])[] = [
  ['platform', 'text'],
  ['category', 'text'],
  ['country', 'text'],
  ['rankingType', 'text'],
  ['capturedAt', 'timestamptz'],
  ['rankPosition', 'int'],
];

/**
 * Matches rows after the one with an id, in the order of their key.
 * @param columns the key columns, as in {@link PARTS}
 */
export const matchBehind = (
  columns: string[],
  parseId: (id: string) => object | undefined,
): FilterCondition => ({
  sql: (n) => {
    const values = PARTS.slice(0, columns.length).map(
      ([name, type]) => `(${n}::jsonb ->> '${name}')::${type}`,
    );
    return `(${columns.join(', ')}) > (${values.join(', ')})`;
  },
  value: (id) => JSON.stringify(parseId(id as string) ?? {}),
});
