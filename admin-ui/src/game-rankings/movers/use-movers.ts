import { useApi } from '../../api/queries/use-api';
import { useScreen } from '../screen';
import { spanProblem, type Compared } from './compare';

/** The movers of the screen's list; `problem` says why there can be none. */
export function useMovers(compared: Compared, enabled = true) {
  const { filters, dates } = useScreen();
  const { platform, category, country, list } = filters;
  const { date, compareDate } = dates;
  const span = compareDate ? {} : { days: compared.days || undefined };
  const period =
    date || compareDate ? {} : { from: compared.from || undefined, to: compared.to || undefined };
  const params = { platform, category, country, rankingType: list, ...span, ...period, date, compareDate };
  const problem = spanProblem(compared);
  const read = useApi('/api/rankings/movers', params, { enabled: enabled && problem === undefined });
  return { ...read, problem };
}
