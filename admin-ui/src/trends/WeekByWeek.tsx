import { Button } from '../components/actions/Button';
import { Area, AreaChart, ReferenceArea, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useDayNotes } from '../annotations/use-day-notes';
import type { ChartKey } from '../api/charts/rankings';
import type { WeeklyShare, WeeklyShares } from '../api/types';
import { Card } from '../components/page/Card';
import { StaticTable, type Column } from '../components/table/DataTable';
import { usePlotOrTable } from '../components/plot/PlotOrTable';
import type { DayNote } from '../components/plot/day-notes';
import { NoteButton, noteColumns } from '../components/plot/note-column';
import { formatDate, formatPercent, nameDay } from '../components/text/format';
import { groupShares, scaleEnd } from './share-groups';

const SHOWN = 8;
const HEIGHT = 72;
const WEEK = 7 * 86_400_000;

interface WeekByWeekProps {
  shares: WeeklyShares;
  items: WeeklyShare[];
  chart: ChartKey;
}

/** Share of each item over the weeks on one scale; weeks without a capture are gaps. */
export function WeekByWeek({ shares, items, chart }: WeekByWeekProps) {
  const { asTable, toggle } = usePlotOrTable('View of the weeks');
  const shown = groupShares(items)
    .flatMap((group) => group.items)
    .slice(0, SHOWN);
  const end = scaleEnd(shown.flatMap(({ weeks }) => weeks.map((share) => share ?? 0)));
  const notes = useDayNotes([{ label: 'This chart', target: chart }]);
  const shownNotes = notes.list.filter(({ day }) => findWeek(shares, day) >= 0);
  const lastDay = nameDay(Date.parse(shares.to ?? shares.weeks.at(-1)!.from));
  const weeks = shares.weeks.map((week, index) => ({ ...week, index }));
  const missing = shares.weeks.filter(({ n }) => n === null);
  return (
    <Card
      title="Week by week"
      aside={
        <div className="row wrap">
          <Button label="Add note" size="small" variant="text" onClick={() => notes.add(lastDay)} />
          {toggle}
        </div>
      }
    >
      {shares.captures < 2 ? (
        <p className="text-13 muted">
          One week is captured. Lines begin with the second one: refresh this chart on a schedule, or import
          earlier charts.
        </p>
      ) : !asTable ? (
        <div className="grid tiny">
          {shown.map((item) => (
            <SmallMultiple key={item.id} item={item} shares={shares} end={end} notes={shownNotes} />
          ))}
        </div>
      ) : (
        <StaticTable
          label="Share of each week"
          rows={weeks}
          rowKey={({ from }) => from}
          columns={[
            ...weekColumns(shown),
            ...noteColumns({ ...notes, list: shownNotes }, weeks, ({ from }) => Date.parse(from) + WEEK / 2),
          ]}
        />
      )}
      {shares.captures > 1 && (
        <p className="text-12 muted" style={{ marginTop: 'var(--s-3)' }}>
          All run from 0 to {formatPercent(end)} of analyzed games, one capture a week: the last one.
          {missing.length > 0 && ` Hatched: ${missing.length} of ${shares.weeks.length} weeks not captured.`}
        </p>
      )}
      {!asTable && shownNotes.length > 0 && (
        <ul className="stack close" aria-label="Notes on the plots">
          {shownNotes.map((note) => (
            <li key={note.id}>
              <NoteButton note={note} onOpen={() => notes.open(note.day)} />
            </li>
          ))}
        </ul>
      )}
      {notes.dialog}
    </Card>
  );
}

interface SmallMultipleProps {
  item: WeeklyShare;
  shares: WeeklyShares;
  end: number;
  notes: DayNote[];
}

/** Index of the week with a day; -1 when it isn't shown. */
const findWeek = ({ weeks }: WeeklyShares, day: string): number =>
  weeks.findIndex(({ from }) => {
    const after = Date.parse(day) - Date.parse(from);
    return after >= 0 && after < WEEK;
  });

function SmallMultiple({ item, shares, end, notes }: SmallMultipleProps) {
  const points = item.weeks.map((share, week) => ({ week, share }));
  const known = item.weeks.filter((share) => share !== null);
  const words = `${item.name}: from ${formatPercent(known[0] ?? 0)} to ${formatPercent(item.share)} over ${known.length} captured weeks`;
  return (
    <figure role="img" aria-label={words}>
      <figcaption className="row between text-12">
        <span className="cut">{item.name}</span>
        <span>{formatPercent(item.share)}</span>
      </figcaption>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 160, height: HEIGHT }}>
        <AreaChart data={points} margin={{ top: 2, right: 3, bottom: 2, left: 0 }} accessibilityLayer={false}>
          <XAxis dataKey="week" type="number" domain={[0, Math.max(1, points.length - 1)]} hide />
          <YAxis domain={[0, end]} hide />
          {shares.weeks.map(
            ({ n }, week) =>
              n === null && (
                <ReferenceArea
                  key={week}
                  x1={Math.max(0, week - 0.5)}
                  x2={Math.min(points.length - 1, week + 0.5)}
                  fill="var(--hairline)"
                  fillOpacity={0.6}
                />
              ),
          )}
          {notes.map(({ id, day }) => (
            <ReferenceLine key={id} x={findWeek(shares, day)} stroke="var(--accent)" strokeDasharray="2 3" />
          ))}
          <Area
            dataKey="share"
            stroke="var(--plot-1)"
            strokeWidth={1.5}
            fill="var(--plot-1)"
            fillOpacity={0.15}
            dot={{ r: 1.5, fill: 'var(--plot-1)', strokeWidth: 0 }}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </figure>
  );
}

type Week = WeeklyShares['weeks'][number] & { index: number };

const weekColumns = (items: WeeklyShare[]): Column<Week>[] => [
  { label: 'Week of', cell: ({ from }) => formatDate(from) },
  {
    label: 'Games',
    end: true,
    cell: ({ n, charting }) => (n === null ? 'Not captured' : `${n} of ${charting}`),
  },
  ...items.map(({ id, name, weeks }): Column<Week> => ({
    label: name,
    key: id,
    end: true,
    cell: ({ index }) => {
      const share = weeks[index];
      return share === null || share === undefined ? '—' : formatPercent(share);
    },
  })),
];
