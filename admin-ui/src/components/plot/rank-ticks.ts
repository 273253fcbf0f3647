/** Axis ticks from 1 to the worst rank or beyond: every rank of a small range, else tens. */
export function rankTicks(ranks: readonly (number | null)[]): number[] {
  const worst = ranks.reduce<number>((most, rank) => Math.max(most, rank ?? 0), 0);
  if (worst <= 5) return [1, 2, 3, 4, 5];
  const step = Math.ceil(worst / 50) * 10;
  const count = Math.ceil(worst / step);
  return [1, ...Array.from({ length: count }, (_, index) => (index + 1) * step)];
}
