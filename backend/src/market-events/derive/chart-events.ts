import { type ChartCapture, type ChartState, isThin } from '../advance-chart.rules.js';
import type { EventList, MarketEventType, NewMarketEvent } from '../market-events.types.js';

/** A move is notable from this share of the better rank on: from 4 to 5, from 40 to 50. */
const NOTABLE_SHARE = 0.25;

export const isNotableMove = (from: number, to: number): boolean =>
  Math.abs(from - to) >= Math.max(1, Math.min(from, to) * NOTABLE_SHARE);

/** Derives what a capture changed. The first capture of a list changes nothing: it is the baseline. */
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
