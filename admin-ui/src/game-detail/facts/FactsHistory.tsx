import { ToggleChoice } from '../../components/filters/ToggleChoice';
import { useApi } from '../../api/queries/use-api';
import { useState, type RefObject } from 'react';
import { useDayNotes } from '../../annotations/use-day-notes';
import type { StoreFactsRow } from '../../api/types';
import type { Storefront } from '../../api/games/market-data';
import { Card } from '../../components/page/Card';
import { StaticTable } from '../../components/table/DataTable';
import type { DayNotes } from '../../components/plot/day-notes';
import { noteColumns } from '../../components/plot/note-column';
import { EmptyState } from '../../components/states/EmptyState';
import { ExportMenu } from '../../components/export/ExportMenu';
import { PlotMenu } from '../../components/plot/PlotMenu';
import { usePlotOrTable } from '../../components/plot/PlotOrTable';
import { ReadStates } from '../../components/lists/ListStates';
import { SampleChip, STORE_NAMES } from '../../components/text/chips';
import { countNoun, countryName, formatCount, formatDate } from '../../components/text/format';
import { Spinner } from '../../components/states/Spinner';
import { numberColumn } from '../../components/table/columns';
import { sourceName } from '../names';
import { averagePerDay, countGaps, FIGURES, type Figure, STATES, toFactsPoints } from './facts-data';
import { FactsPlot } from './FactsPlot';
import { addDays, today } from '../../rankings/dates/days';

const RANGES = [30, 90, 365] as const;
/** Daily installs and ratings, derived from the store's totals; as plot or table. */
export function FactsHistory({ bundleId, storefront }: { bundleId: string; storefront: Storefront }) {
  const { platform, country } = storefront;
  const [chosen, setFigure] = useState<Figure | null>(null);
  const [days, setDays] = useState<number>(RANGES[1]);
  const { asTable, plot, toggle } = usePlotOrTable('View of the store facts');
  const from = addDays(today(), -days);
  const read = useApi('/api/games/{bundleId}/facts', {
    ...{ bundleId, country, from },
    ...(platform && { platform }),
  });
  const notes = useDayNotes([{ label: 'This game', target: { bundleId } }]);
  const { data } = read;
  const rows = data?.rows ?? [];
  const hasInstalls = rows.some(({ installs }) => installs !== null);
  const figure = chosen ?? (hasInstalls || rows.length === 0 ? 'installs' : 'ratings');
  const measured = rows.some((row) => row[figure] !== null);
  const sample = rows.length > 0 && rows.every(({ source }) => source === 'sample');
  return (
    <Card
      title="Installs and ratings per day"
      mark={sample && <SampleChip />}
      aside={
        <div className="row wrap">
          <ToggleChoice
            label="Figure"
            size="small"
            value={figure}
            options={Object.entries(FIGURES)}
            onChange={setFigure}
          />
          <ToggleChoice
            label="Days shown"
            size="small"
            value={days}
            options={RANGES.map((range) => [range, `${range} d`])}
            onChange={setDays}
          />
          {toggle}
          {measured && !asTable && (
            <PlotMenu
              plot={plot}
              name={`store-facts-${bundleId}`}
              title={`${FIGURES[figure]} a day · ${bundleId}`}
              rows={() => rows.map(toExport)}
              sample={sample}
              onNote={() => notes.add(rows.at(-1)!.date)}
            />
          )}
          {rows.length > 0 && asTable && (
            <ExportMenu
              what="store facts"
              fileName={`store-facts-${bundleId}`}
              content={() => rows.map(toExport)}
            />
          )}
        </div>
      }
    >
      <ReadStates
        what="store facts"
        rows={data && (measured ? rows : [])}
        read={read}
        loading={<Spinner label="Loading the store facts" slow="Still loading the store facts." />}
        nothing={
          <EmptyState title={`No ${FIGURES[figure].toLowerCase()} measured yet`}>
            {figure === 'installs' && platform === 'ios'
              ? 'The App Store does not state installs. Ratings are counted instead.'
              : 'Each check of the store page adds a day. Daily figures need two checks.'}
          </EmptyState>
        }
      >
        {data && (
          <Figures
            rows={rows}
            figure={figure}
            asTable={asTable}
            plot={plot}
            notes={notes}
            place={`${STORE_NAMES[data.platform]}, ${countryName(data.country)}`}
          />
        )}
      </ReadStates>
      {notes.dialog}
    </Card>
  );
}

interface FiguresProps {
  rows: StoreFactsRow[];
  figure: Figure;
  asTable: boolean;
  plot: RefObject<HTMLDivElement | null>;
  place: string;
  notes: DayNotes;
}

function Figures({ rows, figure, asTable, plot, place, notes }: FiguresProps) {
  const points = toFactsPoints(rows, figure);
  const average = averagePerDay(points);
  const gaps = countGaps(points);
  const corrections = points.filter(({ correction }) => correction !== null).length;
  const name = FIGURES[figure].toLowerCase();
  const words = [
    average === null
      ? `One reading so far: ${formatCount(rows.findLast((row) => row[figure] !== null)?.[figure] ?? 0)} ${name}.`
      : `${formatCount(Math.round(average))} ${name} a day on average, ${rows.length} readings.`,
    ...(gaps > 0 ? [`${countNoun(gaps, 'day was', 'days were')} not measured.`] : []),
    ...(corrections > 0
      ? [`The store corrected its count ${corrections === 1 ? 'once' : `${corrections} times`} (◆).`]
      : []),
  ].join(' ');
  return (
    <div className="stack">
      <p className="text-13 muted">
        {place}. {words} According to the store.
      </p>
      {asTable ? (
        <FactsTable rows={rows} figure={figure} notes={notes} />
      ) : (
        <div ref={plot}>
          <FactsPlot
            points={points}
            figure={figure}
            label={`${FIGURES[figure]} a day. ${words}`}
            notes={notes}
          />
        </div>
      )}
    </div>
  );
}

function FactsTable({ rows, figure, notes }: Pick<FiguresProps, 'rows' | 'figure' | 'notes'>) {
  return (
    <StaticTable
      label={`${FIGURES[figure]} by day`}
      rows={rows.toReversed()}
      rowKey={({ date }) => date}
      columns={[
        { label: 'Day', cell: ({ date }) => formatDate(date) },
        numberColumn<StoreFactsRow>((row) => row[figure], { label: FIGURES[figure] }),
        numberColumn<StoreFactsRow>((row) => row.changes[figure].difference, { label: 'Change' }),
        numberColumn<StoreFactsRow>((row) => row.changes[figure].perDay, { label: 'A day' }),
        { label: 'State', cell: (row) => STATES[row.changes[figure].state] },
        {
          label: 'Source',
          className: 'muted',
          cell: ({ sources }) =>
            sourceName(sources[figure === 'installs' ? 'installCount' : 'rating'] ?? '') || '—',
        },
        ...noteColumns(notes, rows, ({ date }) => Date.parse(date)),
      ]}
    />
  );
}

const toExport = ({
  date,
  installs,
  installsPerDay,
  state,
  ratings,
  ratingsPerDay,
  ratingsState,
  source,
}: StoreFactsRow) => ({
  ...{ date, installs, installsPerDay, state },
  ...{ ratings, ratingsPerDay, ratingsState, source },
});
