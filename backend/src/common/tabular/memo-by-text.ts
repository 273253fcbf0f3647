/**
 * Copies the characters. In V8 a substring keeps the whole text alive: a few thousand titles would hold a whole file
 * in memory.
 */
export function ownCopy(text: string): string {
  return (' ' + text).slice(1);
}

/** Longer texts rarely repeat, and caching them would let a hostile file fill the memory. */
const MAX_KEY_LENGTH = 600;

/**
 * Caches results of `read` by text, since tables repeat the same texts. Results are shared between rows and must not
 * be changed. The cache is cleared at `limit` texts.
 */
export function memoByText<T>(read: (text: string) => T, limit = 4096): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > MAX_KEY_LENGTH) return read(ownCopy(text));
    const found = known.get(text);
    if (found !== undefined) return found;
    const own = ownCopy(text);
    const value = read(own);
    if (known.size >= limit) known.clear();
    known.set(own, value);
    return value;
  };
}
