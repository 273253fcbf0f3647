import { sendApi } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { IconButton } from '../components/actions/IconButton';
import { useListContext } from 'react-admin';
import type { RevenueEntry } from '../api/types';
import { AddressedList } from '../components/lists/AddressedList';
import { Card } from '../components/page/Card';
import { useQuestion } from '../components/dialogs/use-question';
import { DataTable, type Column } from '../components/table/DataTable';
import { ListStates } from '../components/lists/ListStates';
import { FilterBar } from '../components/filters/FilterBar';
import { formatDollarsExactly, formatMonth } from '../components/text/format';
import { ListPager, ListSelect } from '../components/lists/list-parts';
import { SOURCE_NAMES, SOURCES } from './sources';

const FILTERS = { status: { field: 'source', values: SOURCES } };
const SORTS = { month: 'DESC', game: 'DESC', amount: 'DESC' } as const;

interface RevenueEntriesProps {
  onEdit: (entry: RevenueEntry) => void;
  onAdd: () => void;
}

/** The entries behind the figures, with search, edit and delete. */
export function RevenueEntries(actions: RevenueEntriesProps) {
  return (
    <AddressedList resource="revenue-entries" perPage={20} sorts={SORTS} filters={FILTERS}>
      <Card title="Entries" bare>
        <EntryFilters />
        <Entries {...actions} />
        <ListPager />
      </Card>
    </AddressedList>
  );
}

function EntryFilters() {
  const { source } = useListContext<RevenueEntry>().filterValues as { source?: RevenueEntry['source'] };
  return (
    <div className="pad ruled">
      <FilterBar search="Search by game" views="revenue" chosen={[source && SOURCE_NAMES[source]]}>
        <ListSelect label="Source" name="status" none="All" options={Object.entries(SOURCE_NAMES)} />
      </FilterBar>
    </div>
  );
}

function Entries({ onEdit, onAdd }: RevenueEntriesProps) {
  const [ask, dialog] = useQuestion();
  const askToDelete = ({ id, game, month, source, amount }: RevenueEntry) =>
    ask({
      title: `Delete ${game}, ${formatMonth(month)}?`,
      text: `${SOURCE_NAMES[source]}, ${formatDollarsExactly(amount)}. Totals update immediately. This cannot be undone.`,
      confirmLabel: 'Delete entry',
      run: () => sendApi('DELETE', '/api/revenue-entries/{id}', { id }),
    });
  return (
    <>
      <ListStates
        what="entries"
        heading="h3"
        noResults="No entries match the search."
        empty={{
          title: 'No revenue entered yet',
          text: 'One entry per month, game and source. Import a CSV to bring in many at once.',
          action: <Button label="Add the first entry" size="small" onClick={onAdd} />,
        }}
      >
        <DataTable<RevenueEntry>
          columns={listColumns(onEdit, askToDelete)}
          cardsBelow={700}
          className="entries plain"
        />
      </ListStates>
      {dialog}
    </>
  );
}

type EntryAction = (entry: RevenueEntry) => void;

const nameEntry = ({ game, month, source }: RevenueEntry): string =>
  `${game}, ${formatMonth(month)}, ${SOURCE_NAMES[source]}`;

const listColumns = (onEdit: EntryAction, onDelete: EntryAction): Column<RevenueEntry>[] => [
  { label: 'Month', cell: ({ month }) => formatMonth(month) },
  {
    label: 'Game',
    bareOnCards: true,
    className: 'entry-game',
    cell: ({ game }) => <span className="cut">{game}</span>,
  },
  { label: 'Source', bareOnCards: true, cell: ({ source }) => SOURCE_NAMES[source] },
  { label: 'Amount', end: true, cell: ({ amount }) => formatDollarsExactly(amount) },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    className: 'actions',
    width: 96,
    cell: (entry) => (
      <>
        <IconButton icon="edit" label={`Change ${nameEntry(entry)}`} onClick={() => onEdit(entry)} />
        <IconButton icon="trash" label={`Delete ${nameEntry(entry)}`} onClick={() => onDelete(entry)} />
      </>
    ),
  },
];
