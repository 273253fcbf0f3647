import { useQuery } from '@tanstack/react-query';
import { getCurrentRankings, type ChartDays, type ChartKey } from '../api/charts/rankings';

/**
 * The lists of one chart. `data` always belongs to this chart; after a failed request stale rows may remain, with
 * `error` set.
 */
export function useCurrentRankings(chart: ChartKey | null, { date, compareDate }: ChartDays = {}) {
  const { platform, category, country } = chart ?? {};
  return useQuery({
    queryKey: ['rankings', 'current', { platform, category, country, date, compareDate }],
    queryFn: ({ signal }) => getCurrentRankings({ ...(chart as ChartKey), date, compareDate }, signal),
    enabled: chart !== null,
    // Refetches when a chart is reopened to show captures made elsewhere; the ETag makes that cheap.
    staleTime: 0,
  });
}
