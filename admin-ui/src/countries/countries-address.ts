import { useAddressWord } from '../components/page/use-address';
import { useDates } from '../rankings/dates/use-dates';
import { TOPS } from '../rankings/TopFilters';

export const MOST_COUNTRIES = 8;

/** URL parameters besides the chart: countries, target country and number of ranks. */
export function useCountriesAddress() {
  const [words, setCountries] = useAddressWord('countries');
  const [target, setTarget] = useAddressWord('target');
  const [top, setTop] = useAddressWord('top');
  const [game, setGame] = useAddressWord('game');
  const countries = words?.split(',').filter((word) => /^[a-z]{2}$/.test(word)) ?? null;
  return {
    /** Null leaves the choice to the server. */
    countries: countries && countries.length > 0 ? [...new Set(countries)].slice(0, MOST_COUNTRIES) : null,
    target: /^[a-z]{2}$/.test(target ?? '') ? target : null,
    top: TOPS.find((count) => String(count) === top) ?? 50,
    game,
    dates: useDates(),
    setCountries: (next: string[]) => setCountries(next.length > 0 ? next.join(',') : null),
    setTarget,
    setTop: (next: number) => setTop(next === 50 ? null : String(next)),
    setGame,
  };
}

export type CountriesAddress = ReturnType<typeof useCountriesAddress>;
