import { useGetList } from 'react-admin';
import { useApi } from '../api/queries/use-api';
import type { Platform, Market } from '../api/types';
import { countryName } from '../components/text/format';

/** The server's limit is 50. */
export const ALL_MARKETS = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'name', order: 'ASC' },
} as const;

const useCountries = () => useApi('/api/rankings/countries');

/** The markets and countries with charts, by name; always includes the one in the URL. */
export function useRankingCountries(current: string): { country: string; name: string }[] {
  const { data: charted = [] } = useCountries();
  const { data: markets = [] } = useGetList<Market>('markets', ALL_MARKETS);
  const names = new Map([...charted, ...markets].map(({ country, name }) => [country, name]));
  if (!names.has(current)) names.set(current, countryName(current));
  return [...names]
    .map(([country, name]) => ({ country, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The day of the country's newest chart. */
export function useLastCapture(country: string): string | undefined {
  const { data } = useCountries();
  return data?.find((row) => row.country === country)?.capturedAt.slice(0, 10);
}

/** The server's name of the country. */
export const useCountryName = (code: string): string =>
  useRankingCountries(code).find(({ country }) => country === code)?.name ?? countryName(code);

/** Store and country of a chart. */
export interface Place {
  platform: Platform;
  country: string;
  /** Defaults to all games. */
  category?: string;
}

export const DEFAULT_PLACE: Place = { platform: 'android', country: 'us' };

/** The default market from the server, with a fallback before the first capture. */
export function useStart() {
  const { data, error, isFetching, refetch } = useCountries();
  const row = data?.find(({ start }) => start !== null);
  const start: Place | null = row?.start
    ? { platform: row.start, country: row.country, category: row.startCategory ?? 'all' }
    : data
      ? DEFAULT_PLACE
      : null;
  return { start, error, isFetching, refetch };
}
