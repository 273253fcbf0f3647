import { useAddressParams } from '../components/page/address-params';
import { useDates } from '../rankings/dates/use-dates';
import { TOPS } from '../rankings/TopFilters';

export const MOST_COUNTRIES = 8;

const PARAMS = {
  countries: {},
  target: { looksLike: /^[a-z]{2}$/ },
  top: { values: TOPS, initial: 50 },
  game: {},
} as const;

/** URL parameters besides the chart: countries, target country and number of ranks. */
export function useCountriesAddress() {
  const [params, change] = useAddressParams(PARAMS);
  const countries = params.countries?.split(',').filter((word) => /^[a-z]{2}$/.test(word)) ?? [];
  return {
    ...params,
    /** Null leaves the choice to the server. */
    countries: countries.length > 0 ? [...new Set(countries)].slice(0, MOST_COUNTRIES) : null,
    dates: useDates(),
    change,
    setCountries: (next: string[]) => change({ countries: next.join(',') }),
    setGame: (game: string | null) => change({ game }),
  };
}

export type CountriesAddress = ReturnType<typeof useCountriesAddress>;
