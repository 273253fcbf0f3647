import { useQuery } from '@tanstack/react-query';
import { listRankingCountries } from '../api/rankings';
import type { Platform } from '../api/types';
import { countryName } from '../components/format';

const useCountries = () =>
  useQuery({
    queryKey: ['rankings', 'countries'],
    queryFn: ({ signal }) => listRankingCountries(signal),
  });

/** The countries with charts, by name; the one in the address is among them even before anything was captured there. */
export function useRankingCountries(current: string): { country: string; name: string }[] {
  const { data = [] } = useCountries();
  const known = data.map(({ country, name }) => ({ country, name: name || countryName(country) }));
  const all = known.some(({ country }) => country === current)
    ? known
    : [...known, { country: current, name: countryName(current) }];
  return all.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The country as the server calls it. */
export const useCountryName = (code: string): string =>
  useRankingCountries(code).find(({ country }) => country === code)?.name ?? countryName(code);

/** Store and country of a chart. */
export interface Place {
  platform: Platform;
  country: string;
}

export const DEFAULT_PLACE: Place = { platform: 'android', country: 'us' };

/** Where screens open when nobody has chosen, as the server says; before the first capture that is the default. */
export function useStart() {
  const { data, error, isFetching, refetch } = useCountries();
  const row = data?.find(({ start }) => start !== null);
  const start: Place | null = row?.start
    ? { platform: row.start, country: row.country }
    : data
      ? DEFAULT_PLACE
      : null;
  return { start, error, isFetching, refetch };
}
