import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../api/problem';
import { Banner } from '../components/Banner';
import { PageHead } from '../components/PageHead';
import { SampleChip, STORE_NAMES } from '../components/chips';
import { countryName, formatDateTime, timeAgo } from '../components/format';
import { BatchJobs } from '../analysis/BatchJobs';
import { useCommand } from '../components/use-command';
import { MoversFilters } from '../movers/MoversFilters';
import { MoversSkeleton } from '../movers/MoversSkeleton';
import { readCompared, writeCompared } from '../movers/compare';
import { NextRun, RefreshStatus } from '../refresh/RefreshStatus';
import { startRefresh } from '../refresh/start-refresh';
import { useRefreshState } from '../refresh/use-refresh-state';
import { ImportDialog } from './ImportDialog';
import { RankingActions } from './RankingActions';
import { RankingFilterBar, useRankingCountries } from './RankingFilterBar';
import { RankingJobs } from './RankingJobs';
import { RankingLists } from './RankingLists';
import { SelectionBar } from './SelectionBar';
import { categoryLabel } from './categories';
import {
  changeFilters,
  readFilters,
  readView,
  writeFilters,
  writeView,
  type RankingFilters,
} from './filters';
import { SelectionProvider, useNewSelection } from './selection';
import { useCurrentRankings } from './use-current-rankings';
import { isRefresh, useRankingJobs } from './use-ranking-jobs';

// Brings the plot library, which the charts do without.
const MoversView = lazy(() => import('../movers/MoversView').then((file) => ({ default: file.MoversView })));

/** The charts: what is on top now, and how to get newer ones. */
export function GameRankings() {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const view = readView(query);
  const change = (part: Partial<RankingFilters>) =>
    setQuery(writeFilters(query, changeFilters(filters, part)), { replace: 'list' in part });

  const { rankings, loading, failed, reload } = useCurrentRankings(filters);
  const queryClient = useQueryClient();
  const onChanged = useCallback(() => {
    reload();
    void queryClient.invalidateQueries({ queryKey: ['rankings'] });
  }, [reload, queryClient]);
  const jobs = useRankingJobs(onChanged);
  const refreshes = useRefreshState();
  // The banner of a refresh that has just ended says all of it.
  const tellsOfLast = jobs.ended !== null && isRefresh(jobs.ended);

  const [importing, setImporting] = useState(false);
  const [joined, setJoined] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refreshing = jobs.running.some(isRefresh);
  const { run: refresh } = useCommand(async () => {
    setProblem(null);
    try {
      const { jobId, joined } = await startRefresh(filters);
      setJoined(joined ? jobId : null);
      jobs.start(jobId);
    } catch (error) {
      console.error('The refresh could not be started', error);
      setProblem(messageOf(error));
    }
  });

  const selection = useNewSelection();
  const stale = rankings !== null && !isOf(rankings, filters);
  const skeleton = useAfter(150, loading && stale);

  return (
    <>
      <PageHead
        title="Game Rankings"
        asOf={<AsOf rankings={rankings} filters={filters} />}
        actions={
          <RankingActions
            filters={filters}
            rankings={rankings}
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
        onView={(next) => setQuery(writeView(query, next))}
        onChange={change}
      >
        {view === 'movers' && (
          <MoversFilters
            list={filters.list}
            compared={readCompared(query)}
            onList={(list) => change({ list })}
            onCompare={(days) => setQuery(writeCompared(query, days), { replace: true })}
          />
        )}
      </RankingFilterBar>
      {problem && (
        <Banner
          tone="error"
          title="The refresh could not be started"
          action={
            <Button size="small" onClick={refresh}>
              Try again
            </Button>
          }
        >
          <p>{problem} The lists below are as they were.</p>
        </Banner>
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
      {view === 'movers' ? (
        <Suspense fallback={<MoversSkeleton />}>
          <MoversView
            filters={filters}
            canRefresh={!refreshing}
            compared={readCompared(query)}
            onRefresh={refresh}
          />
        </Suspense>
      ) : (
        <SelectionProvider value={selection.on ? selection : null}>
          <RankingLists
            rankings={rankings}
            refreshes={refreshes.ended}
            filters={filters}
            skeleton={skeleton}
            failed={failed}
            canRefresh={!refreshing}
            onShowList={(list) => change({ list })}
            onRefresh={refresh}
            onReload={reload}
          />
          {selection.on && <SelectionBar selection={selection} />}
        </SelectionProvider>
      )}
      <ImportDialog open={importing} onClose={() => setImporting(false)} onStarted={jobs.start} />
    </>
  );
}

type Rankings = ReturnType<typeof useCurrentRankings>['rankings'];

const isOf = (rankings: NonNullable<Rankings>, filters: RankingFilters): boolean =>
  rankings.platform === filters.platform &&
  rankings.category === filters.category &&
  rankings.country === filters.country;

/** Speaks of the rows on screen: after a failed read these are not those of the filters. */
function AsOf({ rankings, filters }: { rankings: Rankings; filters: RankingFilters }) {
  const shown = rankings ?? { ...filters, capturedAt: null, sample: false };
  const countries = useRankingCountries(shown.country);
  const name = countries.find(({ country }) => country === shown.country)?.name ?? countryName(shown.country);
  return (
    <>
      <span>{STORE_NAMES[shown.platform]}</span>
      <span>{name}</span>
      <span>{categoryLabel(shown.category)}</span>
      {shown.capturedAt && (
        <span title={formatDateTime(shown.capturedAt)}>captured {timeAgo(shown.capturedAt)}</span>
      )}
      {rankings && !shown.capturedAt && <span>not captured yet</span>}
      {shown.sample && <SampleChip />}
    </>
  );
}

/** `on`, but only once it has lasted `delay` ms: a quick answer should not flicker. */
function useAfter(delay: number, on: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(on), on ? delay : 0);
    return () => clearTimeout(timer);
  }, [on, delay]);
  return on && late;
}
