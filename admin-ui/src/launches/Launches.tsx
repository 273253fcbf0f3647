import type { ComponentProps } from 'react';
import { BatchJobs } from '../analysis/batch/BatchJobs';
import { useApi } from '../api/queries/use-api';
import type { Launches as Answer } from '../api/types';
import { EmptyState } from '../components/states/EmptyState';
import { ExportMenu } from '../components/export/ExportMenu';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { ReadStates } from '../components/lists/ListStates';
import { PageHead } from '../components/page/PageHead';
import { ChartScreen } from '../rankings/ChartScreen';
import { SampleChip, STORE_NAMES } from '../components/text/chips';
import { countNoun, formatDate } from '../components/text/format';
import { ChartFilters, useChartLabels } from '../rankings/ChartFilters';
import { LISTS, type RankingFilters } from '../rankings/filters';
import { TopFilters } from '../rankings/TopFilters';
import { useCountryName } from '../rankings/use-countries';
import { CohortTable } from './CohortTable';
import { LaunchGames } from './LaunchGames';
import { NewThisWeek } from './NewThisWeek';
import { Survival } from './Survival';
import { PERIODS, toQuery, useLaunchAddress, type LaunchAddress } from './launch-address';
import './launches.css';
import { GoToRankings } from '../rankings/GoToRankings';

const DAY_MS = 86_400_000;
/** Minimum number of days for a curve. */
const LEAST_DAYS = 14;

/** /admin/launches: games that entered a chart, and how long they stay. */
export function Launches() {
  const address = useLaunchAddress();
  return (
    <ChartScreen title="Launches">
      {(filters, change) => <ChartLaunches filters={filters} address={address} onChange={change} />}
    </ChartScreen>
  );
}

interface ChartLaunchesProps {
  filters: RankingFilters;
  address: LaunchAddress;
  onChange: (change: Partial<RankingFilters>) => void;
}

function ChartLaunches({ filters, address, onChange }: ChartLaunchesProps) {
  const query = toQuery(filters, address);
  const read = useApi('/api/trends/launches', query);
  const { data } = read;
  return (
    <>
      <Head filters={filters} launches={data} />
      <Filters filters={filters} address={address} onChange={onChange} />
      <BatchJobs />
      <ReadStates
        what="launches"
        rows={data && (data.n > 0 ? [data] : [])}
        read={read}
        nothing={data && <TooEarly launches={data} filters={filters} />}
      >
        {data && (
          <div className="stack far">
            {countDays(data) < LEAST_DAYS && <ShortHistory launches={data} />}
            <div className="with-panel">
              <Survival launches={data} query={query} address={address} />
              <NewThisWeek query={query} onOpen={address.open} />
            </div>
            <CohortTable launches={data} byRelease={address.by === 'release_date'} onOpen={address.open} />
          </div>
        )}
      </ReadStates>
      {address.opened && (
        <LaunchGames
          selection={address.opened}
          query={query}
          groups={data?.groups ?? []}
          onClose={() => address.open(null)}
        />
      )}
    </>
  );
}

/** Days from the first to the last captured one, inclusive. */
const countDays = ({ from, to }: Answer): number =>
  from && to ? (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 : 0;

function Head({ filters, launches }: { filters: RankingFilters; launches: Answer | undefined }) {
  const { platform, country, list, category } = filters;
  const countryName = useCountryName(country);
  return (
    <PageHead
      title="Launches"
      asOf={
        <>
          <span>{STORE_NAMES[platform]}</span>
          <span>{countryName}</span>
          <span>
            {LISTS.find(({ type }) => type === list)?.title}
            {launches && launches.captures > 0 && <span className="wide-only">, top {launches.top}</span>}
          </span>
          {launches?.from && launches.to && (
            <>
              <span className="wide-only">
                {formatDate(launches.from)} to {formatDate(launches.to)}
              </span>
              <span className="wide-only">
                {launches.captures} of {countDays(launches)} days captured
              </span>
            </>
          )}
          {launches?.sample && <SampleChip />}
        </>
      }
      actions={
        <ExportMenu
          what="launches"
          label="Export"
          fileName={`launches-${platform}-${country}-${list}-${category}`}
          disabled={!launches || launches.n === 0}
          content={() => (launches ? toExportRows(launches) : [])}
        />
      }
    />
  );
}

/** Export rows: one per week and later week. */
const toExportRows = ({ cohorts, sample }: Answer) =>
  cohorts.flatMap(({ key, n, median, weeks }) =>
    weeks.map(({ week, state, games }) => ({
      week: key,
      games: n,
      halfGoneAfterDays: median,
      weeksLater: week,
      state,
      stillThere: games,
      share: games === null ? null : games / n,
      sample,
    })),
  );

function Filters({ filters, address, onChange }: ChartLaunchesProps) {
  const { top, weeks, by, change } = address;
  return (
    <FilterBar views="launches" chosen={[...useChartLabels(filters), `Last ${weeks} weeks`]}>
      <ChartFilters filters={filters} onChange={onChange} />
      <TopFilters filters={filters} top={top} onChange={onChange} onTop={(next) => change({ top: next })} />
      <FilterSelect
        label="Group by"
        value={by}
        options={[
          ['first_seen', 'First seen'],
          ['release_date', 'Release date'],
        ]}
        onChange={(next) => change({ by: next })}
      />
      <FilterSelect
        label="Period"
        value={weeks}
        options={PERIODS.map((count) => [count, `Last ${count} weeks`])}
        onChange={(next) => change({ weeks: next })}
      />
    </FilterBar>
  );
}

function TooEarly({ launches, filters }: { launches: Answer; filters: RankingFilters }) {
  const { captures, excluded, to } = launches;
  return (
    <section className="card" aria-label="Launches">
      {captures === 0 ? (
        <Empty title="Not captured yet" action={<GoToRankings {...filters} />}>
          A launch is a game that appears in a capture for the first time. Refresh or import this chart on
          Game Rankings; launches appear from the second capture on.
        </Empty>
      ) : captures === 1 ? (
        <Empty title="Launches need a second capture" action={<GoToRankings {...filters} />}>
          One capture so far, of {formatDate(to!)}. Its {excluded} games may have charted for a long time. The
          next capture shows which games are new; with {LEAST_DAYS} days, the curves begin to say something.
          Importing older charts shows it now.
        </Empty>
      ) : (
        <Empty title="No launches in this period">
          No game entered these ranks in {captures} captures. Choose more ranks, a longer period or another
          chart.
        </Empty>
      )}
    </section>
  );
}

const Empty = (state: ComponentProps<typeof EmptyState>) => <EmptyState heading="h2" {...state} />;

function ShortHistory({ launches }: { launches: Answer }) {
  const days = countDays(launches);
  const missing = LEAST_DAYS - days;
  return (
    <p className="well text-13" role="note">
      <b>{countNoun(days, 'day')} of history.</b> Curves stop there. In{' '}
      {countNoun(missing, 'more day', 'more days')} they cover two weeks; import older charts to see that now.
    </p>
  );
}
