import LinearProgress from '@mui/material/LinearProgress';
import { ToggleChoice } from '../components/filters/ToggleChoice';
import { useState } from 'react';
import { AnalyzeBatchButton } from '../analysis/batch/AnalyzeBatchButton';
import { BatchJobs } from '../analysis/batch/BatchJobs';
import { useApi } from '../api/queries/use-api';
import type { ChartKey } from '../api/charts/rankings';
import type { WeeklyShares } from '../api/types';
import { Card } from '../components/page/Card';
import { EmptyState } from '../components/states/EmptyState';
import { ExportMenu } from '../components/export/ExportMenu';
import { ReadStates } from '../components/lists/ListStates';
import { PageHead } from '../components/page/PageHead';
import { ChartScreen } from '../rankings/ChartScreen';
import { SampleChip, STORE_NAMES } from '../components/text/chips';
import { countNoun, formatCount, formatDate } from '../components/text/format';
import { PastBand } from '../rankings/dates/PastBand';
import { addDays, today } from '../rankings/dates/days';
import { LISTS, type RankingFilters } from '../rankings/filters';
import { useCountryName } from '../rankings/use-countries';
import { FigureGames, type Figure } from './FigureGames';
import { PairMap } from './PairMap';
import { ShareTable } from './ShareTable';
import { TrendFilters } from './TrendFilters';
import { WeekByWeek } from './WeekByWeek';
import { toQuery, useTrendAddress, type TrendAddress } from './trend-address';
import './trends.css';
import { GoToRankings } from '../rankings/GoToRankings';

/** As wide as the text that follows, so that the line does not wrap late. */
const PLACE_OF_DAYS = '\u00a0'.repeat(48);

/** /admin/trends: mechanics and meta elements of a chart's games, their changes, and white space. */
export function Trends() {
  const address = useTrendAddress();
  return (
    <ChartScreen title="Trends">
      {(filters, change) => <ChartTrends filters={filters} address={address} onChange={change} />}
    </ChartScreen>
  );
}

interface ChartTrendsProps {
  filters: RankingFilters;
  address: TrendAddress;
  onChange: (change: Partial<RankingFilters>) => void;
}

function ChartTrends({ filters, address, onChange }: ChartTrendsProps) {
  const [figure, setFigure] = useState<Figure | null>(null);
  const query = toQuery(filters, address);
  const { dates } = address;
  const read = useApi('/api/trends/weeks', query);
  const { data } = read;
  const chart = { platform: filters.platform, country: filters.country, category: filters.category };
  return (
    <>
      <Head filters={filters} shares={data} address={address} />
      <TrendFilters filters={filters} address={address} sample={data?.sample ?? false} onChange={onChange} />
      <PastBand what="Trends" chart={filters} dates={dates}>
        {data && <p>{describeWeek(data)}</p>}
      </PastBand>
      <BatchJobs />
      <ReadStates
        what="trends"
        rows={data && (data.captures > 0 ? [data] : [])}
        read={read}
        nothing={
          <section className="card" aria-label="Trends">
            <EmptyState heading="h2" title="Not captured yet" action={<GoToRankings {...chart} />}>
              Trends start with the first capture of this chart: refresh or import it on Game Rankings.
              Changes appear from the second week on.
            </EmptyState>
          </section>
        }
      >
        {data && (
          <div className="stack far">
            <Analyzed shares={data} />
            <Shares shares={data} address={address} chart={chart} onOpen={setFigure} />
            {data.n > 0 && <PairMap query={query} onOpen={setFigure} />}
          </div>
        )}
      </ReadStates>
      {figure && <FigureGames figure={figure} query={query} onClose={() => setFigure(null)} />}
    </>
  );
}

/** Days of the weeks, without future days of the last week. */
function countDays({ weeks }: WeeklyShares, date: string | null): number {
  const first = weeks[0]?.from.slice(0, 10) ?? today();
  let days = weeks.length * 7;
  while (days > 0 && addDays(first, days - 1) > (date ?? today())) days -= 1;
  return days;
}

function Head({
  filters,
  shares,
  address: { kind, dates },
}: {
  filters: RankingFilters;
  shares: WeeklyShares | undefined;
  address: TrendAddress;
}) {
  const { platform, country, list, category } = filters;
  const countryName = useCountryName(country);
  const days = shares?.weeks.reduce((sum, week) => sum + week.days, 0);
  const rows = shares?.items.filter((item) => item.kind === kind) ?? [];
  return (
    <PageHead
      title="Trends"
      asOf={
        <>
          <span>{STORE_NAMES[platform]}</span>
          <span>{countryName}</span>
          <span>{LISTS.find(({ type }) => type === list)?.title}</span>
          <span>{shares ? `${days} of ${countDays(shares, dates.date)} days captured` : PLACE_OF_DAYS}</span>
          {shares?.sample && <SampleChip />}
        </>
      }
      actions={
        <ExportMenu
          what="trends"
          label="Export"
          fileName={`trends-${platform}-${country}-${list}-${category}`}
          {...(dates.date && { day: dates.date })}
          disabled={rows.length === 0}
          content={() => rows.map((item) => toExportRow(item, shares?.n ?? 0))}
        />
      }
    />
  );
}

/** Which capture represents the week. */
function describeWeek({ weeks, to }: WeeklyShares): string {
  const week = weeks.at(-1);
  if (!week?.capturedAt) return 'Nothing was captured by then.';
  return `The week of ${formatDate(week.from)}, as of its last capture, ${formatDate(to ?? week.capturedAt)}.`;
}

const toExportRow = (item: WeeklyShares['items'][number], n: number) => ({
  id: item.id,
  name: item.name,
  games: item.games,
  of: n,
  share: item.share,
  low: item.low,
  high: item.high,
  gamesBefore: item.before?.games ?? null,
  ofBefore: item.before?.n ?? null,
  change: item.change?.points ?? null,
  changeLow: item.change?.low ?? null,
  changeHigh: item.change?.high ?? null,
  trend: item.trend,
});

/** How much of the chart is analyzed, with a button for the rest. */
function Analyzed({ shares: { n, notAnalyzed, notAnalyzedIds } }: { shares: WeeklyShares }) {
  const all = n + notAnalyzed;
  if (all > 0 && notAnalyzed === 0) {
    return <p className="text-13 muted">All {formatCount(all)} games are analyzed.</p>;
  }
  return (
    <section className="card card-body row wrap far" aria-label="Analyzed games">
      <div className="stack close grow">
        <p className="text-13">
          <b>
            {formatCount(n)} of {formatCount(all)} games analyzed
          </b>{' '}
          <span className="muted">Shares are of analyzed games only, also in earlier weeks.</span>
        </p>
        <LinearProgress
          variant="determinate"
          value={all > 0 ? (n / all) * 100 : 0}
          aria-label="Games analyzed"
        />
      </div>
      {notAnalyzed > 0 && (
        <AnalyzeBatchButton
          primary
          targets={[
            { label: 'Games of this chart', games: notAnalyzed, scope: { bundleIds: notAnalyzedIds } },
          ]}
        >
          {n === 0 ? `Analyze ${countNoun(notAnalyzed, 'game')}` : 'Analyze the rest'}
        </AnalyzeBatchButton>
      )}
    </section>
  );
}

interface SharesProps {
  shares: WeeklyShares;
  address: TrendAddress;
  chart: ChartKey;
  onOpen: (figure: Figure) => void;
}

function Shares({ shares, address: { kind, change, top, compare, dates }, chart, onOpen }: SharesProps) {
  const items = shares.items.filter((item) => item.kind === kind);
  const week = shares.weeks.at(-1);
  const weeks =
    dates.compareDate && shares.compared !== null ? shares.weeks.length - 1 - shares.compared : compare;
  const earlier = countNoun(weeks, 'week earlier', 'weeks earlier');
  return (
    <div className={items.length > 0 ? 'with-panel' : undefined}>
      <Card
        title={`Share of the top ${top}`}
        bare
        aside={
          <ToggleChoice
            label="Show"
            size="small"
            value={kind}
            options={[
              ['mechanic', 'Mechanics'],
              ['meta', 'Meta elements'],
            ]}
            onChange={(next) => change({ kind: next }, { replace: true })}
          />
        }
      >
        {shares.compared === null && week && (
          <p className="card-body text-13 muted">
            There is no capture {earlier.replace(' earlier', '')} before the week of {formatDate(week.from)},
            so nothing is compared. Choose a nearer week, or import older charts.
          </p>
        )}
        {items.length === 0 ? (
          <EmptyState title="No data yet">
            No analyzed game of this week has {kind === 'meta' ? 'meta elements' : 'mechanics'}. Analyze its
            games first.
          </EmptyState>
        ) : (
          <ShareTable
            shares={shares}
            items={items}
            earlier={earlier}
            onOpen={({ id, name }) => onOpen({ item: id, during: 'week', title: name })}
          />
        )}
      </Card>
      {items.length > 0 && <WeekByWeek shares={shares} items={items} chart={chart} />}
    </div>
  );
}
