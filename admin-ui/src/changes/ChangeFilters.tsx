import ToggleButton from '@mui/material/ToggleButton';
import type { Changes, Platform } from '../api/types';
import type { ChangesQuery, EventType } from '../api/charts/changes';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { Icon } from '../components/text/Icon';
import { PLATFORMS, STORE_NAMES } from '../components/text/chips';
import { formatCount } from '../components/text/format';
import { useAddressParams } from '../components/page/address-params';
import { findCategory, listCategories, nameCategory } from '../rankings/categories';
import { useRankingCountries } from '../rankings/use-countries';
import { TYPE_LOOKS } from '../events/change-text';
import { useTags } from '../manage-tags/use-tags';

const PARAMS = {
  platform: { values: PLATFORMS },
  country: { looksLike: /^[a-z]{2}$/ },
  category: {},
  tag: {},
  days: { values: [7, 30, 90], initial: 7 },
  to: { looksLike: /^\d{4}-\d\d-\d\d$/ },
  type: { values: Object.keys(TYPE_LOOKS) as EventType[], many: true },
} as const;

export const useChangesAddress = () => useAddressParams(PARAMS);

/** The query of the changes; kept in the URL. */
export function useChangesQuery(): ChangesQuery {
  const [{ tag: tagId, type: types, days, ...place }] = useChangesAddress();
  return {
    ...Object.fromEntries(Object.entries({ ...place, tagId, types }).filter(([, value]) => value)),
    ...(days !== 7 && { days }),
  };
}

/** Store, country, category, tag and period. */
export function ChangeFilters({ query }: { query: ChangesQuery }) {
  const [, change] = useChangesAddress();
  const countries = useRankingCountries(query.country ?? 'us');
  const { data: tags = [] } = useTags();
  const { category } = query;
  const setPlatform = (platform: string) => {
    const same = category && findCategory(category, (platform || undefined) as Platform | undefined);
    change({ platform, category: same ?? null });
  };
  const countryName = countries.find(({ country }) => country === query.country)?.name;
  return (
    <FilterBar
      views="changes"
      chosen={[
        query.platform ? STORE_NAMES[query.platform] : 'Both stores',
        countryName ?? 'All countries',
        category && nameCategory(category),
        tags.find(({ id }) => id === query.tagId)?.name,
        `${query.days ?? 7} days`,
      ]}
    >
      <FilterSelect
        label="Store"
        value={query.platform ?? ''}
        none="Both"
        options={Object.entries(STORE_NAMES)}
        onChange={setPlatform}
      />
      <FilterSelect
        label="Country"
        value={query.country ?? ''}
        none="All"
        options={countries.map(({ country, name }) => [country, name])}
        onChange={(country) => change({ country })}
      />
      <FilterSelect
        label="Category"
        value={(category && findCategory(category, query.platform)) ?? ''}
        none="Any"
        options={listCategories(query.platform).map((value) => [value, nameCategory(value)])}
        onChange={(next) => change({ category: next })}
      />
      <FilterSelect
        label="Tag"
        value={query.tagId ?? ''}
        none="Any"
        options={tags.map(({ id, name }) => [id, name])}
        onChange={(tag) => change({ tag })}
      />
      <FilterSelect
        label="Period"
        value={query.days ?? 7}
        options={PARAMS.days.values.map((days) => [days, `${days} days`])}
        onChange={(days) => change({ days })}
      />
    </FilterBar>
  );
}

/** Event types as chips with counts; they keep their place while counts load. */
export function TypeChips({ counts }: Partial<Pick<Changes, 'counts'>>) {
  const [{ type: types = [] }, change] = useChangesAddress();
  const setTypes = (type: EventType[]) => change({ type });
  const total = counts?.reduce((sum, { count }) => sum + count, 0);
  const listed = [
    ...(counts ?? []),
    ...types.filter((type) => !counts?.some((one) => one.type === type)).map((type) => ({ type, count: 0 })),
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
