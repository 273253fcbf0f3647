/** The `count` calendar months (UTC) that end with that of `now`, as `YYYY-MM`, oldest first. */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + index, 1))
      .toISOString()
      .slice(0, 7),
  );
}

/** The last moment of a month, but never after `now`. */
export function endOfMonth(month: string, now: Date): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Math.min(Date.UTC(year, number, 1) - 1, now.getTime()));
}
