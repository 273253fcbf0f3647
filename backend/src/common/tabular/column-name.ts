import { memoByText } from './memo-by-text.js';

/**
 * Normalizes a column name: `Bundle ID`, `bundle_id`, `bundle-id` and `bundleId` become `bundleid`. Without
 * underscores it cannot be `__proto__` either.
 */
export const columnName: (name: string) => string = memoByText((name) =>
  name.toLowerCase().replace(/[\s_-]+/g, ''),
);

export function columnNames(names: readonly string[]): string[] {
  return names.map(columnName);
}
