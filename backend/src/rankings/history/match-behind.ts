import type { FilterCondition } from '../../common/list/list-filters.js';

/** The parts of a row's key as its id has them, in the order of the key. */
const PARTS: readonly (readonly [name: string, type: string])[] = [
  ['platform', 'text'],
  ['category', 'text'],
  ['country', 'text'],
  ['rankingType', 'text'],
  ['capturedAt', 'timestamptz'],
  ['rankPosition', 'int'],
];

/** Rows behind the one with an id, in the order of their key. @param columns those of the key, as in {@link PARTS} */
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
