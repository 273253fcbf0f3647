import { ToggleChoice } from '../components/filters/ToggleChoice';
import { FilterSelect } from '../components/filters/FilterSelect';
import { PLATFORMS, PLATFORM_NAMES, STORE_NAMES } from '../components/text/chips';
import { CATEGORY_NAMES, categoryLabel } from './categories';
import type { RankingFilters } from './filters';
import { useCountryName, useRankingCountries } from './use-countries';

interface ChartFiltersProps {
  /** For screens with their own choice of countries. */
  anyCountry?: boolean;
  filters: RankingFilters;
  onChange: (change: Partial<RankingFilters>) => void;
}

/** Store, category and country of a chart. */
export function ChartFilters({ filters, anyCountry = false, onChange }: ChartFiltersProps) {
  const countries = useRankingCountries(filters.country);
  return (
    <>
      <ToggleChoice
        label="Platform"
        value={filters.platform}
        options={PLATFORMS.map((platform) => [platform, PLATFORM_NAMES[platform], platform])}
        onChange={(platform) => onChange({ platform })}
      />
      <FilterSelect
        label="Category"
        value={filters.category}
        options={Object.entries(CATEGORY_NAMES[filters.platform])}
        onChange={(category) => onChange({ category })}
      />
      {!anyCountry && (
        <FilterSelect
          label="Country"
          value={filters.country}
          options={countries.map(({ country, name }) => [country, name])}
          onChange={(country) => onChange({ country })}
        />
      )}
    </>
  );
}

/** Display names of a chart's store, country and category. */
export const useChartLabels = ({ platform, country, category }: ChartFiltersProps['filters']): string[] => [
  STORE_NAMES[platform],
  useCountryName(country),
  category === 'all' ? 'All' : categoryLabel(category),
];
