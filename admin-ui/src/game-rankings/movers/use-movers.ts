import { useQuery } from '@tanstack/react-query';
import { getMovers } from '../../api/charts/rankings';
import { useScreen } from '../screen';
import { spanProblem, type Compared } from './compare';

/** The movers of the screen's list; `problem` says why there can be none. */
export function useMovers(compared: Compared, enabled = true) {
  const { filters, dates } = useScreen();
  const { platform, category, country, list } = filters;
  const { date, compareDate } = dates;
  const span = compareDate ? {} : { days: compared.days };
  const period = date || compareDate ? {} : { from: compared.from, to: compared.to };
  const params = { platform, category, country, rankingType: list, ...span, ...period, date, compareDate };
  const problem = spanProblem(compared);
  const read = useQuery({
    queryKey: ['rankings', 'movers', params],
    queryFn: ({ signal }) => getMovers(params, signal),
    enabled: enabled && problem === undefined,
  });
  return { ...read, problem };
}
