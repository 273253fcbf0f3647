import { Button } from '../components/actions/Button';
import { ToggleChoice } from '../components/filters/ToggleChoice';
import { useNotify } from 'react-admin';
import { useApi } from '../api/queries/use-api';
import type { CoverageState } from '../api/charts/coverage';
import type { components } from '../api/schema';
import { create } from '../api/send-api';
import { useAction } from '../components/actions/use-action';
import { Card } from '../components/page/Card';
import { EmptyState } from '../components/states/EmptyState';
import { ExportMenu } from '../components/export/ExportMenu';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { LoadError } from '../components/states/LoadError';
import { PageHead } from '../components/page/PageHead';
import { ScreenSpinner } from '../components/states/Spinner';
import { PLATFORMS, SampleChip, STORE_NAMES } from '../components/text/chips';
import { countryName, formatCount, formatDate, formatDateTime } from '../components/text/format';
import { useScreenActions } from '../components/actions/screen-actions';
import { useAddressParams } from '../components/page/address-params';
import { useJobs } from '../jobs/jobs-context';
import type { Platform, Coverage as Figures } from '../api/types';
import { addDays, readDay, today } from '../rankings/dates/days';
import { DEFAULT_PLACE, useLastCapture, useRankingCountries, useStart } from '../rankings/use-countries';
import { CoverageCalendar } from './CoverageCalendar';
import { Failures } from './Failures';
import { STATES } from './coverage-states';
import './coverage.css';
import { GoToRankings } from '../rankings/GoToRankings';

const POLL = 60_000;
const PARAMS = {
  platform: { values: PLATFORMS },
  country: { looksLike: /^[a-z]{2}$/ },
  days: { values: [14, 30, 90], initial: 30 },
  data: { values: ['sample'] },
  to: {},
} as const;

/** /admin/coverage: captured charts by day, and why others are missing. */
export function Coverage() {
  const place = usePlace();
  const { platform, country, range, sample } = place;
  const to = place.to ?? today();
  const from = addDays(to, 1 - range);
  const query = { platform, country, from, ...(place.to && { to }), ...(sample && { sample: true }) };
  const read = useApi('/api/coverage', query, {
    enabled: place.ready,
    refetchInterval: POLL,
  });
  const { data, isPending } = read;
  const { error, refetch } = place.failure.error && !place.ready ? place.failure : read;
  const fetchAgain = useFetchAgain();
  const refetchCharts = (categories?: string[]) =>
    void fetchAgain.run({ platforms: [platform], countries: [country], ...(categories && { categories }) });
  const again = { label: 'Fetch these charts again', icon: 'refresh', run: () => refetchCharts() } as const;
  useScreenActions(sample ? [] : [again]);
  return (
    <>
      <PageHead
        title="Coverage"
        asOf={
          <>
            <span>
              {STORE_NAMES[platform]}, {countryName(country)}
            </span>
            {data && <NextRun coverage={data} />}
            {sample && <SampleChip />}
          </>
        }
        actions={
          <>
            <ExportMenu
              what="coverage"
              label="Export"
              disabled={!data}
              fileName={`coverage-${platform}-${country}`}
              content={() => (data ? toRows(data) : [])}
            />
            <Button
              icon="refresh"
              primary
              disabled={fetchAgain.busy || sample}
              onClick={() => refetchCharts()}
            >
              Fetch again
            </Button>
          </>
        }
      />
      <CoverageFilters place={place} to={to} />
      {error && <LoadError title="Couldn't load the coverage" error={error} onRetry={refetch} />}
      {isPending && !error ? (
        <ScreenSpinner />
      ) : (
        data && (
          <Board
            coverage={data}
            onAgain={sample ? undefined : (category) => refetchCharts([category])}
            onShow={(day) => place.change({ to: day })}
            platform={platform}
            country={country}
          />
        )
      )}
    </>
  );
}

interface BoardProps {
  coverage: Figures;
  onAgain: ((category: string) => void) | undefined;
  onShow: (to: string) => void;
  platform: Platform;
  country: string;
}

function Board({ coverage, onAgain, onShow, platform, country }: BoardProps) {
  const last = useLastCapture(country);
  const total = Object.values(coverage.counts).reduce((sum, count) => sum + count, 0);
  const isEmpty =
    coverage.lists.length === 0 || (total === 0 && coverage.lists.every(({ nextRunAt }) => !nextRunAt));
  // Only gaps are shown, though older charts were captured or imported.
  const earlier =
    last &&
    last < coverage.from &&
    !coverage.lists.some(({ days }) => days.some(({ rows }) => rows !== null)) ? (
      <EmptyState
        title="Nothing was captured on these days"
        action={
          <Button size="small" onClick={() => onShow(last)}>
            Show the days up to {formatDate(last)}
          </Button>
        }
      >
        The newest chart of {countryName(country)} is from {formatDate(last)}.
      </EmptyState>
    ) : null;
  if (isEmpty) {
    return (
      <section className="card" aria-label="Calendar">
        {earlier ?? (
          <EmptyState
            title="Nothing was captured here"
            action={<GoToRankings platform={platform} country={country} category="all" />}
          >
            Charts appear here after the first refresh or import. To fetch them automatically, set a schedule
            in Settings → Markets.
          </EmptyState>
        )}
      </section>
    );
  }
  return (
    <>
      {earlier && (
        <section className="card" aria-label="Earlier charts">
          {earlier}
        </section>
      )}
      <Card title="Calendar" bare>
        <ul className="row wrap far pad text-12 bare" aria-label="States and how many days are in each">
          {(Object.keys(STATES) as CoverageState[]).map((state) => (
            <li key={state} className="row near">
              <span className={STATES[state].tone} aria-hidden="true">
                {STATES[state].mark}
              </span>
              {STATES[state].label} <b>{formatCount(coverage.counts[state])}</b>
            </li>
          ))}
        </ul>
        <CoverageCalendar coverage={coverage} />
      </Card>
      <Failures lists={coverage.lists} onAgain={onAgain} />
    </>
  );
}

function NextRun({ coverage }: { coverage: Figures }) {
  const next = coverage.lists.find(({ nextRunAt }) => nextRunAt)?.nextRunAt;
  return <span>{next ? `Next run ${formatDateTime(next)}` : 'No schedule'}</span>;
}

/** Store, country and period from the URL, else the default market. */
function usePlace() {
  const { start, ...failure } = useStart();
  const [params, change] = useAddressParams(PARAMS);
  const { platform, country } = start ?? DEFAULT_PLACE;
  const to = readDay(params.to ?? null);
  return {
    platform: params.platform ?? platform,
    country: params.country ?? country,
    range: params.days,
    sample: params.data === 'sample',
    /** Last day; null is today. */
    to: to && to < today() ? to : null,
    failure,
    ready: start !== null || (params.platform !== undefined && params.country !== undefined),
    change,
  };
}

interface CoverageFiltersProps {
  place: ReturnType<typeof usePlace>;
  to: string;
}

function CoverageFilters({ place, to }: CoverageFiltersProps) {
  const { range, change } = place;
  const move = (days: number) => {
    const next = addDays(to, days);
    change({ to: next < today() ? next : null });
  };
  const countries = useRankingCountries(place.country);
  return (
    <FilterBar
      views="coverage"
      chosen={[
        STORE_NAMES[place.platform],
        countries.find(({ country }) => country === place.country)?.name,
        `${range} days`,
        place.sample && 'Sample data',
      ]}
    >
      <FilterSelect
        label="Store"
        value={place.platform}
        options={Object.entries(STORE_NAMES)}
        onChange={(value) => change({ platform: value })}
      />
      <FilterSelect
        label="Country"
        value={place.country}
        options={countries.map(({ country, name }) => [country, name])}
        onChange={(value) => change({ country: value })}
      />
      <ToggleChoice
        label="Days shown"
        value={range}
        options={PARAMS.days.values.map((days) => [days, `${days} days`])}
        onChange={(days) => change({ days })}
      />
      <div className="row near">
        <Button label="Earlier" onClick={() => move(-range)} />
        <Button label="Later" disabled={place.to === null} onClick={() => move(range)} />
      </div>
      <Button
        icon="flask"
        label="Sample data"
        aria-pressed={place.sample}
        onClick={() => change({ data: place.sample ? null : 'sample' })}
        title="Show the sample charts"
      />
    </FilterBar>
  );
}

function useFetchAgain() {
  const notify = useNotify();
  const { follow } = useJobs();
  return useAction(async (body: components['schemas']['RefreshInput']) => {
    follow((await create('/api/rankings/refresh', { body })).jobId);
    notify('The refresh has started.', { type: 'info' });
  });
}

const toRows = ({ lists }: Figures) =>
  lists.flatMap(({ platform, country, category, rankingType, days }) =>
    days.map(({ date, state, capturedAt, rows, reason }) => ({
      ...{ platform, country, category, rankingType },
      ...{ date, state, capturedAt, rows, reason },
    })),
  );
