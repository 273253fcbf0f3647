import { useAddressWord } from '../components/page/use-address';
import type { WeeklyQuery } from '../api/charts/trends';
import { useDates } from '../rankings/dates/use-dates';
import type { RankingFilters } from '../rankings/filters';
import { TOPS } from '../rankings/TopFilters';

export const COMPARED = [1, 4, 12];
export type Kind = 'mechanic' | 'meta';

const pickNumber = (word: string | null, known: number[], initial: number): number =>
  known.find((one) => String(one) === word) ?? initial;

/** URL parameters of the trends, besides the chart. */
export function useTrendAddress() {
  const [top, setTop] = useAddressWord('top');
  const [compare, setCompare] = useAddressWord('compare');
  const dates = useDates();
  const [kind, setKind] = useAddressWord('kind');
  return {
    top: pickNumber(top, TOPS, 100),
    compare: pickNumber(compare, COMPARED, 4),
    dates,
    kind: (kind === 'meta' ? 'meta' : 'mechanic') as Kind,
    setTop: (next: number) => setTop(next === 100 ? null : String(next)),
    setCompare: (next: number) => {
      dates.change({ compareDate: null });
      setCompare(next === 4 ? null : String(next), { replace: true });
    },
    setKind: (next: Kind) => setKind(next === 'meta' ? next : null, { replace: true }),
  };
}

export type TrendAddress = ReturnType<typeof useTrendAddress>;

export const toQuery = (
  { platform, country, category, list }: RankingFilters,
  { top, compare, dates: { date, compareDate } }: Pick<TrendAddress, 'top' | 'compare' | 'dates'>,
): WeeklyQuery => ({
  ...{ platform, country, category, rankingType: list, top },
  ...(compareDate ? { compareDate } : { compare }),
  ...(date && { date }),
});
