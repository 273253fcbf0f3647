import type { ReactNode } from 'react';
import { Card } from '../page/Card';
import { SampleChip } from '../text/chips';
import { StaticTable } from '../table/DataTable';
import { usePlotOrTable } from './PlotOrTable';
import { noteColumns } from './note-column';
import { PlotMenu } from './PlotMenu';
import { TimeLines, type TimeLinesProps } from './TimeLines';
import { collectTimes, countGaps, type TimeSeries } from './time-series';
import { countNoun, nameDay } from '../text/format';

interface PlotCardProps extends TimeLinesProps {
  title: string;
  /** Name of saved files. */
  name: string;
  /** Contains sample data. */
  sample: boolean;
  /** Shown when there is nothing to plot. */
  empty: ReactNode;
  children?: ReactNode;
}

/** A card with a line plot, the same figures as a table, and a menu to export them. */
export function PlotCard({ title, name, sample, empty, children, ...plot }: PlotCardProps) {
  const { asTable, plot: drawn, toggle } = usePlotOrTable(`View of ${title}`);
  const { series, formatTime, formatValue, notes } = plot;
  const known = series.filter(({ points }) => points.some(({ value }) => value !== null));
  const gaps = countGaps(known);
  const times = collectTimes(known);
  const byTime = times.toReversed().map((time) => ({ time }));
  const buildRows = () =>
    known.flatMap(({ name: game, points }) =>
      points.map(({ time, value }) => ({ game, time: formatTime(time), value })),
    );
  return (
    <Card
      title={title}
      mark={known.length > 0 && sample && <SampleChip />}
      aside={
        known.length > 0 && (
          <div className="row">
            {toggle}
            <PlotMenu
              plot={drawn}
              name={name}
              title={title}
              legend={known.map(({ name: label, color }) => ({ label, color }))}
              rows={buildRows}
              sample={sample}
              {...(notes?.add && { onNote: () => notes.add?.(nameDay(times.at(-1)!)) })}
            />
          </div>
        )
      }
    >
      {known.length === 0 ? (
        empty
      ) : (
        <div className="stack tight">
          <ul className="row wrap far text-12" aria-hidden="true">
            {known.map(({ key, name: game, color }) => (
              <li key={key} className="row">
                <i className="swatch" style={{ background: color }} />
                <span className="cut">{game}</span>
              </li>
            ))}
          </ul>
          {!asTable ? (
            <div ref={drawn}>
              <TimeLines {...plot} series={known} />
            </div>
          ) : (
            <StaticTable
              label={`${title}, as a table`}
              rows={byTime}
              rowKey={({ time }) => String(time)}
              columns={[
                { label: 'When', cell: ({ time }) => formatTime(time) },
                ...known.map((one) => ({
                  label: one.name,
                  key: one.key,
                  end: true,
                  cell: ({ time }: { time: number }) => formatPoint(one, time, formatValue),
                })),
                ...noteColumns(notes, byTime, ({ time }) => time),
              ]}
            />
          )}
          {gaps > 0 && (
            <p className="text-12 muted">
              A line breaks where nothing was captured: {countNoun(gaps, 'gap')}.
            </p>
          )}
          {children}
        </div>
      )}
    </Card>
  );
}

function formatPoint({ points }: TimeSeries, time: number, format: (value: number) => string): string {
  const point = points.find((each) => each.time === time);
  if (!point) return '';
  return point.value === null ? '—' : format(point.value);
}
