import { useQuery } from '@tanstack/react-query';
import { getCurrentRankings, type AskedDays, type ChartKey } from '../api/charts/rankings';

/**
 * The lists of one chart. `data` is of this chart and of no other; after a failed read the rows read before may stay,
 * and `error` says so.
 */
export function useCurrentRankings(chart: ChartKey | null, { date, compareDate }: AskedDays = {}) {
  const { platform, category, country } = chart ?? {};
  return useQuery({
    queryKey: ['rankings', 'current', { platform, category, country, date, compareDate }],
    queryFn: ({ signal }) => getCurrentRankings({ ...(chart as ChartKey), date, compareDate }, signal),
    enabled: chart !== null,
    // What was captured elsewhere in the meantime shows when the chart is opened again; the ETag makes that cheap.
    staleTime: 0,
  });
}
