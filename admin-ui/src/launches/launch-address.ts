import { useAddressWord } from '../components/page/use-address';
import type { LaunchesQuery, LaunchSelection } from '../api/charts/launches';
import type { RankingFilters } from '../rankings/filters';
import { TOPS } from '../rankings/TopFilters';

export const PERIODS = [4, 8, 13, 26, 52];
const DEFAULTS = { top: 200, weeks: 13 };

const pickNumber = (word: string | null, known: number[], initial: number): number =>
  known.find((one) => String(one) === word) ?? initial;

/** URL parameters of the launches, besides the chart. */
export function useLaunchAddress() {
  const [top, setTop] = useAddressWord('top');
  const [weeks, setWeeks] = useAddressWord('weeks');
  const [by, setBy] = useAddressWord('by');
  const [a, setA] = useAddressWord('a');
  const [b, setB] = useAddressWord('b');
  const [view, setView] = useAddressWord('plot');
  const [open, setOpen] = useAddressWord('games');
  return {
    top: pickNumber(top, TOPS, DEFAULTS.top),
    weeks: pickNumber(weeks, PERIODS, DEFAULTS.weeks),
    by: by === 'release_date' ? ('release_date' as const) : ('first_seen' as const),
    a,
    b,
    view: view === 'table' ? ('table' as const) : ('chart' as const),
    opened: readSelection(open),
    setTop: (next: number) => setTop(next === DEFAULTS.top ? null : String(next)),
    setWeeks: (next: number) => setWeeks(next === DEFAULTS.weeks ? null : String(next)),
    setBy: (next: string) => setBy(next === 'release_date' ? next : null),
    setA,
    setB,
    setView: (next: string) => setView(next === 'table' ? next : null, { replace: true }),
    open: (selection: LaunchSelection | null) => setOpen(selection && writeSelection(selection)),
  };
}

export type LaunchAddress = ReturnType<typeof useLaunchAddress>;

export const toQuery = (
  { platform, country, category, list }: RankingFilters,
  { top, weeks, by }: Pick<LaunchAddress, 'top' | 'weeks' | 'by'>,
): LaunchesQuery => ({ platform, country, category, rankingType: list, top, weeks, by });

/** "week 2026-11-16 2", "days 7", "group mechanic:match3-swap". */
const writeSelection = ({ group, week, after, days }: LaunchSelection): string =>
  week
    ? ['week', week, ...(after ? [after] : [])].join(' ')
    : days
      ? `days ${days}`
      : `group ${group ?? 'all'}`;

/** Inverse of {@link writeSelection}; null for anything else. */
export function readSelection(word: string | null): LaunchSelection | null {
  const week = /^week (\d{4}-\d{2}-\d{2})(?: (\d{1,3}))?$/.exec(word ?? '');
  if (week) return { week: week[1]!, ...(week[2] && { after: Number(week[2]) }) };
  const days = /^days (\d{1,3})$/.exec(word ?? '');
  if (days) return { days: Number(days[1]) };
  const group = /^group (.+)$/.exec(word ?? '');
  return group ? { group: group[1]! } : null;
}
