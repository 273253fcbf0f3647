import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { findWrongFilter } from '../../rankings/filters';
import { ROUTES } from '../../routes';

/** The parameters that identify a chart; list and view don't. */
const NAMES = ['platform', 'country', 'category'];

/** Query string of the last viewed chart, or ''. */
export const useLastChart = () => useStore('rankings.chart', '');

/** Remembers the current chart for the links back to the charts. */
export function useRememberChart(): void {
  const { pathname, search } = useLocation();
  const [, remember] = useLastChart();
  useEffect(() => {
    if (pathname !== ROUTES.rankings) return;
    const params = new URLSearchParams(search);
    if (findWrongFilter(params)) return;
    const chart = new URLSearchParams(
      NAMES.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : [])),
    );
    if (chart.size > 0) remember(chart.toString());
  }, [pathname, search, remember]);
}
