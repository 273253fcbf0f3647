import { DAY_MS } from '../../../common/time/clock.js';

export type ChangeState = 'measured' | 'corrected' | 'not_measured';

/** The change of a cumulative count since its previous measurement. */
export interface DailyChange {
  /** `corrected`: the source lowered its count; nothing was lost. */
  state: ChangeState;
  /** Null without a previous measurement. */
  difference: number | null;
  /** Days between the two measurements. */
  days: number | null;
  /** `difference` divided by `days`; null unless measured. */
  perDay: number | null;
}

export interface CountOnDay {
  /** As `2026-11-22`. */
  day: string;
  count: number | null;
  source: string | undefined;
}

const NOTHING: DailyChange = { state: 'not_measured', difference: null, days: null, perDay: null };

/**
 * The change of each day since the same source was last measured; days without a count stay gaps. All differences
 * add up to the last count minus the first.
 * @param counts by day, oldest first
 */
export function getDailyChanges(counts: readonly CountOnDay[]): DailyChange[] {
  let before: (CountOnDay & { count: number }) | undefined;
  return counts.map(({ day, count, source }) => {
    if (count === null) return NOTHING;
    const last = before;
    before = { day, count, source };
    if (!last || last.source !== source) return NOTHING;
    const difference = count - last.count;
    const days = Math.round((Date.parse(day) - Date.parse(last.day)) / DAY_MS);
    if (difference < 0) return { state: 'corrected', difference, days, perDay: null };
    return { state: 'measured', difference, days, perDay: difference / days };
  });
}
