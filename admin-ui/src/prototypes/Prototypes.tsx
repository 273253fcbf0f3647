import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { exportList } from '../api/export-list';
import { clearSamples } from '../api/revenue';
import type { Prototype } from '../api/types';
import { Banner } from '../components/Banner';
import { LoadError } from '../components/LoadError';
import { CardsSkeleton } from '../components/Skeleton';
import { EmptyState } from '../components/EmptyState';
import { ExportMenu } from '../components/ExportMenu';
import { Icon } from '../components/Icon';
import { PageHead } from '../components/PageHead';
import { Pager } from '../components/Pager';
import { SampleNote } from '../components/SampleNote';
import { formatCount } from '../components/format';
import { Board } from './Board';
import { BoardSkeleton } from './BoardCard';
import { PrototypeCards } from './PrototypeCards';
import { PrototypeBar } from './PrototypeBar';
import { PrototypeDialog } from './PrototypeDialog';
import { PrototypeForm } from './PrototypeForm';
import { useMoves } from './use-moves';
import { usePrototypes } from './use-prototypes';
import { usePrototypesAddress, type PrototypesAddress } from './use-prototypes-address';
import './prototypes.css';

const PER_PAGE = 24;
const NONE: Prototype[] = [];
/** /admin/prototypes: the games the studio is trying out, as cards or as a board by status. */
export function Prototypes() {
  const [address, change] = usePrototypesAddress();
  const { view, q, status, opened, page } = address;
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = usePrototypes(q);
  const moves = useMoves(data ?? NONE);
  const [form, setForm] = useState<Prototype | 'new' | null>(null);

  const cards = useMemo(
    () =>
      moves.rows
        .filter((row) => status === 'all' || row.status === status)
        .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    [moves.rows, status],
  );
  const shown = view === 'board' ? moves.rows : cards;
  const filtered = q !== '' || (view === 'cards' && status !== 'all');
  const from = Math.min(page - 1, Math.max(0, Math.ceil(cards.length / PER_PAGE) - 1)) * PER_PAGE;
  const make = (
    <Button variant="contained" color="primary" onClick={() => setForm('new')}>
      <Icon name="plus" />
      New Prototype
    </Button>
  );

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
              content={(format) =>
                exportList('/api/prototypes', format, { filter: toFilter(address), sort: ['place', 'ASC'] })
              }
            />
            {make}
          </>
        }
      />
      {moves.rows.some(({ sample }) => sample) && (
        <SampleNote what="prototypes" clear={() => clearSamples('prototypes')}>
          The marked prototypes are invented, so that the screen can be tried. Change one and it is yours, or
          clear them all.
        </SampleNote>
      )}
      <PrototypeBar address={address} change={change} />
      {error && (
        <LoadError
          title="The prototypes could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {data && 'Showing earlier results.'}
        </LoadError>
      )}
      {moves.problem && (
        <Banner
          tone="error"
          title={moves.problem.title}
          action={
            <Button size="small" onClick={moves.forget}>
              Close
            </Button>
          }
        >
          <p>{moves.problem.text}</p>
        </Banner>
      )}
      {isPending ? (
        view === 'board' ? (
          <BoardSkeleton />
        ) : (
          <CardsSkeleton label="Loading the prototypes" lines={6} />
        )
      ) : !data ? null : shown.length === 0 ? (
        <div className="card">
          <EmptyState
            heading="h2"
            title={filtered ? 'No prototypes found' : 'No prototypes yet'}
            action={
              filtered ? (
                <Button size="small" onClick={() => change({ q: '', status: 'all' })}>
                  Show all prototypes
                </Button>
              ) : (
                make
              )
            }
          >
            {filtered
              ? nothingFor(address)
              : 'A prototype is a game that you try out. Note one down here, or make one from an idea with one click.'}
          </EmptyState>
        </div>
      ) : (
        <div className={isPlaceholderData ? 'stack stale' : 'stack'}>
          {view === 'board' ? (
            <Board rows={moves.rows} onMove={moves.move} onOpen={({ id }) => change({ opened: id })} />
          ) : (
            <>
              <PrototypeCards
                prototypes={cards.slice(from, from + PER_PAGE)}
                onOpen={({ id }) => change({ opened: id })}
                onEdit={setForm}
              />
              <Pager
                page={from / PER_PAGE + 1}
                perPage={PER_PAGE}
                total={cards.length}
                onPage={(next) => change({ page: next })}
              />
            </>
          )}
        </div>
      )}
      {opened && (
        <PrototypeDialog
          key={opened}
          id={opened}
          known={moves.rows.find(({ id }) => id === opened)}
          onClose={() => change({ opened: null })}
        />
      )}
      {form && (
        <PrototypeForm {...(form === 'new' ? {} : { prototype: form })} onClose={() => setForm(null)} />
      )}
    </>
  );
}

const toFilter = ({ view, q, status }: PrototypesAddress): Record<string, unknown> => ({
  ...(q && { q }),
  ...(view === 'cards' && status !== 'all' && { status }),
});

function describeCount(rows: Prototype[], filtered: boolean): string {
  if (rows.length === 0) return filtered ? 'None found' : 'None yet';
  const many = (of: Prototype[]) =>
    `${formatCount(of.length)} ${of.length === 1 ? 'prototype' : 'prototypes'}`;
  if (filtered) return `${many(rows)} found`;
  // As the dashboard counts: samples only while there is nothing else.
  const own = rows.filter(({ sample }) => !sample);
  const counted = own.length > 0 ? own : rows;
  const testing = counted.filter(({ status }) => status === 'Testing').length;
  const samples = rows.length - counted.length;
  return [
    many(counted),
    ...(testing > 0 ? [`${formatCount(testing)} in testing`] : []),
    ...(samples > 0 ? [`${formatCount(samples)} ${samples === 1 ? 'sample' : 'samples'}`] : []),
  ].join(', ');
}

function nothingFor({ view, q, status }: PrototypesAddress): string {
  const where = view === 'board' || status === 'all' ? 'No prototype' : `No prototype in ${status}`;
  return q ? `${where} has “${q}” in its name or description.` : `${where} right now.`;
}
