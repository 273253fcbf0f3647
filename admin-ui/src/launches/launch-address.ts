import { useAddressParams } from '../components/page/address-params';
import type { LaunchesQuery, LaunchSelection } from '../api/charts/launches';
import type { RankingFilters } from '../rankings/filters';
import { TOPS } from '../rankings/TopFilters';

const PARAMS = {
  top: { values: TOPS, initial: 200 },
  weeks: { values: [4, 8, 13, 26, 52], initial: 13 },
  by: { values: ['first_seen', 'release_date'], initial: 'first_seen' },
  a: {},
  b: {},
  plot: { values: ['chart', 'table'], initial: 'chart' },
  games: {},
} as const;
export const PERIODS = PARAMS.weeks.values;

/** URL parameters of the launches, besides the chart. */
export function useLaunchAddress() {
  const [params, change] = useAddressParams(PARAMS);
  return {
    ...params,
    change,
    opened: readSelection(params.games ?? null),
    open: (selection: LaunchSelection | null) => change({ games: selection && writeSelection(selection) }),
  };
}

export type LaunchAddress = ReturnType<typeof useLaunchAddress>;

export const toQuery = (
  { platform, country, category, list }: RankingFilters,
  { top, weeks, by }: Pick<LaunchAddress, 'top' | 'weeks' | 'by'>,
): LaunchesQuery => ({ platform, country, category, rankingType: list, top, weeks, by });

/** "week 2026-11-16 2", "days 7", "group mechanic:match3-swap", "group mechanic:a without mechanic:b". */
const writeSelection = ({ group, without, week, after, days }: LaunchSelection): string =>
  week
    ? ['week', week, ...(after ? [after] : [])].join(' ')
    : days
      ? `days ${days}`
      : `group ${group ?? 'all'}${without ? ` without ${without}` : ''}`;

/** Inverse of {@link writeSelection}; null for anything else. */
export function readSelection(word: string | null): LaunchSelection | null {
  const week = /^week (\d{4}-\d{2}-\d{2})(?: (\d{1,3}))?$/.exec(word ?? '');
  if (week) return { week: week[1]!, ...(week[2] && { after: Number(week[2]) }) };
  const days = /^days (\d{1,3})$/.exec(word ?? '');
  if (days) return { days: Number(days[1]) };
  const group = /^group (.+?)(?: without ([a-z]+:.+))?$/.exec(word ?? '');
  return group && { group: group[1]!, ...(group[2] && { without: group[2] }) };
}
