import { ToggleChoice } from '../components/filters/ToggleChoice';
import { useListContext } from 'react-admin';
import type { IdeaRow } from '../api/types';
import { useListFilters } from '../components/lists/AddressedList';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { ListSearch } from '../components/lists/list-parts';
import { SavedViews } from '../components/saved-views/SavedViews';
import { SORTS, type IdeaFilter } from './list';
import { STATUSES } from './status';

export type ListView = 'table' | 'cards';

const SORT_NAMES: Record<string, string> = {
  createdAt: 'Newest',
  votes: 'Most votes',
  change: 'Largest change',
  alike: 'Fewest similar',
};

const OWNERS = { '': 'Everyone', me: 'Me', team: 'My team' };

/** Search, filters and sort of the idea list, as table or cards. */
export function IdeaFilters({ view, onView }: { view: ListView; onView: (view: ListView) => void }) {
  const { filter, change } = useListFilters<IdeaFilter>();
  const { sort, setSort } = useListContext();
  const owner = filter.mine === undefined ? '' : filter.mine ? 'me' : 'team';
  const sorts: Record<string, string> = SORT_NAMES[sort.field]
    ? SORT_NAMES
    : { ...SORT_NAMES, [sort.field]: 'By column' };
  return (
    <FilterBar
      search={<ListSearch label="Search ideas" />}
      views={<SavedViews list="idea-generation" />}
      chosen={[
        STATUSES.find(({ value }) => value === filter.status)?.label ?? 'All',
        owner && OWNERS[owner],
        filter.archived && 'Archived',
        sorts[sort.field],
      ]}
    >
      <FilterSelect
        label="Status"
        value={filter.status ?? ''}
        options={[{ value: '', label: 'All' }, ...STATUSES.map(({ value, label }) => ({ value, label }))]}
        onChange={(status) => change({ status: status || undefined })}
      />
      <FilterSelect
        label="Owner"
        value={owner}
        options={Object.entries(OWNERS).map(([value, label]) => ({ value, label }))}
        onChange={(next) => change({ mine: next === '' ? undefined : next === 'me' })}
      />
      <SourceFilter value={filter.source ?? ''} onChange={(source) => change({ source })} />
      <FilterSelect
        label="Show"
        value={filter.archived ? 'yes' : 'no'}
        options={[
          { value: 'no', label: 'Active' },
          { value: 'yes', label: 'Archived' },
        ]}
        onChange={(next) => change({ archived: next === 'yes' })}
      />
      <FilterSelect
        label="Sort"
        value={sort.field}
        options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
        onChange={(field) => setSort({ field, order: SORTS[field as keyof typeof SORTS] })}
      />
      <ToggleChoice
        label="View"
        className="wide-only"
        value={view}
        options={[
          ['table', 'Table'],
          ['cards', 'Cards'],
        ]}
        onChange={onView}
      />
    </FilterBar>
  );
}

/** Filters by source. */
function SourceFilter({
  value,
  onChange,
}: {
  value: string;
  onChange: (source: string | undefined) => void;
}) {
  const { data = [] } = useListContext<IdeaRow>();
  const names = new Map(
    data.flatMap(({ sources }) =>
      sources.flatMap(({ sourceId, name }) => (sourceId ? [[sourceId, name] as const] : [])),
    ),
  );
  if (value && !names.has(value)) names.set(value, 'Chosen source');
  const options = [...names].map(([id, label]) => ({ value: id, label }));
  return (
    <FilterSelect
      label="Source"
      value={value}
      options={[{ value: '', label: 'Any' }, ...options.toSorted((a, b) => a.label.localeCompare(b.label))]}
      onChange={(next) => onChange(next || undefined)}
    />
  );
}
