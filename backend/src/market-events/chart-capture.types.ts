/** A capture of a list, each game with its best rank. */
export interface ChartCapture {
  capturedAt: Date;
  sample: boolean;
  /** Number of rows. */
  depth: number;
  ranks: ReadonlyMap<string, number>;
}

/** What is known about a list after a capture. */
export interface ChartState {
  sample: boolean;
  depth: number;
  /** Rank of each game. Ranks beyond the end of a thin capture are those of earlier captures. */
  ranks: ReadonlyMap<string, number>;
  /** Best rank that each game ever had on the list, as far as later captures need it. */
  best: Map<string, number>;
}

/** A capture with a smaller share of the previous rows was probably truncated; ranks beyond its end are unknown. */
export const THIN_SHARE = 0.5;

export const isThin = (depth: number, before: number | null): boolean =>
  before !== null && depth < before * THIN_SHARE;

/** The state after a capture; modifies and reuses the previous one. */
export function advanceChart(before: ChartState | undefined, capture: ChartCapture): ChartState {
  const { sample, depth, ranks } = capture;
  const known = before?.sample === sample ? before : undefined;
  const best = known?.best ?? new Map<string, number>();
  for (const [bundleId, rank] of ranks) {
    const until = best.get(bundleId);
    if (until === undefined || rank < until) best.set(bundleId, rank);
  }
  if (!known || !isThin(depth, known.depth)) return { sample, depth, ranks, best };
  const carried = new Map([...known.ranks].filter(([, rank]) => rank > depth));
  for (const [bundleId, rank] of ranks) carried.set(bundleId, rank);
  return { sample, depth: known.depth, ranks: carried, best };
}
