import { ToggleChoice } from '../components/filters/ToggleChoice';
import { useListContext } from 'react-admin';
import type { IdeaRow } from '../api/types';
import { useListFilters } from '../components/lists/AddressedList';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { ListSelect } from '../components/lists/list-parts';
import { SORTS, type IdeaFilter } from './list';
import { STATUSES } from './status';

export type ListView = 'table' | 'cards';

const SORT_NAMES: Record<string, string> = {
  createdAt: 'Newest',
  votes: 'Most votes',
  change: 'Largest change',
  alike: 'Fewest similar',
};

const OWNERS = { me: 'Me', team: 'My team' };

/** Search, filters and sort of the idea list, as table or cards. */
export function IdeaFilters({ view, onView }: { view: ListView; onView: (view: ListView) => void }) {
  const { filter } = useListFilters<IdeaFilter>();
  const { sort, setSort } = useListContext();
  const owner = filter.mine === undefined ? undefined : OWNERS[filter.mine ? 'me' : 'team'];
  const sorts: Record<string, string> = SORT_NAMES[sort.field]
    ? SORT_NAMES
    : { ...SORT_NAMES, [sort.field]: 'By column' };
  return (
    <FilterBar
      search="Search ideas"
      views="idea-generation"
      chosen={[
        STATUSES.find(({ value }) => value === filter.status)?.label ?? 'All',
        owner,
        filter.archived && 'Archived',
        sorts[sort.field],
      ]}
    >
      <ListSelect
        label="Status"
        name="status"
        none="All"
        options={STATUSES.map(({ value, label }) => [value, label])}
      />
      <ListSelect label="Owner" name="owner" none="Everyone" options={Object.entries(OWNERS)} />
      <SourceFilter value={filter.source ?? ''} />
      <ListSelect
        label="Show"
        name="archived"
        options={[
          ['no', 'Active'],
          ['yes', 'Archived'],
        ]}
      />
      <FilterSelect
        label="Sort"
        value={sort.field}
        options={Object.entries(sorts)}
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
function SourceFilter({ value }: { value: string }) {
  const { data = [] } = useListContext<IdeaRow>();
  const names = new Map(
    data.flatMap(({ sources }) =>
      sources.flatMap(({ sourceId, name }) => (sourceId ? [[sourceId, name] as const] : [])),
    ),
  );
  if (value && !names.has(value)) names.set(value, 'Chosen source');
  const options = [...names].toSorted(([, a], [, b]) => a.localeCompare(b));
  return <ListSelect label="Source" name="source" none="Any" options={options} />;
}
