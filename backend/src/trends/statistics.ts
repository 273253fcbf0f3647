/** 95 % of a normal distribution lies within this many standard deviations. */
const Z = 1.959963984540054;

export interface Interval {
  low: number;
  high: number;
}

/**
 * The 95 % Wilson score interval of a share, 0–1.
 * @param n at least 1
 */
export function wilsonInterval(count: number, n: number): Interval {
  const share = count / n;
  const center = share + (Z * Z) / (2 * n);
  const reach = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return { low: Math.max(0, (center - reach) / scale), high: Math.min(1, (center + reach) / scale) };
}

/**
 * The 95 % interval of the difference of two independent shares, new minus old, by Newcombe's method 10 (Statistics
 * in Medicine 17, 1998).
 */
export function differenceInterval(
  now: { count: number; n: number },
  before: { count: number; n: number },
): Interval {
  const [a, b] = [wilsonInterval(now.count, now.n), wilsonInterval(before.count, before.n)];
  const [p, q] = [now.count / now.n, before.count / before.n];
  return {
    low: p - q - Math.hypot(p - a.low, b.high - q),
    high: p - q + Math.hypot(a.high - p, q - b.low),
  };
}

/** ln(n!) for every n up to the largest. */
export function listLogFactorials(largest: number): Float64Array {
  const logs = new Float64Array(largest + 1);
  for (let n = 2; n <= largest; n++) logs[n] = logs[n - 1]! + Math.log(n);
  return logs;
}

/**
 * Two-sided p-value of an overlap of `both` when `a` and `b` of `n` games are drawn at random: the exact
 * permutation test of two properties (Fisher).
 */
export function overlapProbability(
  { n, a, b, both }: { n: number; a: number; b: number; both: number },
  logs: Float64Array,
): number {
  const choose = (from: number, some: number) => logs[from]! - logs[some]! - logs[from - some]!;
  const all = choose(n, b);
  const readLog = (overlap: number) => choose(a, overlap) + choose(n - a, b - overlap) - all;
  const seen = readLog(both) + 1e-9;
  let sum = 0;
  for (let overlap = Math.max(0, a + b - n); overlap <= Math.min(a, b); overlap++) {
    const log = readLog(overlap);
    if (log <= seen) sum += Math.exp(log);
  }
  return Math.min(1, sum);
}

/** Selects the p-values below a false discovery rate, by Benjamini and Hochberg (1995). */
export function selectDiscoveries(probabilities: readonly number[], rate: number): boolean[] {
  const sorted = probabilities.toSorted((a, b) => a - b);
  const last = sorted.findLastIndex((p, index) => p <= ((index + 1) / sorted.length) * rate);
  const limit = last < 0 ? -1 : sorted[last]!;
  return probabilities.map((p) => p <= limit);
}
