import type { StoreFactsRow } from '../../api/types';

export type Figure = 'installs' | 'ratings';
export const FIGURES: Record<Figure, string> = { installs: 'Installs', ratings: 'Ratings' };
export const STATES = {
  measured: 'Measured',
  not_measured: 'Not measured',
  corrected: 'Corrected by the store',
};

const DAY = 86_400_000;

/** A day of the plot; days without a reading only have a time. */
export interface FactsPoint {
  time: number;
  perDay: number | null;
  /** Number of days averaged. */
  days: number | null;
  /** By how much the store reduced its total. */
  correction: number | null;
  total: number | null;
}

const readFigure = (row: StoreFactsRow, figure: Figure) => ({ total: row[figure], ...row.changes[figure] });

/** Every day from the first to the last reading. */
export function toFactsPoints(rows: readonly StoreFactsRow[], figure: Figure): FactsPoint[] {
  const known = new Map(rows.map((row) => [Date.parse(row.date), readFigure(row, figure)]));
  const times = [...known.keys()];
  const points: FactsPoint[] = [];
  for (let time = Math.min(...times); time <= Math.max(...times); time += DAY) {
    const day = known.get(time);
    points.push({
      time,
      total: day?.total ?? null,
      perDay: day?.perDay ?? null,
      days: day?.perDay == null ? null : day.days,
      correction: day?.state === 'corrected' ? day.difference : null,
    });
  }
  return points;
}

/** Days without a reading between the first and the last one. */
export const countGaps = (points: readonly FactsPoint[]): number =>
  points.filter(({ total }) => total === null).length;

/** Average per day, from the measured days. */
export function averagePerDay(points: readonly FactsPoint[]): number | null {
  const measured = points.filter(({ perDay }) => perDay !== null);
  const days = measured.reduce((sum, point) => sum + (point.days ?? 0), 0);
  if (days === 0) return null;
  return measured.reduce((sum, point) => sum + point.perDay! * point.days!, 0) / days;
}
