import { listId, pickKey } from '../chart-key.js';
import type { ChartKey } from '../rankings.types.js';
import type { CoverageDayDto, CoverageState } from './coverage.dto.js';
import type { CapturedDay, GapDay } from './coverage.repository.js';

export interface ListDays {
  key: ChartKey;
  days: CoverageDayDto[];
}

const readState = ({ source, derived }: CapturedDay): CoverageState =>
  source === 'import' ? 'imported' : derived ? 'derived' : 'captured';

/**
 * Combines captures and gaps to the days of each chart, oldest first. A capture takes precedence over a gap.
 * @param wanted charts to include even without a day
 */
export function combineDays(
  wanted: readonly ChartKey[],
  captured: readonly CapturedDay[],
  gaps: readonly GapDay[],
): ListDays[] {
  const lists = new Map<string, { key: ChartKey; days: Map<string, CoverageDayDto> }>();
  const find = (key: ChartKey) => {
    const list = lists.get(listId(key)) ?? { key: pickKey(key), days: new Map<string, CoverageDayDto>() };
    lists.set(listId(key), list);
    return list;
  };
  for (const key of wanted) find(key);
  for (const { day, state, reason, dueAt, jobId, ...key } of gaps)
    find(key).days.set(day, { date: day, state, capturedAt: null, rows: null, reason, dueAt, jobId });
  for (const capture of captured) {
    const { days } = find(capture);
    const { day, capturedAt, rows } = capture;
    const dueAt = days.get(day)?.dueAt ?? null;
    days.set(day, {
      date: day,
      state: readState(capture),
      capturedAt,
      rows,
      reason: null,
      dueAt,
      jobId: null,
    });
  }
  return [...lists.values()].map(({ key, days }) => ({
    key,
    days: [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1)),
  }));
}
