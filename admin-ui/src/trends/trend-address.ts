import { useAddressParams } from '../components/page/address-params';
import type { WeeklyQuery } from '../api/charts/trends';
import { useDates } from '../rankings/dates/use-dates';
import type { RankingFilters } from '../rankings/filters';
import { TOPS } from '../rankings/TopFilters';

const PARAMS = {
  top: { values: TOPS, initial: 100 },
  compare: { values: [1, 4, 12], initial: 4 },
  kind: { values: ['mechanic', 'meta'], initial: 'mechanic' },
} as const;
export const COMPARED = PARAMS.compare.values;

/** URL parameters of the trends, besides the chart. */
export function useTrendAddress() {
  const [params, change] = useAddressParams(PARAMS);
  const dates = useDates();
  return {
    ...params,
    change,
    dates,
    setCompare: (compare: string) => {
      dates.change({ compareDate: null });
      change({ compare }, { replace: true });
    },
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
