import { Button } from '../components/actions/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Analysis } from '../api/types';
import { AddressedList, useListFilters } from '../components/lists/AddressedList';
import { LoadError } from '../components/states/LoadError';
import { PageHead } from '../components/page/PageHead';
import { SampleChip } from '../components/text/chips';
import { countNoun } from '../components/text/format';
import { ListPager } from '../components/lists/list-parts';
import { useOpenedId } from '../components/page/use-address';
import { ROUTES, comparePath } from '../routes';
import { AnalyzeBatchButton, type BatchTarget } from '../analysis/batch/AnalyzeBatchButton';
import { BatchJobs } from '../analysis/batch/BatchJobs';
import { useEngines } from '../analysis/engines/use-engines';
import { AnalysesSkeleton } from './AnalysesSkeleton';
import { AnalysisCards, NoAnalyses } from './AnalysisCards';
import { AnalysisDialog } from './AnalysisDialog';
import { AnalysisFilters, type AnalysisFilter } from './AnalysisFilters';
import { CompareBar } from './CompareBar';
import { ExportAnalyses } from './ExportAnalyses';
import { MostFrequent, useMechanics } from './MostFrequent';
import './completed-analyses.css';

const PER_PAGE = 24;

const SORTS = { analyzedAt: 'DESC' } as const;
const FILTERS = { mechanic: {}, engine: {} };

/** /admin/completed-analyses: the user's analyses, newest first. */
export function CompletedAnalyses() {
  const { pathname, search } = useLocation();
  return (
    <AddressedList resource="analyses" perPage={PER_PAGE} sorts={SORTS} filters={FILTERS}>
      <AnalysisGrid from={pathname + search} />
    </AddressedList>
  );
}

interface AnalysisGridProps {
  /** URL of this screen. */
  from: string;
}

function AnalysisGrid({ from }: AnalysisGridProps) {
  const { data, total, error, isPending, refetch, setFilters } = useListContext<Analysis>();
  const { filter, change } = useListFilters<AnalysisFilter>();
  const [opened, setOpened] = useOpenedId('analysis');
  const { data: mechanics = [], isPending: isCounting } = useMechanics();
  const { engines } = useEngines();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<{ id: string; bundleId: string; title: string }[]>([]);
  const filtered = Object.keys(filter).length > 0;
  const select = ({ id, bundleId, title }: Analysis, on: boolean) =>
    setSelected((before) =>
      on
        ? [...before, { id, bundleId, title: title || 'Unknown Game' }]
        : before.filter((each) => each.id !== id),
    );
  const rows = data ?? [];
  const allSamples = rows.length > 0 && rows.every(({ sample }) => sample);

  return (
    <>
      <PageHead
        title="Completed Analyses"
        asOf={
          <>
            <span>{total === undefined ? 'The games you analyzed' : countGames(total, filtered)}</span>
            <span key={String(total)}>Newest first</span>
            {allSamples && <SampleChip />}
          </>
        }
        actions={
          <>
            <Button icon="letters" label="Taxonomy" to={ROUTES.taxonomy} />
            <AnalyzeBatchButton targets={listTargets(rows, total, filter)}>Analyze again</AnalyzeBatchButton>
            <ExportAnalyses filter={filter} />
          </>
        }
      />
      <BatchJobs />
      <AnalysisFilters mechanics={mechanics} engines={engines} />
      {error && (
        <LoadError title="Failed to fetch analyses" error={error} onRetry={refetch}>
          Your analyses are safe.
        </LoadError>
      )}
      {/* The cards wait for the content above, which would shift them. */}
      {isCounting ? (
        <AnalysesSkeleton />
      ) : (
        <>
          <MostFrequent
            mechanics={mechanics}
            chosen={filter.mechanic ?? ''}
            onChoose={(id) => change({ mechanic: id })}
          />
          <section aria-label="Analyses" aria-busy={isPending} className="stack">
            {isPending ? (
              <AnalysesSkeleton />
            ) : rows.length > 0 ? (
              <AnalysisCards
                analyses={rows}
                selectedIds={selected.map(({ id }) => id)}
                onSelect={select}
                onOpen={setOpened}
              />
            ) : (
              !error && <NoAnalyses onShowAll={filtered ? () => setFilters({}) : undefined} />
            )}
            <ListPager />
          </section>
        </>
      )}
      <CompareBar
        selected={selected}
        onCompare={() => void navigate(comparePath({ games: selected.map(({ bundleId }) => bundleId) }))}
        onClear={() => setSelected([])}
      />
      {opened && (
        <AnalysisDialog
          id={opened}
          known={rows.find(({ id }) => id === opened)}
          from={from}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const countGames = (total: number, filtered: boolean): string =>
  `${countNoun(total, 'game')}${filtered ? ' found' : ''}`;

/** Batches to analyze again: all results, or this page. */
function listTargets(rows: Analysis[], total: number | undefined, filter: object): BatchTarget[] {
  const filtered = Object.keys(filter).length > 0;
  const label = filtered ? 'all filtered analyses' : 'all your analyses';
  const all = { label, games: total ?? 0, scope: { mine: filter } };
  if (total === undefined || total <= rows.length) return [all];
  const bundleIds = rows.map(({ bundleId }) => bundleId);
  return [all, { label: 'only this page', games: rows.length, scope: { bundleIds } }];
}
