/**
 * Reads a Retry-After header: seconds or an HTTP date.
 * @returns milliseconds from `now`, at least 0; undefined when absent or unreadable.
 */
export function readRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1_000);
  // HTTP dates begin with a letter; Date.parse would also accept stray numbers.
  const time = /^[A-Za-z]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}
