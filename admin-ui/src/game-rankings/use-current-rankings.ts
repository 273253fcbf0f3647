import { useApi } from '../api/queries/use-api';
import type { ChartDays, ChartKey } from '../api/charts/rankings';

/**
 * The lists of one chart. `data` always belongs to this chart; after a failed request stale rows may remain, with
 * `error` set.
 */
export function useCurrentRankings(chart: ChartKey | null, { date, compareDate }: ChartDays = {}) {
  const { platform, category, country } = chart ?? ({} as ChartKey);
  return useApi(
    '/api/rankings/current',
    { platform, category, country, date, compareDate },
    // Refetches when a chart is reopened to show captures made elsewhere; the ETag makes that cheap.
    { enabled: chart !== null, staleTime: 0 },
  );
}
