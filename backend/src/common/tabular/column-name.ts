import { memoByText } from './memo-by-text.js';

/**
 * One form for a column's many spellings: `Bundle ID`, `bundle_id`, `bundle-id` and `bundleId` are `bundleid`.
 * With the underscores gone `__proto__` cannot be a name either.
 */
export const columnName: (name: string) => string = memoByText((name) =>
  name.toLowerCase().replace(/[\s_-]+/g, ''),
);

export function columnNames(names: readonly string[]): string[] {
  return names.map(columnName);
}
