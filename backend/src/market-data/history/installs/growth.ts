import type { Rating, Share } from '../../../games/games.types.js';
import { parseAmount } from '../../details/amount.js';

const WINDOW_MS = 30 * 24 * 3_600_000;

/** The figures of one dated snapshot, each with its source. */
export interface Snapshot {
  takenAt: Date;
  installCount: number | null;
  downloads: Share | null;
  revenue: Share | null;
  rating: Rating | null;
  sources: Record<string, string>;
}

export interface Growth {
  percentage: number;
  since: Date;
  from: number;
  to: number;
}

export type GrowthField = 'installCount' | 'downloads' | 'revenue' | 'rating';

/**
 * The change of a figure between two snapshots of the same source: the newest, and the oldest within the 30 days
 * before it (or else the last one before those).
 * @param snapshots newest first
 * @returns null without two of them
 */
export function getGrowth(snapshots: readonly Snapshot[], field: GrowthField): Growth | null {
  const measured = snapshots.flatMap((snapshot) => {
    const value = readFigure(snapshot, field);
    return value === null ? [] : [{ value, at: snapshot.takenAt, source: snapshot.sources[field] }];
  });
  const [newest, ...rest] = measured;
  if (!newest) return null;
  const before = rest.filter(({ source, at }) => source === newest.source && at < newest.at);
  const recent = before.filter(({ at }) => newest.at.getTime() - at.getTime() <= WINDOW_MS);
  const base = recent.at(-1) ?? before[0];
  if (!base || base.value === 0) return null;
  const percentage = Math.round(((newest.value - base.value) / base.value) * 1_000) / 10;
  return { percentage, since: base.at, from: base.value, to: newest.value };
}

function readFigure(snapshot: Snapshot, field: GrowthField): number | null {
  if (field === 'installCount') return snapshot.installCount;
  if (field === 'rating') return snapshot.rating?.score ?? null;
  const total = snapshot[field]?.total;
  return total ? parseAmount(total) : null;
}
