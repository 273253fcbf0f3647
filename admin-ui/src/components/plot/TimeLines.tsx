import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { Line } from 'recharts';
import type { DayNotes } from './day-notes';
import { Bands, Marks, Plot } from './Plot';
import { PlotFrame } from './PlotFrame';
import { rankTicks } from './rank-ticks';
import { breakLines, collectTimes, dayTicks, findGaps, type TimeSeries } from './time-series';

const HEIGHT = 220;
const INSET = { left: 48, right: 12, top: 8, bottom: 30 };
const DOTS_UP_TO = 20;

export interface TimeLinesProps {
  series: TimeSeries[];
  /** Text alternative of the plot. */
  label: string;
  /** Puts rank 1 at the top. */
  reversed?: boolean;
  formatValue: (value: number) => string;
  formatTime: (time: number) => string;
  marks?: { time: number; label: string }[];
  notes?: DayNotes;
}

/** A multi-line time plot. Lines break where nothing was measured. */
export function TimeLines({ series, label, reversed = false, marks = [], notes, ...format }: TimeLinesProps) {
  const { formatValue, formatTime } = format;
  const narrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const times = useMemo(() => collectTimes(series), [series]);
  const data = useMemo(() => breakLines(series), [series]);
  const empty = useMemo(() => findGaps(times), [times]);
  const ticks = rankTicks(reversed ? series.flatMap(({ points }) => points.map(({ value }) => value)) : []);
  return (
    <PlotFrame
      label={label}
      times={times}
      inset={INSET}
      notes={notes}
      readout={(time) => ({
        head: formatTime(time),
        lines: series.map(({ name, color, points }) => {
          const value = points.find((point) => point.time === time)?.value ?? null;
          return { label: name, value: value === null ? '—' : formatValue(value), color };
        }),
      })}
    >
      {(span) => (
        <Plot
          data={data}
          height={HEIGHT}
          back={
            <Bands
              bands={empty}
              span={span}
              label="no data"
              labelFrom={0.15}
              fill="var(--hairline)"
              fillOpacity={0.5}
            />
          }
          x={{
            dataKey: 'time',
            type: 'number',
            domain: [span.from, span.to],
            allowDataOverflow: true,
            ticks: dayTicks(span, narrow ? 3 : 6),
            tickFormatter: formatTime,
          }}
          y={{
            width: INSET.left,
            reversed,
            ...(reversed
              ? { domain: [1, ticks.at(-1) ?? 1], ticks, interval: 0 }
              : { domain: ['auto', 'auto'], tickCount: 4 }),
            tickFormatter: formatValue,
          }}
        >
          <Marks marks={marks} span={span} />
          {series.map(({ key, name, color, dashed, points }) => (
            <Line
              key={key}
              dataKey={key}
              name={name}
              stroke={color}
              strokeWidth={2}
              {...(dashed && { strokeDasharray: '5 3' })}
              dot={points.length <= DOTS_UP_TO ? { r: 2.5, strokeWidth: 0, fill: color } : false}
              activeDot={false}
              isAnimationActive={false}
            />
          ))}
        </Plot>
      )}
    </PlotFrame>
  );
}
