import { ToggleChoice } from '../../components/filters/ToggleChoice';
import { Button } from '../../components/actions/Button';
import ToggleButton from '@mui/material/ToggleButton';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Subject } from '../../annotations/subject';
import { useDayNotes } from '../../annotations/use-day-notes';
import { useApi } from '../../api/queries/use-api';
import type { Storefront } from '../../api/games/market-data';
import { listGameEvents } from '../../api/charts/changes';
import type { ChartKey } from '../../api/charts/rankings';
import type { GameDetail } from '../../api/types';
import { Card } from '../../components/page/Card';
import { ReadStates } from '../../components/lists/ListStates';
import { LoadError } from '../../components/states/LoadError';
import { EmptyState } from '../../components/states/EmptyState';
import { ExportMenu } from '../../components/export/ExportMenu';
import { FilterSelect } from '../../components/filters/FilterSelect';
import { PlotMenu } from '../../components/plot/PlotMenu';
import { usePlotOrTable } from '../../components/plot/PlotOrTable';
import { SampleChip, STORE_NAMES } from '../../components/text/chips';
import { countryName, nameDay } from '../../components/text/format';
import { categoryLabel } from '../../rankings/categories';
import { Spinner } from '../../components/states/Spinner';
import { useScreenActions } from '../../components/actions/screen-actions';
import { useAddressWord } from '../../components/page/use-address';
import { nameList } from '../../rankings/filters';
import { chooseEvents, toMarks } from './game-events';
import { GameEvents } from './GameEvents';
import { HistoryTable } from './HistoryTable';
import { RankPlot } from './RankPlot';
import {
  LONGEST,
  RANGES,
  listChartedSeries,
  historyRows,
  describeLatestRanks,
  toPlotPoints,
} from './history-data';
import { PLOT_COLORS } from './list-names';
import { toSeriesKey, useShownHistory } from './use-shown-history';

const nameSeries = ({ platform, country, category }: ChartKey): string =>
  `${STORE_NAMES[platform]}, ${countryName(country)}, ${categoryLabel(category)}`;
interface RankHistoryProps {
  game: GameDetail;
  /** Storefront of the page; its chart is the default. */
  storefront: Storefront;
}

/** The game's rank history in one chart, as plot or table. */
export function RankHistory({ game, storefront }: RankHistoryProps) {
  const [withEvents, setWithEvents] = useState(useAddressWord('day')[0] !== null);
  const { charts, chart, chooseChart, days, chooseDays, day, from } = useShownHistory(game, storefront);
  const read = useApi(
    '/api/rankings/history',
    { ...chart!, bundleId: game.bundleId, from },
    { enabled: chart !== undefined },
  );
  const { asTable, plot, toggle } = usePlotOrTable('View of the rank history');
  const { data, isPending } = read;
  const series = useMemo(() => listChartedSeries(data?.series ?? []), [data]);
  const points = useMemo(() => toPlotPoints(series), [series]);
  const notes = useDayNotes(listSubjects(game.bundleId, chart));
  useScreenActions([{ label: 'Add a note on the day, in a plot', keys: 'n' }]);
  const events = useGameEvents(game.bundleId, withEvents && (chart ?? storefront), points, { day, from });

  return (
    <Card
      title="Rank history"
      mark={points.length > 0 && data?.sample && <SampleChip />}
      aside={
        <div className="row wrap">
          <ToggleChoice
            label="Range"
            size="small"
            value={days}
            options={RANGES.map((range) => [range.days, range.label])}
            onChange={chooseDays}
          />
          {chart && (points.length > 0 || isPending) && !asTable && (
            <PlotMenu
              plot={plot}
              name={`rank-history-${game.bundleId}`}
              title={`${game.title} · ${nameSeries(chart)}`}
              legend={series.map(({ rankingType }) => ({
                label: nameList(rankingType),
                color: PLOT_COLORS[rankingType],
              }))}
              rows={() => (data ? historyRows(data) : [])}
              sample={data?.sample ?? false}
              disabled={isPending}
              onNote={() => notes.add(toDay(points))}
            />
          )}
          <ToggleButton
            size="small"
            value="events"
            selected={withEvents}
            onChange={() => setWithEvents(!withEvents)}
          >
            Events
          </ToggleButton>
          {toggle}
          {data && points.length > 0 && asTable && (
            <ExportMenu
              what="rank history"
              fileName={`rank-history-${game.bundleId}`}
              content={() => historyRows(data)}
            />
          )}
        </div>
      }
    >
      <div className="stack">
        {charts.length > 1 && chart && (
          <div className="rank-chart">
            <FilterSelect
              label="Chart"
              value={toSeriesKey(chart)}
              options={charts.map((option) => [toSeriesKey(option), nameSeries(option)])}
              onChange={chooseChart}
            />
          </div>
        )}
        <ReadStates
          what="rank history"
          rows={chart ? data && points : []}
          read={read}
          unaffected="The current positions below are unaffected."
          loading={<Spinner label="Loading the history" slow="Still loading the captures." />}
          nothing={<NoRanks days={days} onDays={chooseDays} />}
        >
          {data && (
            <>
              <p className="text-13 muted">
                {charts.length > 1 ? '' : `${nameSeries(data)}. `}
                {describeLatestRanks(series, nameList)} Rank 1 is at the top.
              </p>
              {asTable ? (
                <HistoryTable
                  points={points}
                  types={series.map(({ rankingType }) => rankingType)}
                  notes={notes}
                />
              ) : (
                <div ref={plot}>
                  <RankPlot
                    points={points}
                    series={series}
                    label={describeLatestRanks(series, nameList)}
                    marks={events.shown && toMarks(events.shown, day)}
                    notes={notes}
                  />
                </div>
              )}
            </>
          )}
        </ReadStates>
        {events.error && (
          <LoadError title="Couldn't load the events" error={events.error} onRetry={events.refetch} />
        )}
        {events.shown && <GameEvents events={events.shown} day={day} />}
        {notes.dialog}
      </div>
    </Card>
  );
}

/** Subjects of a note: the game, or the chart shown. */
const listSubjects = (bundleId: string, chart: ChartKey | undefined): Subject[] => [
  { label: 'This game', target: { bundleId } },
  ...(chart ? [{ label: `Chart: ${nameSeries(chart)}`, target: toKey(chart) }] : []),
];

const toKey = ({ platform, country, category }: ChartKey): ChartKey => ({ platform, country, category });

/** The day of the last capture. */
const toDay = (points: { time: number }[]): string => nameDay(points.at(-1)?.time ?? Date.now());

/** Events on the plotted days, or without a plot since `from`; none `shown` while they load or are hidden. */
function useGameEvents(
  bundleId: string,
  place: false | Partial<ChartKey>,
  points: { time: number }[],
  { day, from }: { day: string | null; from: string },
) {
  const since = from.slice(0, 10);
  const { platform, country, category = 'all' } = place || {};
  const enabled = platform !== undefined && country !== undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['events', bundleId, platform, country, since],
    queryFn: ({ signal }) =>
      listGameEvents({ bundleId, platform: platform!, country: country!, from: since }, signal),
    enabled,
  });
  const first = points[0]?.time ?? Date.parse(since);
  const last = points.at(-1)?.time ?? Infinity;
  const shown = useMemo(
    () => (enabled && data ? chooseEvents(data, { category }, [first, last], day) : undefined),
    [enabled, data, category, first, last, day],
  );
  return { shown, error, refetch };
}

function NoRanks({ days, onDays }: { days: number; onDays: (days: number) => void }) {
  return (
    <EmptyState
      title={`No ranks in the last ${days} days`}
      action={days < LONGEST && <Button label="Show 1 year" size="small" onClick={() => onDays(LONGEST)} />}
    >
      Every capture that lists this game adds one point.
    </EmptyState>
  );
}
