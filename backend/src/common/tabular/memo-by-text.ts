/**
 * A copy that owns its characters. A piece cut out of a large text keeps the whole text alive in V8: a few thousand
 * kept titles would otherwise hold a file of any size in memory.
 */
export function ownCopy(text: string): string {
  return (' ' + text).slice(1);
}

/** Longer texts hardly repeat, and remembering them would let a hostile file fill the memory. */
const MAX_KEY_LENGTH = 600;

/**
 * Remembers what `read` made of each text; in tables the same few texts come again and again. The results are shared
 * between rows, so they must not be changed. Forgets everything when `limit` texts are known.
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
