import type { EventList, MarketEventType, NewMarketEvent } from '../market-events.types.js';

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
/** A move counts from this share of the better place on: from 4 to 5, from 40 to 50. */
const NOTABLE_SHARE = 0.25;

export const isThin = (depth: number, before: number): boolean => depth < before * THIN_SHARE;

export const isNotableMove = (from: number, to: number): boolean =>
  Math.abs(from - to) >= Math.max(1, Math.min(from, to) * NOTABLE_SHARE);

/** What a capture changed. The first capture of a list changes nothing: it is what changes are measured against. */
export function deriveChartEvents(
  list: EventList,
  before: ChartState | undefined,
  capture: ChartCapture,
): NewMarketEvent[] {
  if (!before || before.sample !== capture.sample) return [];
  const events: NewMarketEvent[] = [];
  const { platform, category, country, rankingType } = list;
  const add = (type: MarketEventType, bundleId: string, data: Record<string, unknown>) =>
    events.push({
      type,
      bundleId,
      platform,
      country,
      category,
      rankingType,
      happenedAt: capture.capturedAt,
      sample: capture.sample,
      data,
    });
  const isBeforeCut = isThin(before.depth, capture.depth);
  for (const [bundleId, rank] of capture.ranks) {
    const from = before.ranks.get(bundleId);
    const best = before.best.get(bundleId);
    if (from === undefined) {
      if (isBeforeCut && rank > before.depth) continue;
      add('chart.entered', bundleId, { rank, returned: best !== undefined });
    } else if (isNotableMove(from, rank)) add('chart.moved', bundleId, { from, to: rank });
    if (best !== undefined && rank < best) add('chart.peaked', bundleId, { rank, before: best });
    if (rank === 1 && from !== 1)
      add('chart.number_one', bundleId, { from: from ?? null, again: best === 1 });
  }
  const isCut = isThin(capture.depth, before.depth);
  for (const [bundleId, from] of before.ranks) {
    if (!capture.ranks.has(bundleId) && !(isCut && from > capture.depth))
      add('chart.left', bundleId, { from });
  }
  return events;
}

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
