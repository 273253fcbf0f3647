import { readApi } from '../api/queries/use-api';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RankHistory } from '../api/types';
import { FilterSelect } from '../components/filters/FilterSelect';
import { LoadError } from '../components/states/LoadError';
import { Spinner } from '../components/states/Spinner';
import { STORE_NAMES } from '../components/text/chips';
import { countryName, formatCapturedDay, formatShort } from '../components/text/format';
import { PlotCard } from '../components/plot/PlotCard';
import { SharedPlots } from '../components/plot/shared-plots';
import type { TimeSeries } from '../components/plot/time-series';
import { useScreenActions } from '../components/actions/screen-actions';
import { useAddressWord } from '../components/page/use-address';
import { categoryLabel } from '../rankings/categories';
import { nameList } from '../rankings/filters';
import { alignSeries, describeDay, findLaunch, listSharedCharts, type SharedChart } from './align';
import type { Alignment } from './compare-address';
import { StoreChanges } from './StoreChanges';
import type { Compared } from './use-compared';
import { useComparedNotes } from './use-compared-notes';
import { addDays, today } from '../rankings/dates/days';

const DAYS = 365;
const DAY = 86_400_000;
const COLORS = [1, 2, 3, 4, 5, 6].map((n) => `var(--plot-${n})`);

interface ComparePlotsProps {
  games: Compared[];
  align: Alignment;
}

const nameMarket = ({ platform, country, category }: SharedChart): string =>
  [categoryLabel(category), countryName(country), STORE_NAMES[platform]].join(', ');
const nameChart = (chart: SharedChart): string => `${nameList(chart.rankingType)}, ${nameMarket(chart)}`;

/** Rank, daily installs and rating over time with a shared crosshair, and changes of the store pages. */
export function ComparePlots({ games, align }: ComparePlotsProps) {
  const charts = useMemo(() => listSharedCharts(games), [games]);
  const [word, setWord] = useAddressWord('chart');
  const chart = charts.find(({ key }) => key === word) ?? charts[0];
  const { histories, facts, pending, failed, retry } = useHistories(games, chart);
  const launches = games.map(({ game }, at) => findLaunch(game, histories[at] ?? null, chart));
  const chartName = chart ? `Chart: ${nameMarket(chart)}` : '';
  const notes = useComparedNotes({ games, chart, chartName, align, launches });
  useScreenActions([{ label: 'Add a note on the day, in a plot', keys: 'n' }]);
  const toSeries = (read: (at: number) => TimeSeries['points']): TimeSeries[] =>
    games.flatMap(({ id, title }, at) => {
      const points = alignSeries(read(at), align, launches[at] ?? null);
      return points ? [{ key: id, name: title, color: COLORS[at % COLORS.length]!, points }] : [];
    });
  const formatTime = (time: number) =>
    align === 'launch' ? describeDay(time) : formatCapturedDay(new Date(time).toISOString());
  const readFacts = (field: 'installsPerDay' | 'ratingScore') =>
    toSeries((at) => (facts[at] ?? []).map((row) => ({ time: Date.parse(row.date), value: row[field] })));
  const ranks = toSeries((at) => readRanks(histories[at] ?? null, chart));
  const sampleFacts = facts.some((rows) => rows?.some(({ source }) => source === 'sample'));
  const undated = align === 'launch' ? games.filter((_game, at) => launches[at] === null) : [];
  if (pending) return <Spinner label="Loading the plots" slow="Still loading the plots." />;
  return (
    <SharedPlots>
      {failed && (
        <LoadError title="Couldn't load some of the figures" onRetry={retry}>
          The others are shown below.
        </LoadError>
      )}
      {undated.length > 0 && (
        <p className="text-13 muted">
          Not in the plots because the launch date is unknown: {undated.map(({ title }) => title).join(', ')}.
          Align by date to see it.
        </p>
      )}
      <PlotCard
        title="Rank"
        name="compare-rank"
        label={`Ranks of ${games.map(({ title }) => title).join(', ')}${chart ? ` in ${nameChart(chart)}` : ''}`}
        sample={histories.some((history) => history?.sample)}
        reversed
        series={ranks}
        notes={notes.ranks}
        formatValue={(rank) => String(Math.round(rank))}
        formatTime={formatTime}
        empty={<Missing text="None of these games is in a captured chart. Refresh or import charts first." />}
      >
        {charts.length > 1 && chart && (
          <FilterSelect
            label="Chart"
            value={chart.key}
            options={charts.map((each) => [each.key, nameChart(each)])}
            onChange={(key) => setWord(key)}
            width={320}
          />
        )}
        {charts.length === 1 && chart && <p className="text-12 muted">{nameChart(chart)}</p>}
      </PlotCard>
      <PlotCard
        title="Installs a day"
        name="compare-installs"
        label={`Installs a day of ${games.map(({ title }) => title).join(', ')}`}
        sample={sampleFacts}
        series={readFacts('installsPerDay')}
        notes={notes.games}
        formatValue={formatShort}
        formatTime={formatTime}
        empty={
          <Missing text="No installs per day yet. They need two readings of a Google Play page; the App Store doesn't state installs." />
        }
      />
      <PlotCard
        title="Rating"
        name="compare-rating"
        label={`Ratings of ${games.map(({ title }) => title).join(', ')}`}
        sample={sampleFacts}
        series={readFacts('ratingScore')}
        notes={notes.games}
        formatValue={(score) => score.toFixed(2)}
        formatTime={formatTime}
        empty={<Missing text="No ratings yet. Fetch the store details of the games first." />}
      />
      {notes.dialog}
      <StoreChanges games={games} align={align} launches={launches} country={chart?.country ?? 'us'} />
    </SharedPlots>
  );
}

const Missing = ({ text }: { text: string }) => <p className="text-13 muted">{text}</p>;

function readRanks(history: RankHistory | null, chart: SharedChart | undefined): TimeSeries['points'] {
  const series = history?.series.find(({ rankingType }) => rankingType === chart?.rankingType);
  // Captures of a run differ by seconds; a day has one point.
  const days = new Map<number, number | null>();
  for (const { capturedAt, rankPosition } of series?.points ?? [])
    days.set(Math.floor(Date.parse(capturedAt) / DAY) * DAY, rankPosition);
  return [...days].map(([time, value]) => ({ time, value }));
}

/** Chart ranks and store facts of each game. */
function useHistories(games: Compared[], chart: SharedChart | undefined) {
  const from = chart
    ? new Date(Math.floor(Date.parse(chart.capturedAt) / DAY - DAYS) * DAY).toISOString()
    : '';
  const since = addDays(today(), -DAYS);
  const ranks = useQueries({
    queries: games.map(({ id }) => ({
      queryKey: ['rankings', 'history', id, chart?.key, from],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const { platform, country, category } = chart!;
        const params = { platform, country, category, bundleId: id, from };
        return readApi('/api/rankings/history', params, signal);
      },
      enabled: chart !== undefined,
    })),
  });
  const facts = useQueries({
    queries: games.map(({ id }) => ({
      queryKey: ['games', id, 'facts', 'compared', since],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await readApi('/api/games/{bundleId}/facts', { bundleId: id, from: since }, signal)).rows,
    })),
  });
  const all = [...ranks, ...facts];
  return {
    histories: ranks.map(({ data }) => data ?? null),
    facts: facts.map(({ data }) => data ?? null),
    pending: all.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== 'idle'),
    failed: all.some(({ error }) => error),
    retry: () => all.forEach(({ error, refetch }) => error && void refetch()),
  };
}
