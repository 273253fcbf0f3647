import type { WeeklyShare } from '../api/types';

/** "+14", "−3", "0". */
export function formatPoints(points: number): string {
  const rounded = Math.round(points);
  return rounded === 0 ? '0' : `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`;
}

/** The end of a scale from zero, rounded up to a tenth. */
export const scaleEnd = (shares: number[]): number =>
  Math.min(1, Math.max(0.1, Math.ceil(Math.max(0, ...shares) * 10) / 10));

export interface ShareGroup {
  trend: WeeklyShare['trend'];
  title: string;
  note: string;
  items: WeeklyShare[];
}

const GROUPS: Omit<ShareGroup, 'items'>[] = [
  { trend: 'rising', title: 'Rising', note: 'the 95% interval of the change is above zero' },
  { trend: 'new', title: 'New', note: 'absent in the comparison week' },
  { trend: 'falling', title: 'Falling', note: 'the 95% interval of the change is below zero' },
  { trend: 'unclear', title: 'No clear change', note: 'the 95% interval of the change includes zero' },
];

/** Clear changes first, largest on top; the rest by frequency. Without a comparison one group. */
export function groupShares(items: WeeklyShare[]): ShareGroup[] {
  if (items.every(({ change }) => change === null))
    return items.length > 0 ? [{ trend: 'unclear', title: 'Most frequent', note: '', items }] : [];
  return GROUPS.map((group) => {
    const own = items.filter(({ trend }) => trend === group.trend);
    if (group.trend !== 'unclear')
      own.sort((a, b) => Math.abs(b.change?.points ?? 0) - Math.abs(a.change?.points ?? 0));
    return { ...group, items: own };
  }).filter(({ items: own }) => own.length > 0);
}
