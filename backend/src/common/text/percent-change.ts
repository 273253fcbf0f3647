/** Change in percent with one decimal; null when there is nothing to compare, on either side. */
export function percentChange(
  before: number | null | undefined,
  now: number | null | undefined,
): number | null {
  if (before === null || before === undefined || before === 0 || now === null || now === undefined)
    return null;
  return Math.round(((now - before) / before) * 1_000) / 10;
}
