import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import { FilterSelect } from '../components/FilterSelect';
import { PLATFORMS, STORE_NAMES } from '../components/chips';
import { useChangeQuery } from '../components/use-address';
import { CATEGORIES, categoryLabel } from '../rankings/categories';
import { LISTS } from '../rankings/filters';
import { useRankingCountries } from '../rankings/use-countries';
import { KINDS, type CaptureFilter } from './address';

const ALL = { value: '', label: 'All' };

/** Which captures are shown; kept in the address. */
export function CaptureFilters({ filter }: { filter: CaptureFilter }) {
  const changeQuery = useChangeQuery();
  const countries = useRankingCountries(filter.country ?? 'us');
  const set = (name: string) => (value: string) =>
    changeQuery((query) => {
      if (value) query.set(name, value);
      else query.delete(name);
      // The stores have categories of their own.
      if (name === 'platform') query.delete('category');
      return query;
    });
  const { platform } = filter;
  return (
    <>
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
        options={[ALL, ...LISTS.map(({ type, title }) => ({ value: type, label: title }))]}
        onChange={set('list')}
      />
      <FilterSelect
        label="Source"
        value={filter.kind ?? ''}
        options={[ALL, ...Object.entries(KINDS).map(([value, label]) => ({ value, label }))]}
        onChange={set('kind')}
      />
      <ToggleButton
        value="thin"
        title="Less than half of the rows of the capture before"
        selected={filter.thin === true}
        onChange={() => set('thin')(filter.thin ? '' : '1')}
      >
        Far fewer rows
      </ToggleButton>
      {Object.keys(filter).length > 0 && (
        <Button size="small" variant="text" onClick={() => changeQuery(() => new URLSearchParams())}>
          Clear
        </Button>
      )}
    </>
  );
}
