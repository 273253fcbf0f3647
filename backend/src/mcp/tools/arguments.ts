/** Arguments that several tools have. */
export const PLATFORM = { type: 'string', enum: ['android', 'ios'] };
export const COUNTRY = { type: 'string', pattern: '^[a-z]{2}$', description: 'us when absent' };
export const CATEGORY = { type: 'string', description: 'such as puzzle; all when absent' };
export const RANKING_TYPE = { type: 'string', enum: ['downloads', 'revenue', 'new'] };
export const BUNDLE_ID = { type: 'string', description: 'from search_games or a chart' };
export const DAY = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
export const limit = (most: number, usual: number) => ({
  ...{ type: 'integer', minimum: 1, maximum: most, description: `${usual} when absent` },
});

type Row = Record<string, unknown>;

/** Picks the given arguments. */
export const pick = (args: Row, ...names: string[]): Row =>
  Object.fromEntries(names.filter((name) => args[name] !== undefined).map((name) => [name, args[name]]));

const LEFT_OUT = new Set(['iconUrl', 'screenshots', 'trend', 'clientId']);

/** Removes fields that only matter on screen. */
export function dropPictures<T>(value: T): T {
  if (Array.isArray(value)) return value.map(dropPictures) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !LEFT_OUT.has(name));
  return Object.fromEntries(entries.map(([name, each]) => [name, dropPictures(each as unknown)])) as T;
}

export const screen = (path: string, query: Row = {}): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' || typeof value === 'number') params.set(name, String(value));
  }
  const text = params.toString();
  return `/admin/${path}${text ? `?${text}` : ''}`;
};

export const findNewest = (times: (string | null | undefined)[]): string | null =>
  times
    .filter((time) => typeof time === 'string')
    .sort()
    .at(-1) ?? null;

/** Names of fields that are unknown in all rows, or in some. */
export function listUnknown(rows: readonly object[], fields: Record<string, string>): string[] {
  return Object.entries(fields).flatMap(([field, words]) => {
    const missing = rows.filter((row) => ((row as Row)[field] ?? null) === null).length;
    if (missing === 0) return [];
    return [rows.length === 1 ? words : `${words} of ${missing} of ${rows.length}`];
  });
}
