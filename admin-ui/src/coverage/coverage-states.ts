import type { Coverage, CoverageDay, CoveredList } from '../api/types';
import type { CoverageState } from '../api/charts/coverage';
import { addDays } from '../rankings/dates/days';

/** Label and symbol of each state; the symbol works without color. */
export const STATES: Record<CoverageState, { label: string; mark: string; tone: string }> = {
  captured: { label: 'Captured', mark: '■', tone: 'good' },
  derived: { label: 'Derived', mark: '◧', tone: 'good' },
  imported: { label: 'Imported', mark: '▣', tone: 'accent' },
  empty: { label: 'Empty in the store', mark: '□', tone: 'muted' },
  blocked: { label: 'Blocked by the store', mark: '▲', tone: 'waits' },
  missing: { label: 'Missing', mark: '✕', tone: 'wrong' },
};

/** Every day of the period. */
export function listDays({ from, to }: Pick<Coverage, 'from' | 'to'>): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

export interface Failure {
  list: CoveredList;
  day: CoverageDay;
}

/** Days without a capture that need attention, newest first. */
export const listFailures = (lists: readonly CoveredList[]): Failure[] =>
  lists
    .flatMap((list) => list.days.map((day) => ({ list, day })))
    .filter(({ day }) => day.state === 'missing' || day.state === 'blocked')
    .sort((a, b) => b.day.date.localeCompare(a.day.date));
