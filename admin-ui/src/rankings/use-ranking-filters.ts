import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { useAddress } from '../components/page/use-address';
import { changeFilters, findWrongFilter, readFilters, writeFilters, type RankingFilters } from './filters';
import { useStart, type Place } from './use-countries';

/** The last used store and country, in this browser. */
export const useLastPlace = () => useStore<Place | null>('rankings.place', null);

/**
 * The chart filters from the URL, else the last used ones, else the server's default. Completes the URL, so that it
 * means the same to everyone.
 */
export function useRankingFilters() {
  const [query, changeQuery] = useAddress();
  const { state } = useLocation();
  const [last, remember] = useLastPlace();
  const { start, error, isFetching, refetch } = useStart();
  const complete = query.has('platform') && query.has('country');
  const place = last ?? start;
  const filters = place ? readFilters(query, place) : complete ? readFilters(query) : null;
  const wrong = findWrongFilter(query);

  const completed = !complete && filters && !wrong ? writeFilters(query, filters).toString() : null;
  useEffect(() => {
    if (completed !== null) changeQuery(() => new URLSearchParams(completed), { replace: true, state });
  }, [completed, changeQuery, state]);

  const change = (part: Partial<RankingFilters>) => {
    if (!filters) return;
    if ('platform' in part || 'country' in part) {
      const { platform, country } = { ...filters, ...part };
      remember({ platform, country });
    }
    changeQuery((now) => writeFilters(now, changeFilters(readFilters(now, filters), part)), {
      replace: 'list' in part,
    });
  };
  return { query, changeQuery, filters, wrong, start, change, failure: { error, isFetching, refetch } };
}
