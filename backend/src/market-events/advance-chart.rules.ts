import { takeMedian } from '../common/take-median.js';

/** A capture of a list, each game with its best rank. */
export interface ChartCapture {
  capturedAt: Date;
  sample: boolean;
  /** Number of rows. */
  depth: number;
  ranks: ReadonlyMap<string, number>;
}

/** How many ranks of a list are known after a capture. */
export interface KnownDepth {
  sample: boolean;
  /** Rows of the last complete capture. */
  depth: number;
  /** Rows of the last capture; fewer than `depth` if it was truncated. */
  lastDepth: number;
}

/** What is known about a list after a capture. */
export interface ChartState extends KnownDepth {
  /** Rank of each game. Ranks beyond the end of a truncated capture are those of earlier captures. */
  ranks: ReadonlyMap<string, number>;
  /** Best rank that each game ever had on the list, as far as later captures need it. */
  best: Map<string, number>;
}

/** A capture with at most this share of the previous rows was probably truncated; ranks beyond its end are unknown. */
export const THIN_SHARE = 0.5;

export const isThin = (depth: number, before: number | null): boolean =>
  before !== null && depth <= before * THIN_SHARE;

/** The known depth after a capture. Two thin captures of similar depth in a row are a list that became shorter. */
export function advanceDepth(
  before: KnownDepth | undefined,
  { sample, depth }: Pick<KnownDepth, 'sample' | 'depth'>,
): KnownDepth {
  const known = before?.sample === sample ? before : undefined;
  const isTruncated =
    known && isThin(depth, known.depth) && (isThin(depth, known.lastDepth) || isThin(known.lastDepth, depth));
  return { sample, depth: isTruncated ? known.depth : depth, lastDepth: depth };
}

/** Leaves out truncated captures. @param captures oldest first */
export function filterComplete<Capture extends Pick<KnownDepth, 'sample' | 'depth'>>(
  captures: readonly Capture[],
): Capture[] {
  let known: KnownDepth | undefined;
  return captures.filter((capture) => {
    known = advanceDepth(known, capture);
    return known.depth === capture.depth;
  });
}

/** Enough captures that a few truncated ones do not count, and that a change of depth does within days. */
const RECENT_CAPTURES = 7;

/** The depth that a list usually has now: the median of its last captures. @param depths oldest first */
export const findUsualDepth = (depths: readonly number[]): number | null =>
  takeMedian(depths.slice(-RECENT_CAPTURES));

/** The state after a capture; modifies and reuses the previous one. */
export function advanceChart(before: ChartState | undefined, capture: ChartCapture): ChartState {
  const { depth, ranks } = capture;
  const known = before?.sample === capture.sample ? before : undefined;
  const best = known?.best ?? new Map<string, number>();
  for (const [bundleId, rank] of ranks) {
    const until = best.get(bundleId);
    if (until === undefined || rank < until) best.set(bundleId, rank);
  }
  const next = advanceDepth(known, capture);
  if (!known || next.depth === depth) return { ...next, ranks, best };
  const carried = new Map([...known.ranks].filter(([, rank]) => rank > depth));
  for (const [bundleId, rank] of ranks) carried.set(bundleId, rank);
  return { ...next, ranks: carried, best };
}
