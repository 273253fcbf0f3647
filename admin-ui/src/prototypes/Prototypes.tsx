import { MAX_ROWS } from '../api/queries/list';
import { Button } from '../components/actions/Button';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Prototype } from '../api/types';
import { AddressedList, useListFilters } from '../components/lists/AddressedList';
import { ReadStates } from '../components/lists/ListStates';
import { CardsSkeleton } from '../components/states/Skeleton';
import { EmptyState } from '../components/states/EmptyState';
import { ExportMenu } from '../components/export/ExportMenu';
import { exportFrom } from '../components/export/use-export';
import { PageHead } from '../components/page/PageHead';
import { SampleNote } from '../components/states/SampleNote';
import { countNoun, formatCount } from '../components/text/format';
import { useScreenActions } from '../components/actions/screen-actions';
import { useOpenedId } from '../components/page/use-address';
import { Board } from './board/Board';
import { BoardSkeleton } from './board/BoardCard';
import { PrototypeCards } from './PrototypeCards';
import { PrototypeBar } from './PrototypeBar';
import { PrototypeDialog } from './form/PrototypeDialog';
import { PrototypeForm } from './form/PrototypeForm';
import { useMoves } from './board/use-moves';
import { usePrototypeView } from './use-prototype-view';
import './prototypes.css';

const SORTS = { place: 'ASC' } as const;
const NONE: Prototype[] = [];

/** /admin/prototypes: prototypes as cards or as a board by status, which needs all rows. */
export function Prototypes() {
  return (
    <AddressedList resource="prototypes" perPage={MAX_ROWS} sorts={SORTS}>
      <PrototypesScreen />
    </AddressedList>
  );
}

function PrototypesScreen() {
  const { data } = useListContext<Prototype>();
  const { filter } = useListFilters<{ q: string }>();
  const [opened, setOpened] = useOpenedId('prototype');
  const { view, status } = usePrototypeView();
  const moves = useMoves(data ?? NONE);
  const [form, setForm] = useState<Prototype | 'new' | null>(null);

  useScreenActions([{ icon: 'plus', label: 'New Prototype', run: () => setForm('new') }]);
  const cards = useMemo(
    () =>
      moves.rows
        .filter((row) => status === null || row.status === status)
        .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    [moves.rows, status],
  );
  const shown = view === 'board' ? moves.rows : cards;
  const chosen = view === 'cards' ? status : null;
  const filtered = filter.q !== undefined || chosen !== null;
  const make = <Button icon="plus" label="New Prototype" primary onClick={() => setForm('new')} />;

  return (
    <>
      <PageHead
        title="Prototypes"
        asOf={<span>{data ? describeCount(shown, filtered) : 'Games the studio is trying out'}</span>}
        actions={
          <>
            <ExportMenu
              what="prototypes"
              label="Export"
              disabled={shown.length === 0}
              {...exportFrom('/api/prototypes', {
                filter: { ...filter, ...(chosen && { status: chosen }) },
                sort: ['place', 'ASC'],
              })}
            />
            {make}
          </>
        }
      />
      {moves.rows.some(({ sample }) => sample) && (
        <SampleNote resource="prototypes">
          The marked prototypes are samples for trying out this screen. Edit one to make it yours, or clear
          them all.
        </SampleNote>
      )}
      <PrototypeBar />
      <PrototypeList
        moves={moves}
        shown={shown}
        status={chosen}
        onNew={() => setForm('new')}
        onOpen={({ id }) => setOpened(id)}
        onEdit={setForm}
      />
      {opened && (
        <PrototypeDialog
          key={opened}
          id={opened}
          known={moves.rows.find(({ id }) => id === opened)}
          onClose={() => setOpened(null)}
        />
      )}
      {form && (
        <PrototypeForm {...(form === 'new' ? {} : { prototype: form })} onClose={() => setForm(null)} />
      )}
    </>
  );
}

interface PrototypeListProps {
  moves: ReturnType<typeof useMoves>;
  /** The filtered rows. */
  shown: Prototype[];
  status: Prototype['status'] | null;
  onNew: () => void;
  onOpen: (prototype: Prototype) => void;
  onEdit: (prototype: Prototype) => void;
}

/** The prototypes as cards or board, or the empty state. */
function PrototypeList({ moves, shown, status, onNew, onOpen, onEdit }: PrototypeListProps) {
  const { data, isPlaceholderData, ...read } = useListContext<Prototype>();
  const { filter, change } = useListFilters<{ q: string }>();
  const { view, setStatus } = usePrototypeView();
  const filtered = filter.q !== undefined || status !== null;
  return (
    <>
      {moves.banner}
      <ReadStates
        what="prototypes"
        rows={data && shown}
        read={read}
        loading={
          view === 'board' ? <BoardSkeleton /> : <CardsSkeleton label="Loading the prototypes" lines={6} />
        }
        nothing={
          <div className="card">
            <EmptyState
              heading="h2"
              title={filtered ? 'No prototypes found' : 'No prototypes yet'}
              action={
                filtered ? (
                  <Button
                    label="Show all prototypes"
                    size="small"
                    onClick={() => {
                      change({ q: undefined });
                      setStatus(null);
                    }}
                  />
                ) : (
                  <Button icon="plus" label="New Prototype" size="small" onClick={onNew} />
                )
              }
            >
              {filtered
                ? explainNone(filter.q, status)
                : 'A prototype is a game you are testing. Add one here, or create one from an idea with one click.'}
            </EmptyState>
          </div>
        }
      >
        <div className={isPlaceholderData ? 'stack stale' : 'stack'}>
          {view === 'board' ? (
            <Board rows={moves.rows} onMove={moves.move} onOpen={onOpen} />
          ) : (
            <PrototypeCards prototypes={shown} onOpen={onOpen} onEdit={onEdit} />
          )}
        </div>
      </ReadStates>
    </>
  );
}

function describeCount(rows: Prototype[], filtered: boolean): string {
  if (rows.length === 0) return filtered ? 'None found' : 'None yet';
  const countPrototypes = (prototypes: Prototype[]) => countNoun(prototypes.length, 'prototype');
  if (filtered) return `${countPrototypes(rows)} found`;
  // Like the dashboard, counts samples only while there is nothing else.
  const own = rows.filter(({ sample }) => !sample);
  const counted = own.length > 0 ? own : rows;
  const testing = counted.filter(({ status }) => status === 'Testing').length;
  const samples = rows.length - counted.length;
  return [
    countPrototypes(counted),
    ...(testing > 0 ? [`${formatCount(testing)} in testing`] : []),
    ...(samples > 0 ? [countNoun(samples, 'sample')] : []),
  ].join(', ');
}

function explainNone(q: string | undefined, status: string | null): string {
  const where = status === null ? 'No prototype' : `No prototype in ${status}`;
  return q ? `${where} has “${q}” in its name or description.` : `${where} right now.`;
}
