import { useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { useLocation } from 'react-router';
import type { Analysis } from '../api/types';
import { LoadError } from '../components/LoadError';
import { PageHead } from '../components/PageHead';
import { Pager } from '../components/Pager';
import { formatCount } from '../components/format';
import { AnalyzeBatchButton, type BatchTarget } from '../analysis/AnalyzeBatchButton';
import { BatchJobs } from '../analysis/BatchJobs';
import { useEngines } from '../analysis/use-engines';
import { AnalysesSkeleton } from './AnalysesSkeleton';
import { AnalysisCards, NoAnalyses } from './AnalysisCards';
import { AnalysisDialog } from './AnalysisDialog';
import { AnalysisFilters } from './AnalysisFilters';
import { CompareBar } from './CompareBar';
import { CompareView } from './CompareView';
import { ExportAnalyses } from './ExportAnalyses';
import { MostFrequent, useMechanics } from './MostFrequent';
import { useAnalysesAddress } from './address';
import './completed-analyses.css';

const PER_PAGE = 24;

/** /admin/completed-analyses: the games I analysed, newest first. */
export function CompletedAnalyses() {
  const [address, change] = useAnalysesAddress();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return address.compared.length > 0 ? (
    <CompareView ids={address.compared} from={from} onClose={() => change({ compared: [] })} />
  ) : (
    <AnalysisGrid address={address} change={change} from={from} />
  );
}

type Address = ReturnType<typeof useAnalysesAddress>;

interface AnalysisGridProps {
  address: Address[0];
  change: Address[1];
  from: string;
}

function AnalysisGrid({ address, change, from }: AnalysisGridProps) {
  const { q, mechanic, engine, page, opened } = address;
  const filter = useMemo(
    () => ({ ...(q && { q }), ...(mechanic && { mechanic }), ...(engine && { engine }) }),
    [q, mechanic, engine],
  );
  const { data, total, error, isPending, refetch } = useGetList<Analysis>('analyses', {
    pagination: { page, perPage: PER_PAGE },
    sort: { field: 'analyzedAt', order: 'DESC' },
    filter,
  });
  const { data: mechanics = [], isPending: isCounting } = useMechanics();
  const { engines } = useEngines();
  const [selected, setSelected] = useState<{ id: string; title: string }[]>([]);
  const filtered = Object.keys(filter).length > 0;
  const select = ({ id, title }: Analysis, on: boolean) =>
    setSelected((before) =>
      on ? [...before, { id, title: title || 'Unknown Game' }] : before.filter((each) => each.id !== id),
    );
  const rows = data ?? [];

  return (
    <>
      <PageHead
        title="Completed Analyses"
        asOf={
          <>
            <span>{total === undefined ? 'The games you analyzed' : countGames(total, filtered)}</span>
            <span key={String(total)}>Newest first</span>
          </>
        }
        actions={
          <>
            <AnalyzeBatchButton targets={listTargets(rows, total, filter)}>Analyze again</AnalyzeBatchButton>
            <ExportAnalyses filter={filter} />
          </>
        }
      />
      <BatchJobs />
      <AnalysisFilters address={address} onChange={change} mechanics={mechanics} engines={engines} />
      {error && (
        <LoadError title="Failed to fetch analyses" error={error} onRetry={() => void refetch()}>
          Your analyses are safe.
        </LoadError>
      )}
      {/* The cards wait for what stands above them, or they would be pushed away. */}
      {isCounting ? (
        <AnalysesSkeleton />
      ) : (
        <>
          <MostFrequent mechanics={mechanics} chosen={mechanic} onChoose={(id) => change({ mechanic: id })} />
          <section aria-label="Analyses" aria-busy={isPending} className="stack">
            {isPending ? (
              <AnalysesSkeleton />
            ) : rows.length > 0 ? (
              <AnalysisCards
                analyses={rows}
                selectedIds={selected.map(({ id }) => id)}
                onSelect={select}
                onOpen={(id) => change({ opened: id })}
              />
            ) : (
              !error && (
                <NoAnalyses
                  onShowAll={filtered ? () => change({ q: '', mechanic: '', engine: '' }) : undefined}
                />
              )
            )}
            <Pager
              page={page}
              perPage={PER_PAGE}
              total={total ?? 0}
              onPage={(next) => change({ page: next })}
            />
          </section>
        </>
      )}
      <CompareBar
        selected={selected}
        onCompare={() => change({ compared: selected.map(({ id }) => id) })}
        onClear={() => setSelected([])}
      />
      {opened && (
        <AnalysisDialog
          id={opened}
          known={rows.find(({ id }) => id === opened)}
          from={from}
          onClose={() => change({ opened: null })}
        />
      )}
    </>
  );
}

const countGames = (total: number, filtered: boolean): string =>
  `${formatCount(total)} ${total === 1 ? 'game' : 'games'}${filtered ? ' found' : ''}`;

/** What can be analyzed again: all that is listed, or what is on this page of it. */
function listTargets(rows: Analysis[], total: number | undefined, filter: object): BatchTarget[] {
  const filtered = Object.keys(filter).length > 0;
  const label = filtered ? 'all that is filtered' : 'all your analyses';
  const all = { label, games: total ?? 0, scope: { mine: filter } };
  if (total === undefined || total <= rows.length) return [all];
  const bundleIds = rows.map(({ bundleId }) => bundleId);
  return [all, { label: 'only this page', games: rows.length, scope: { bundleIds } }];
}
