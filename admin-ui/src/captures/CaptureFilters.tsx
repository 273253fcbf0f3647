import { Button } from '../components/actions/Button';
import type { ReactNode } from 'react';
import { useListFilters } from '../components/lists/AddressedList';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { PLATFORMS, STORE_NAMES } from '../components/text/chips';
import { countryName } from '../components/text/format';
import { SavedViews } from '../components/saved-views/SavedViews';
import { CATEGORIES, categoryLabel } from '../rankings/categories';
import { LISTS } from '../rankings/filters';
import { useRankingCountries } from '../rankings/use-countries';
import { KINDS, type CaptureFilter } from './address';

/** Fewer than half the rows of the previous capture. */
const INCOMPLETE = 'Incomplete';

const ALL = { value: '', label: 'All' };

/** Filters of the captures; kept in the URL. */
export function CaptureFilters({ modes }: { modes: ReactNode }) {
  const { filter, change } = useListFilters<CaptureFilter>();
  const countries = useRankingCountries(filter.country ?? 'us');
  const set = (name: keyof CaptureFilter) => (value: string) => change({ [name]: value || undefined });
  const { platform } = filter;
  return (
    <FilterBar
      search={modes}
      views={<SavedViews list="captures" />}
      chosen={[
        platform ? STORE_NAMES[platform] : 'Both stores',
        filter.country ? countryName(filter.country) : 'All countries',
        filter.kind && KINDS[filter.kind],
        filter.thin && INCOMPLETE,
      ]}
    >
      <FilterSelect
        label="Store"
        value={platform ?? ''}
        options={[ALL, ...PLATFORMS.map((value) => ({ value, label: STORE_NAMES[value] }))]}
        onChange={set('platform')}
      />
      <FilterSelect
        label="Country"
        value={filter.country ?? ''}
        options={[ALL, ...countries.map(({ country, name }) => ({ value: country, label: name }))]}
        onChange={set('country')}
      />
      {platform && (
        <FilterSelect
          label="Category"
          value={filter.category ?? ''}
          options={[ALL, ...CATEGORIES[platform].map((value) => ({ value, label: categoryLabel(value) }))]}
          onChange={set('category')}
        />
      )}
      <FilterSelect
        label="Chart"
        value={filter.rankingType ?? ''}
        options={[ALL, ...LISTS.map(({ type, short }) => ({ value: type, label: short }))]}
        onChange={set('rankingType')}
      />
      <FilterSelect
        label="Source"
        value={filter.kind ?? ''}
        options={[ALL, ...Object.entries(KINDS).map(([value, label]) => ({ value, label }))]}
        onChange={set('kind')}
      />
      <Button
        icon="warning"
        label={INCOMPLETE}
        title="Fewer than half the rows of the previous capture"
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
