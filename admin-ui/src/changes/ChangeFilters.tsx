import ToggleButton from '@mui/material/ToggleButton';
import type { Changes } from '../api/types';
import type { ChangesQuery, EventType } from '../api/charts/changes';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { Icon } from '../components/text/Icon';
import { PLATFORMS, STORE_NAMES } from '../components/text/chips';
import { formatCount } from '../components/text/format';
import { useAddressWord, useAddressList, useChangeQuery } from '../components/page/use-address';
import { SavedViews } from '../components/saved-views/SavedViews';
import { CATEGORIES, categoryLabel } from '../rankings/categories';
import { useRankingCountries } from '../rankings/use-countries';
import { TYPE_LOOKS } from '../events/change-text';
import { useTags } from '../manage-tags/use-tags';

const PERIODS = [7, 30, 90];

const isType = (word: string): word is EventType => word in TYPE_LOOKS;

/** The query of the changes; kept in the URL. */
export function useChangesQuery(): ChangesQuery {
  const [platform] = useAddressWord('platform');
  const [country] = useAddressWord('country');
  const [category] = useAddressWord('category');
  const [tagId] = useAddressWord('tag');
  const [days] = useAddressWord('days');
  const [to] = useAddressWord('to');
  const [words] = useAddressList('type');
  const types = words.filter(isType);
  const store = PLATFORMS.find((one) => one === platform);
  return {
    ...(store && { platform: store }),
    ...(country && /^[a-z]{2}$/.test(country) && { country }),
    ...(category && { category }),
    ...(tagId && { tagId }),
    ...(PERIODS.includes(Number(days)) && { days: Number(days) }),
    ...(to && /^\d{4}-\d\d-\d\d$/.test(to) && { to }),
    ...(types.length > 0 && { types }),
  };
}

/** Of both stores unless one is chosen. */
const listCategories = (platform?: string): string[] => [
  ...new Set(PLATFORMS.filter((one) => !platform || one === platform).flatMap((one) => CATEGORIES[one])),
];

/** Store, country, category, tag and period. */
export function ChangeFilters({ query }: { query: ChangesQuery }) {
  const changeQuery = useChangeQuery();
  const [, setCountry] = useAddressWord('country');
  const [, setCategory] = useAddressWord('category');
  const [, setTag] = useAddressWord('tag');
  const [, setDays] = useAddressWord('days');
  const countries = useRankingCountries(query.country ?? 'us');
  const { data: tags = [] } = useTags();
  const setPlatform = (platform: string) =>
    changeQuery((now) => {
      now.set('platform', platform);
      // The other store doesn't have it.
      if (!listCategories(platform).includes(query.category ?? '')) now.delete('category');
      if (!platform) now.delete('platform');
      return now;
    });
  const countryName = countries.find(({ country }) => country === query.country)?.name;
  const all = (label: string) => ({ value: '', label });
  return (
    <FilterBar
      views={<SavedViews list="changes" />}
      chosen={[
        query.platform ? STORE_NAMES[query.platform] : 'Both stores',
        countryName ?? 'All countries',
        query.category && categoryLabel(query.category),
        tags.find(({ id }) => id === query.tagId)?.name,
        `${query.days ?? 7} days`,
      ]}
    >
      <FilterSelect
        label="Store"
        value={query.platform ?? ''}
        options={[all('Both'), ...PLATFORMS.map((value) => ({ value, label: STORE_NAMES[value] }))]}
        onChange={setPlatform}
      />
      <FilterSelect
        label="Country"
        value={query.country ?? ''}
        options={[all('All'), ...countries.map(({ country, name }) => ({ value: country, label: name }))]}
        onChange={setCountry}
      />
      <FilterSelect
        label="Category"
        value={query.category ?? ''}
        options={[
          all('Any'),
          ...listCategories(query.platform).map((value) => ({ value, label: categoryLabel(value) })),
        ]}
        onChange={setCategory}
      />
      <FilterSelect
        label="Tag"
        value={query.tagId ?? ''}
        options={[all('Any'), ...tags.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={setTag}
      />
      <FilterSelect
        label="Period"
        value={String(query.days ?? 7)}
        options={PERIODS.map((days) => ({ value: String(days), label: `${days} days` }))}
        onChange={(days) => setDays(days === '7' ? null : days)}
      />
    </FilterBar>
  );
}

/** Event types as chips with counts; they keep their place while counts load. */
export function TypeChips({ counts }: Partial<Pick<Changes, 'counts'>>) {
  const [types, setTypes] = useAddressList('type');
  const total = counts?.reduce((sum, { count }) => sum + count, 0);
  const listed = [
    ...(counts ?? []),
    ...types
      .filter(isType)
      .filter((type) => !counts?.some((one) => one.type === type))
      .map((type) => ({ type, count: 0 })),
  ];
  return (
    <div className="type-chips row scrolls" role="group" aria-label="Type of change">
      <ToggleButton size="small" value="all" selected={types.length === 0} onChange={() => setTypes([])}>
        All {total !== undefined && <b>{formatCount(total)}</b>}
      </ToggleButton>
      {listed.map(({ type, count }) => (
        <ToggleButton
          key={type}
          size="small"
          value={type}
          selected={types.includes(type)}
          onChange={() =>
            setTypes(types.includes(type) ? types.filter((one) => one !== type) : [...types, type])
          }
        >
          <Icon name={TYPE_LOOKS[type].icon} className="small" />
          {TYPE_LOOKS[type].label} <b>{formatCount(count)}</b>
        </ToggleButton>
      ))}
    </div>
  );
}
