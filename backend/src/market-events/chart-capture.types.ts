/** A capture of a list, each game at its first place. */
export interface ChartCapture {
  capturedAt: Date;
  sample: boolean;
  /** How many rows it has. */
  depth: number;
  ranks: ReadonlyMap<string, number>;
}

/** What is known of a list after a capture. */
export interface ChartState {
  sample: boolean;
  depth: number;
  /** Where each game stands. Places that a thin capture does not tell of are those of the captures before. */
  ranks: ReadonlyMap<string, number>;
  /** The best place that each game ever had on the list, as far as it matters for the captures to come. */
  best: Map<string, number>;
}

/** A capture with less of the rows before it was probably cut short; what lies below its end is not known. */
const THIN_SHARE = 0.5;

export const isThin = (depth: number, before: number | null): boolean =>
  before !== null && depth < before * THIN_SHARE;

/** What is known after a capture; takes over what was known before. */
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
