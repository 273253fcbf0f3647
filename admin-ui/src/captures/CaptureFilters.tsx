import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import { useListFilters } from '../components/AddressedList';
import { FilterSelect } from '../components/FilterSelect';
import { PLATFORMS, STORE_NAMES } from '../components/chips';
import { CATEGORIES, categoryLabel } from '../rankings/categories';
import { LISTS } from '../rankings/filters';
import { useRankingCountries } from '../rankings/use-countries';
import { KINDS, type CaptureFilter } from './address';

const ALL = { value: '', label: 'All' };

/** Which captures are shown; kept in the address. */
export function CaptureFilters() {
  const { filter, change } = useListFilters<CaptureFilter>();
  const countries = useRankingCountries(filter.country ?? 'us');
  const set = (name: keyof CaptureFilter) => (value: string) => change({ [name]: value || undefined });
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
        onChange={set('rankingType')}
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
        onChange={() => change({ thin: filter.thin ? undefined : true })}
      >
        Far fewer rows
      </ToggleButton>
      {Object.keys(filter).length > 0 && (
        <Button
          size="small"
          variant="text"
          onClick={() =>
            change(Object.fromEntries(Object.keys(filter).map((name) => [name, undefined])) as CaptureFilter)
          }
        >
          Clear
        </Button>
      )}
    </>
  );
}
