import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ApiProblem, describeError } from '../api/problem';
import type { CurrentRankings } from '../api/types';
import { LoadError } from '../components/LoadError';
import { PageHead } from '../components/PageHead';
import { SampleChip, STORE_NAMES } from '../components/chips';
import { capturedAgo, countryName, formatCaptured, formatCapturedDay } from '../components/format';
import { BatchJobs } from '../analysis/BatchJobs';
import { useCommand } from '../components/use-command';
import { ScreenBoundary } from '../components/ScreenBoundary';
import { ScreenSpinner } from '../components/Spinner';
import { lazyScreen } from '../components/lazy-screen';
import { MoversFilters } from './movers/MoversFilters';
import { MoversSkeleton } from './movers/MoversSkeleton';
import { readCompared, writeCompared } from './movers/compare';
import { NextRun, RefreshStatus } from './refresh/RefreshStatus';
import { startRefresh } from './refresh/start-refresh';
import { useRefreshState } from './refresh/use-refresh-state';
import { ImportDialog } from './import/ImportDialog';
import { RankingActions } from './RankingActions';
import { RankingFilterBar } from './RankingFilterBar';
import { RankingJobs } from './RankingJobs';
import { RankingLists } from './lists/RankingLists';
import { SelectionBar } from './SelectionBar';
import { WrongFilterNote } from './WrongFilterNote';
import { categoryLabel } from '../rankings/categories';
import {
  readView,
  wrongCountry,
  writeView,
  type RankingFilters,
  type WrongFilter,
} from '../rankings/filters';
import { SelectionProvider, useNewSelection } from './selection';
import { useRankingCountries } from '../rankings/use-countries';
import { useCurrentRankings } from './use-current-rankings';
import { useRankingFilters } from '../rankings/use-ranking-filters';
import { isRefresh, useRankingJobs } from './use-ranking-jobs';

// Brings the plot library, which the charts do without.
const MoversView = lazyScreen(() => import('./movers/MoversView').then((file) => file.MoversView));

/** The charts: what is on top now, and how to get newer ones. */
export function GameRankings() {
  const { query, changeQuery, filters, wrong, start, change, failure } = useRankingFilters();
  const view = readView(query);
  const compared = readCompared(query);
  const current = useCurrentRankings(wrong ? null : filters);
  const refused = wrong ?? (filters && refusedCountry(current.error, filters));
  const rankings = refused ? undefined : current.data;

  const queryClient = useQueryClient();
  const onChanged = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: ['rankings'] }),
    [queryClient],
  );
  const jobs = useRankingJobs(onChanged);
  const refreshes = useRefreshState();
  // The banner of a refresh that has just ended says all of it.
  const tellsOfLast = jobs.ended !== null && isRefresh(jobs.ended);

  const [importing, setImporting] = useState(false);
  const [joined, setJoined] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const selection = useNewSelection();
  const refreshing = jobs.running.some(isRefresh);
  const { run: refresh } = useCommand(async () => {
    if (!filters) return;
    setProblem(null);
    try {
      const { jobId, joined } = await startRefresh(filters);
      setJoined(joined ? jobId : null);
      jobs.start(jobId);
    } catch (error) {
      console.error('The refresh could not be started', error);
      setProblem(describeError(error));
    }
  });
  if (!filters) return <NotReady failure={failure} />;
  const newest = rankings?.lists[filters.list].capturedAt ?? null;

  return (
    <>
      <PageHead
        title="Game Rankings"
        asOf={<AsOf rankings={rankings} filters={filters} />}
        actions={
          <RankingActions
            filters={filters}
            rankings={rankings ?? null}
            refreshing={refreshing}
            onRefresh={() => void refresh()}
            onImport={() => setImporting(true)}
            {...(view === 'charts' && { selecting: selection })}
          />
        }
      />
      {!tellsOfLast && <RefreshStatus state={refreshes.state} />}
      <RankingFilterBar
        filters={filters}
        view={view}
        onView={(next) => changeQuery((now) => writeView(now, next))}
        onChange={change}
      >
        {view === 'movers' && (
          <MoversFilters
            list={filters.list}
            compared={compared}
            newest={newest}
            onList={(list) => change({ list })}
            onCompare={(span) => changeQuery((now) => writeCompared(now, span), { replace: true })}
          />
        )}
      </RankingFilterBar>
      {problem && (
        <LoadError title="Couldn't start the refresh" onRetry={refresh}>
          {problem} Existing charts are unchanged.
        </LoadError>
      )}
      <BatchJobs />
      <RankingJobs
        running={jobs.running}
        joined={joined}
        next={refreshes.state && <NextRun state={refreshes.state} />}
        ended={jobs.ended}
        onCancel={jobs.cancel}
        onDismiss={jobs.dismiss}
        onImport={() => setImporting(true)}
      />
      {refused ? (
        <WrongFilterNote wrong={refused} start={start} onChange={change} />
      ) : view === 'movers' ? (
        <ScreenBoundary loading={<MoversSkeleton />}>
          <MoversView
            filters={filters}
            canRefresh={!refreshing}
            compared={compared}
            onRefresh={refresh}
            onCompare={(span) => changeQuery((now) => writeCompared(now, span), { replace: true })}
          />
        </ScreenBoundary>
      ) : (
        <SelectionProvider value={selection.on ? selection : null}>
          {current.error && (
            <LoadError
              title={rankings ? showing(rankings) : "Couldn't load the charts"}
              error={current.error}
              busy={current.isFetching}
              onRetry={() => void current.refetch()}
            />
          )}
          {(rankings || !current.error) && (
            <RankingLists
              rankings={rankings}
              refreshes={refreshes.ended}
              filters={filters}
              canRefresh={!refreshing}
              onShowList={(list) => change({ list })}
              onRefresh={refresh}
            />
          )}
          {selection.on && <SelectionBar selection={selection} />}
        </SelectionProvider>
      )}
      <ImportDialog open={importing} onClose={() => setImporting(false)} onStarted={jobs.start} />
    </>
  );
}

/** Until it is known which chart to open; only the server can tell. */
function NotReady({ failure }: { failure: ReturnType<typeof useRankingFilters>['failure'] }) {
  return (
    <>
      <PageHead title="Game Rankings" />
      {failure.error ? (
        <LoadError
          title="Couldn't load the charts"
          error={failure.error}
          busy={failure.isFetching}
          onRetry={() => void failure.refetch()}
        />
      ) : (
        <ScreenSpinner />
      )}
    </>
  );
}

const showing = ({ capturedAt }: CurrentRankings): string =>
  `${capturedAt ? `Showing ${formatCapturedDay(capturedAt)}. ` : ''}Last update failed`;

/** Only the server knows which codes are countries. */
const refusedCountry = (error: Error | null, { country }: RankingFilters): WrongFilter | null =>
  error instanceof ApiProblem && error.body?.errors?.country ? wrongCountry(country.toUpperCase()) : null;

/** Names the chart whose rows are on screen. */
function AsOf({ rankings, filters }: { rankings: CurrentRankings | undefined; filters: RankingFilters }) {
  const countries = useRankingCountries(filters.country);
  const name = countries.find(({ country }) => country === filters.country)?.name;
  const capturedAt = rankings?.capturedAt;
  return (
    <>
      <span>{STORE_NAMES[filters.platform]}</span>
      <span>{name ?? countryName(filters.country)}</span>
      <span>{categoryLabel(filters.category)}</span>
      {capturedAt && <span title={formatCaptured(capturedAt)}>captured {capturedAgo(capturedAt)}</span>}
      {rankings && !capturedAt && <span>not captured yet</span>}
      {rankings?.sample && <SampleChip />}
    </>
  );
}
