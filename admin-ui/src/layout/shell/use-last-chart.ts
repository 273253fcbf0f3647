import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { findWrongFilter } from '../../rankings/filters';
import { ROUTES } from '../../routes';

/** What names a chart in the address; the list in front and the view are of the moment. */
const NAMES = ['platform', 'country', 'category'];

/** The part of the address that names the chart seen last, or ''. */
export const useLastChart = () => useStore('rankings.chart', '');

/** Remembers which chart is looked at, so that the way back to the charts leads to it. */
export function useRememberChart(): void {
  const { pathname, search } = useLocation();
  const [, remember] = useLastChart();
  useEffect(() => {
    if (pathname !== ROUTES.rankings) return;
    const asked = new URLSearchParams(search);
    if (findWrongFilter(asked)) return;
    const chart = new URLSearchParams(
      NAMES.flatMap((name) => (asked.has(name) ? [[name, asked.get(name) ?? '']] : [])),
    );
    if (chart.size > 0) remember(chart.toString());
  }, [pathname, search, remember]);
}
