/** The median, the lower one of two; null for an empty list. */
export function takeMedian(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null;
}
