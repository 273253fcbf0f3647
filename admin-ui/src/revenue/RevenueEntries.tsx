import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { describeError } from '../api/problem';
import { deleteRevenueEntry } from '../api/revenue';
import type { RevenueEntry } from '../api/types';
import { Card } from '../components/Card';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { LoadError } from '../components/LoadError';
import { EmptyState } from '../components/EmptyState';
import { FilterSelect } from '../components/FilterSelect';
import { Icon } from '../components/Icon';
import { Pager } from '../components/Pager';
import { SearchField } from '../components/SearchField';
import { SampleChip } from '../components/chips';
import { formatDollarsExactly, formatMonth } from '../components/format';
import { useListAddress } from '../components/use-list-address';
import { SOURCE_NAMES, SOURCES } from './sources';
import '../components/table.css';
import { useCommand } from '../components/use-command';

const STATUSES = ['all', ...SOURCES] as const;
const SORTS = ['month', 'game', 'amount'] as const;
const PER_PAGE = 20;

interface RevenueEntriesProps {
  onEdit: (entry: RevenueEntry) => void;
  onAdd: () => void;
}

/** The entries behind the figures, to be searched, changed and deleted. */
export function RevenueEntries({ onEdit, onAdd }: RevenueEntriesProps) {
  const [{ q, status, page, sort }, change] = useListAddress({ statuses: STATUSES, sorts: SORTS });
  const filter = useMemo(
    () => ({ ...(q ? { q } : {}), ...(status === 'all' ? {} : { source: status }) }),
    [q, status],
  );
  const { data, total, isPending, error, refetch } = useGetList<RevenueEntry>('revenue-entries', {
    pagination: { page, perPage: PER_PAGE },
    sort,
    filter,
  });
  const [deleting, setDeleting] = useState<RevenueEntry | null>(null);
  const search = useCallback((text: string) => change({ q: text }), [change]);
  const filtered = q !== '' || status !== 'all';
  return (
    <Card title="Entries" bare>
      <div className="entry-filters">
        <SearchField label="Search by game" value={q} onChange={search} />
        <FilterSelect
          label="Source"
          value={status}
          options={[
            { value: 'all', label: 'All' },
            ...SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] })),
          ]}
          onChange={(next) => change({ status: next })}
        />
      </div>
      {error ? (
        <div className="card-body">
          <LoadError title="The entries could not be loaded" error={error} onRetry={() => void refetch()} />
        </div>
      ) : data && data.length > 0 ? (
        <table className="table entries">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Game</th>
              <th scope="col">Source</th>
              <th scope="col" className="end">
                Amount
              </th>
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">{formatMonth(entry.month)}</th>
                <td data-label="Game">
                  <span className="row">
                    <span className="cut">{entry.game}</span>
                    {entry.sample && <SampleChip />}
                  </span>
                </td>
                <td data-label="Source">{SOURCE_NAMES[entry.source]}</td>
                <td className="end" data-label="Amount">
                  {formatDollarsExactly(entry.amount)}
                </td>
                <td className="end actions">
                  <IconButton
                    size="small"
                    aria-label={`Change ${entry.game}, ${formatMonth(entry.month)}, ${SOURCE_NAMES[entry.source]}`}
                    onClick={() => onEdit(entry)}
                  >
                    <Icon name="edit" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={`Delete ${entry.game}, ${formatMonth(entry.month)}, ${SOURCE_NAMES[entry.source]}`}
                    onClick={() => setDeleting(entry)}
                  >
                    <Icon name="trash" />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : isPending ? (
        <p className="card-body muted">Loading the entries…</p>
      ) : (
        <EmptyState
          title={filtered ? 'No entries found' : 'No revenue entered yet'}
          action={
            filtered ? (
              <Button size="small" onClick={() => change({ q: '', status: 'all' })}>
                Show all entries
              </Button>
            ) : (
              <Button size="small" onClick={onAdd}>
                Add the first entry
              </Button>
            )
          }
        >
          {filtered
            ? 'No entry fits the search.'
            : 'One entry per month, game and source. Import a CSV to bring in many at once.'}
        </EmptyState>
      )}
      <Pager page={page} perPage={PER_PAGE} total={total ?? 0} onPage={(next) => change({ page: next })} />
      <DeleteDialog entry={deleting} onClose={() => setDeleting(null)} />
    </Card>
  );
}

function DeleteDialog({ entry, onClose }: { entry: RevenueEntry | null; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run: run } = useCommand(async () => {
    if (!entry) return;
    setProblem(null);
    try {
      await deleteRevenueEntry(entry.id);
      onClose();
      void queryClient.invalidateQueries({ queryKey: ['revenue-entries'] });
    } catch (error) {
      setProblem(describeError(error));
    }
  });
  return (
    <ConfirmDialog
      open={entry !== null}
      title={entry ? `Delete ${entry.game}, ${formatMonth(entry.month)}?` : 'Delete the entry?'}
      confirmLabel="Delete entry"
      busy={busy}
      problem={problem}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        {entry &&
          `${SOURCE_NAMES[entry.source]}, ${formatDollarsExactly(entry.amount)}. The totals change at once. `}
        This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
