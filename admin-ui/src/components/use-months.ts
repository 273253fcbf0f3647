import { useSearchParams } from 'react-router';
import { useChangeQuery } from './use-address';

/** How many months a screen shows: one of `ranges`, kept in the address unless it is the default. */
export function useMonths<R extends number>(ranges: readonly R[], unsaid: R): [R, (months: R) => void] {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const months = ranges.find((range) => String(range) === query.get('months')) ?? unsaid;
  const choose = (next: R) =>
    changeQuery(
      (now) => {
        if (next === unsaid) now.delete('months');
        else now.set('months', String(next));
        return now;
      },
      { replace: true },
    );
  return [months, choose];
}
