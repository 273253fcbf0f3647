import type { ComparedCountries } from '../api/charts/countries';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { RemovableChip } from '../components/filters/RemovableChip';
import { STORE_NAMES } from '../components/text/chips';
import { countryName, formatDate } from '../components/text/format';
import { ChartFilters } from '../rankings/ChartFilters';
import { categoryLabel } from '../rankings/categories';
import { DayField } from '../rankings/dates/DayField';
import type { RankingFilters } from '../rankings/filters';
import { TopFilters } from '../rankings/TopFilters';
import { useRankingCountries } from '../rankings/use-countries';
import { MOST_COUNTRIES, type CountriesAddress } from './countries-address';

interface CountriesFiltersProps {
  filters: RankingFilters;
  address: CountriesAddress;
  compared: ComparedCountries | undefined;
  onChange: (change: Partial<RankingFilters>) => void;
}

/** List, day, countries and target country. */
export function CountriesFilters({ filters, address, compared, onChange }: CountriesFiltersProps) {
  const { dates, top, change, setCountries } = address;
  const known = useRankingCountries(filters.country);
  const shown = address.countries ?? compared?.countries.map(({ country }) => country) ?? [];
  const others = known.filter(({ country }) => !shown.includes(country));
  const findName = (code: string) => known.find(({ country }) => country === code)?.name ?? countryName(code);
  return (
    <div className="stack tight">
      <FilterBar
        views="countries"
        chosen={[
          STORE_NAMES[filters.platform],
          categoryLabel(filters.category),
          `Top ${top}`,
          dates.date && formatDate(dates.date),
        ]}
      >
        <ChartFilters filters={filters} onChange={onChange} anyCountry />
        <TopFilters
          filters={filters}
          top={top}
          rows={Math.max(0, ...(compared?.countries ?? []).map(({ total }) => total ?? 0)) || undefined}
          onChange={onChange}
          onTop={(next) => change({ top: next })}
        />
        <DayField
          label="Date"
          none="Latest"
          value={dates.date}
          chart={{ ...filters, country: shown[0] ?? filters.country, sample: compared?.sample ?? false }}
          onChange={(date) => dates.change({ date })}
        />
        {shown.length < MOST_COUNTRIES && (
          <FilterSelect
            label="Add country"
            value=""
            none="Choose"
            options={others.map(({ country, name }) => [country, name])}
            onChange={(country) => country && setCountries([...shown, country])}
          />
        )}
        <FilterSelect
          label="Target"
          value={compared?.target ?? address.target ?? ''}
          options={shown.map((country) => [country, findName(country)])}
          onChange={(target) => change({ target })}
        />
      </FilterBar>
      <div className="row wrap" style={{ minHeight: 'var(--s-8)' }} role="group" aria-label="Countries">
        {shown.map((country) => (
          <RemovableChip
            key={country}
            label={findName(country)}
            action={`Remove ${findName(country)}`}
            onRemove={() => setCountries(shown.filter((one) => one !== country))}
          />
        ))}
      </div>
    </div>
  );
}
