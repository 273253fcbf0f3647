import { Button } from '../components/actions/Button';
import type { ReactNode } from 'react';
import { useListFilters } from '../components/lists/AddressedList';
import { FilterBar } from '../components/filters/FilterBar';
import { ListSelect } from '../components/lists/list-parts';
import { STORE_NAMES } from '../components/text/chips';
import { countryName } from '../components/text/format';
import { CATEGORY_NAMES } from '../rankings/categories';
import { LIST_NAMES } from '../rankings/filters';
import { useRankingCountries } from '../rankings/use-countries';
import { KINDS, type CaptureFilter } from './address';

/** At most half the rows of the previous capture. */
const INCOMPLETE = 'Incomplete';

/** Filters of the captures; kept in the URL. */
export function CaptureFilters({ modes }: { modes: ReactNode }) {
  const { filter, change } = useListFilters<CaptureFilter>();
  const countries = useRankingCountries(filter.country ?? 'us');
  const { platform } = filter;
  return (
    <FilterBar
      search={modes}
      views="captures"
      chosen={[
        platform ? STORE_NAMES[platform] : 'Both stores',
        filter.country ? countryName(filter.country) : 'All countries',
        filter.kind && KINDS[filter.kind],
        filter.thin && INCOMPLETE,
      ]}
    >
      <ListSelect label="Store" name="platform" none="All" options={Object.entries(STORE_NAMES)} />
      <ListSelect
        label="Country"
        name="country"
        none="All"
        options={countries.map(({ country, name }) => [country, name])}
      />
      {platform && (
        <ListSelect
          label="Category"
          name="category"
          none="All"
          options={Object.entries(CATEGORY_NAMES[platform])}
        />
      )}
      <ListSelect label="Chart" name="list" none="All" options={Object.entries(LIST_NAMES)} />
      <ListSelect label="Source" name="kind" none="All" options={Object.entries(KINDS)} />
      <Button
        icon="warning"
        label={INCOMPLETE}
        title="At most half the rows of the previous capture"
        aria-pressed={filter.thin === true}
        onClick={() => change({ thin: filter.thin ? undefined : true })}
      />
      {Object.keys(filter).length > 0 && (
        <Button
          label="Clear"
          size="small"
          variant="text"
          onClick={() =>
            change(Object.fromEntries(Object.keys(filter).map((name) => [name, undefined])) as CaptureFilter)
          }
        />
      )}
    </FilterBar>
  );
}
