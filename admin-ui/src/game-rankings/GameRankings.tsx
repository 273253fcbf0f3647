import { Suspense, useState, type ComponentProps } from 'react';
import { ApiProblem } from '../api/problem';
import type { CurrentRankings, RankingType } from '../api/types';
import { LoadError } from '../components/states/LoadError';
import { PageHead } from '../components/page/PageHead';
import { useAddressWord } from '../components/page/use-address';
import { ScreenBoundary } from '../components/states/ScreenBoundary';
import { ScreenSpinner } from '../components/states/Spinner';
import { SampleChip, STORE_NAMES } from '../components/text/chips';
import { formatCapturedDay } from '../components/text/format';
import { lazyScreen } from '../components/states/lazy-screen';
import { categoryLabel } from '../rankings/categories';
import { PastBand } from '../rankings/dates/PastBand';
import { useDates } from '../rankings/dates/use-dates';
import {
  readView,
  wrongCountry,
  writeView,
  type RankingFilters,
  type RankingsView,
  type WrongFilter,
} from '../rankings/filters';
import { useCountryName } from '../rankings/use-countries';
import { useRankingFilters } from '../rankings/use-ranking-filters';
import { ChartDates } from './ChartDates';
import { RankingActions } from './RankingActions';
import { RankingFilterBar } from './RankingFilterBar';
import { WrongFilterNote } from '../rankings/WrongFilterNote';
import { ChartsView } from './lists/ChartsView';
import { ListSkeleton } from './lists/ListSkeleton';
import { useShownLists } from './lists/use-shown-lists';
import { MoversFilters } from './movers/MoversFilters';
import { readCompared, writeCompared, type Compared } from './movers/compare';
import { KINDS } from './movers/moves';
import { RefreshStatus, isAllSample } from './refresh/RefreshStatus';
import { findStaleList } from './refresh/stale-list';
import { useRefresh } from './refresh/use-refresh';
import { ScreenProvider } from './screen';
import { useCurrentRankings } from './use-current-rankings';
import './rankings.css';

// Loaded separately: it only shows while a job runs.
const RankingJobs = lazyScreen(() => import('./RankingJobs').then((file) => file.RankingJobs));
const BatchJobs = lazyScreen(() => import('../analysis/batch/BatchJobs').then((file) => file.BatchJobs));
const ImportDialog = lazyScreen(() => import('./import/ImportDialog').then((file) => file.ImportDialog));
// Loaded separately, because it brings the plot library.
const MoversView = lazyScreen(() => import('./movers/MoversView').then((file) => file.MoversView));

const ABOVE_SELECTION = { bottom: 'calc(3 * var(--s-6))' };

/** /admin/game-rankings: the current charts, and how to update them. */
export function GameRankings() {
  const address = useRankingFilters();
  const { filters, failure } = address;
  return filters ? <Rankings {...address} filters={filters} /> : <NotReady failure={failure} />;
}

type Address = ReturnType<typeof useRankingFilters>;

function Rankings({
  query,
  changeQuery,
  filters,
  wrong,
  start,
  change,
}: Address & { filters: RankingFilters }) {
  const view = readView(query);
  const compared = readCompared(query);
  const onCompare = (span: Omit<Compared, 'span'>) =>
    changeQuery((now) => writeCompared(now, span), { replace: true });
  const onView = (next: RankingsView) => changeQuery((now) => writeView(now, next));
  const dates = useDates();
  const { date } = dates;
  const current = useCurrentRankings(wrong ? null : filters, dates);
  const refused = wrong ?? findRefusedCountry(current.error, filters);
  const rankings = refused ? undefined : current.data;
  const lists = useShownLists(refused ? null : filters, dates, rankings);
  const refresh = useRefresh(filters);
  const countryName = useCountryName(filters.country);
  const findStale = (type: RankingType) =>
    rankings && !date
      ? findStaleList(refresh.known, { ...rankings, countryName }, type, rankings.lists[type].capturedAt)
      : null;

  const [importing, setImporting] = useAddressWord('import');
  const openImport = () => setImporting('file', { replace: true });
  // Clears the selection when the chart changes.
  const chart = `${view} ${filters.platform} ${filters.category} ${filters.country}`;
  const [selectingIn, setSelectingIn] = useState<string | null>(null);
  if (selectingIn !== null && selectingIn !== chart) setSelectingIn(null);
  const selecting = selectingIn === chart;
  const setSelecting = (on: boolean) => setSelectingIn(on ? chart : null);

  return (
    <ScreenProvider
      value={{ filters, dates, change, refreshing: refresh.refreshing, refresh: refresh.refresh, openImport }}
    >
      <div className="rankings stack">
        <PageHead
          compact
          title="Game Rankings"
          tab={`${countryName} · ${STORE_NAMES[filters.platform]}`}
          asOf={
            <ChartStatus
              filters={filters}
              sample={view === 'charts' && rankings !== undefined && isAllSample(rankings)}
            />
          }
          actions={
            <RankingActions
              view={view}
              onView={onView}
              rankings={rankings}
              lists={lists}
              compared={compared}
              selecting={selecting}
              onSelecting={setSelecting}
            />
          }
        />
        <RankingFilterBar view={view} onView={onView}>
          <ChartDates view={view} sample={rankings?.sample ?? false} />
          {view === 'movers' && (
            <MoversFilters
              sample={rankings?.sample ?? false}
              compared={compared}
              newest={rankings?.lists[filters.list].capturedAt ?? null}
              onCompare={onCompare}
            />
          )}
        </RankingFilterBar>
        <PastBand
          what={view === 'movers' ? 'Movers' : 'Chart'}
          chart={filters}
          dates={dates}
          requested={rankings?.requested}
        />
        {!date && <RefreshStatus state={refresh.state} rankings={rankings} />}
        {refused ? (
          <WrongFilterNote wrong={refused} start={start} onChange={change} />
        ) : view === 'movers' ? (
          <ScreenBoundary
            loading={
              <ListSkeleton className="mover-lists" titles={KINDS.map(({ title }) => title)} rows={4} />
            }
          >
            <MoversView compared={compared} onCompare={onCompare} />
          </ScreenBoundary>
        ) : (
          <Charts
            key={chart}
            current={current}
            rankings={rankings}
            lists={lists}
            getStaleList={findStale}
            selecting={selecting}
            onSelecting={setSelecting}
          />
        )}
        {/* Over the end of the page, so that no chart moves when a job starts or ends. */}
        <div className="floating stack" style={selecting ? ABOVE_SELECTION : undefined}>
          <Suspense>
            <BatchJobs />
            <RankingJobs refresh={refresh} />
          </Suspense>
        </div>
        <Suspense>
          {importing && (
            <ImportDialog onClose={() => setImporting(null, { replace: true })} onStarted={refresh.start} />
          )}
        </Suspense>
      </div>
    </ScreenProvider>
  );
}

type ChartsProps = ComponentProps<typeof ChartsView> & { current: ReturnType<typeof useCurrentRankings> };

/** The lists; stale ones stay when loading the newest failed. */
function Charts({ current: { error, isFetching, refetch }, rankings, ...view }: ChartsProps) {
  return (
    <>
      {error && (
        <LoadError
          title={rankings ? describeShown(rankings) : "Couldn't load the charts"}
          error={error}
          busy={isFetching}
          onRetry={refetch}
        />
      )}
      {(rankings || !error) && <ChartsView rankings={rankings} {...view} />}
    </>
  );
}

function ChartStatus({ filters, sample }: { filters: RankingFilters; sample: boolean }) {
  return (
    <>
      <span>{STORE_NAMES[filters.platform]}</span>
      <span>{useCountryName(filters.country)}</span>
      <span>{categoryLabel(filters.category)}</span>
      {sample && <SampleChip />}
    </>
  );
}

/** Shown until the server has said which chart to open. */
function NotReady({ failure }: Pick<Address, 'failure'>) {
  return (
    <>
      <PageHead compact title="Game Rankings" />
      {failure.error ? (
        <LoadError
          title="Couldn't load the charts"
          error={failure.error}
          busy={failure.isFetching}
          onRetry={failure.refetch}
        />
      ) : (
        <ScreenSpinner />
      )}
    </>
  );
}

const describeShown = ({ capturedAt }: CurrentRankings): string =>
  `${capturedAt ? `Showing ${formatCapturedDay(capturedAt)}. ` : ''}Last update failed`;

/** Only the server knows all country codes. */
const findRefusedCountry = (error: Error | null, { country }: RankingFilters): WrongFilter | null =>
  error instanceof ApiProblem && error.body?.errors?.country ? wrongCountry(country.toUpperCase()) : null;
