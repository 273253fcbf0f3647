import { Button } from '../components/actions/Button';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { TaxonomyEntry } from '../api/types';
import { KIND_TITLES } from '../analysis/items/AnalysisItems';
import { Card } from '../components/page/Card';
import { StaticTable, type Column } from '../components/table/DataTable';
import { EmptyState } from '../components/states/EmptyState';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { ReadStates } from '../components/lists/ListStates';
import { SearchField } from '../components/lists/SearchField';
import { Chip } from '../components/text/chips';
import { formatCount } from '../components/text/format';
import { None } from '../components/table/columns';
import { useAddressParams } from '../components/page/address-params';
import { gamesWithItemPath } from '../routes';
import type { useEntries } from './use-entries';

const PARAMS = {
  q: {},
  kind: { values: Object.keys(KIND_TITLES) as (keyof typeof KIND_TITLES)[] },
  family: {},
} as const;

interface EntriesProps {
  read: ReturnType<typeof useEntries>;
  onOpen: (id: string) => void;
}

/** All entries: search in names, aliases and definitions; filters by kind and family. */
export function Entries({ read, onOpen }: EntriesProps) {
  const [{ q = '', kind, family }, change] = useAddressParams(PARAMS);
  const entries = useMemo(() => read.data ?? [], [read.data]);
  const families = useMemo(
    () => [...new Set(entries.filter((entry) => !kind || entry.kind === kind).map((each) => each.family))],
    [entries, kind],
  );
  const shown = useMemo(
    () =>
      entries.filter(
        (entry) =>
          (!kind || entry.kind === kind) && (!family || entry.family === family) && matchesQuery(entry, q),
      ),
    [entries, kind, family, q],
  );
  const showAll = () => change({ q: null, kind: null, family: null });
  return (
    <>
      <FilterBar
        search={
          <SearchField
            label="Search entries"
            value={q}
            onChange={(words) => change({ q: words }, { replace: true })}
          />
        }
        chosen={[kind ? KIND_TITLES[kind] : 'All kinds', family]}
      >
        <FilterSelect
          label="Kind"
          value={kind ?? ''}
          none="All"
          options={Object.entries(KIND_TITLES)}
          onChange={(next) => change({ kind: next })}
        />
        <FilterSelect
          label="Family"
          value={family ?? ''}
          none="All"
          options={families.map((value) => [value, value])}
          onChange={(next) => change({ family: next })}
        />
      </FilterBar>
      <Card title={read.data ? <Count shown={shown.length} all={entries.length} /> : 'Entries'} bare>
        <ReadStates
          what="entries"
          rows={read.data && shown}
          read={read}
          nothing={
            <EmptyState
              title="No entries found"
              action={<Button label="Show all entries" size="small" onClick={showAll} />}
            >
              No entry matches these words. You can propose one.
            </EmptyState>
          }
        >
          <StaticTable rows={shown} rowKey={({ id }) => id} columns={listColumns(onOpen)} cardsBelow={900} />
        </ReadStates>
      </Card>
    </>
  );
}

const Count = ({ shown, all }: { shown: number; all: number }) => (
  <span aria-live="polite">
    {shown === all ? `${formatCount(all)} entries` : `${shown} of ${all} entries`}
  </span>
);

const matchesQuery = ({ id, name, definition, aliases, family }: TaxonomyEntry, query: string): boolean => {
  const text = [id, name, definition, family, ...aliases].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const listColumns = (onOpen: (id: string) => void): Column<TaxonomyEntry>[] => [
  {
    label: 'Entry',
    width: '28%',
    cell: ({ id, name, team, within }) => (
      <span className="stack close">
        <span className="row wrap">
          <button type="button" className="link-button break" onClick={() => onOpen(id)}>
            {name}
          </button>
          {team && <Chip>Team</Chip>}
        </span>
        {within && <span className="text-12 muted">Variant of {within.name}</span>}
      </span>
    ),
  },
  {
    label: 'What it means',
    bareOnCards: true,
    cell: ({ definition }) => <span className="text-13">{definition}</span>,
  },
  {
    label: 'Family',
    cell: ({ family, kind }) => (
      <span className="stack close text-12">
        <span>{family}</span>
        <span className="muted">{KIND_TITLES[kind]}</span>
      </span>
    ),
  },
  {
    label: 'Games',
    end: true,
    cell: ({ id, games }) =>
      games > 0 ? (
        <Link className="link" to={gamesWithItemPath(id)}>
          {formatCount(games)}
        </Link>
      ) : (
        <None title="Not found in any current analysis." />
      ),
  },
  {
    label: 'Precision',
    end: true,
    title: describeVerdicts,
    cell: (entry) => formatPrecision(entry) ?? <None />,
  },
];

const countVerdicts = ({ confirmed, rejected }: TaxonomyEntry) => confirmed + rejected;

/** "92% of 25" on one line; undefined without feedback. */
export const formatPrecision = (entry: TaxonomyEntry): string | undefined =>
  countVerdicts(entry) > 0
    ? `${Math.round((100 * entry.confirmed) / countVerdicts(entry))}%\u00a0of\u00a0${countVerdicts(entry)}`
    : undefined;

export const describeVerdicts = (entry: TaxonomyEntry): string =>
  countVerdicts(entry) > 0
    ? `Analysts confirmed it ${entry.confirmed}× and rejected it ${entry.rejected}×.`
    : 'No analyst has confirmed or rejected it yet.';
