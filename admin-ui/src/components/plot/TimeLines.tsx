import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import type { DayNotes } from './day-notes';
import { PlotFrame } from './PlotFrame';
import { breakLines, collectTimes, findGaps, type TimeSeries } from './time-series';

const AXIS = { tickLine: false, axisLine: false, tick: { fill: 'var(--muted)', fontSize: 12 } } as const;
const HEIGHT = 220;
const INSET = { left: 48, right: 12, top: 8, bottom: 30 };
const DOTS_UP_TO = 20;
/** Minimum width of a gap that fits its label, as a share of the plot. */
const LABELED_GAP = 0.15;

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
        <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 600, height: HEIGHT }}>
          <LineChart
            data={data}
            margin={{ top: INSET.top, right: INSET.right, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            {empty
              .filter(({ from, to }) => to > span[0] && from < span[1])
              .map(({ from, to }) => (
                <ReferenceArea
                  key={from}
                  x1={Math.max(from, span[0])}
                  x2={Math.min(to, span[1])}
                  fill="var(--hairline)"
                  fillOpacity={0.5}
                  {...((to - from) / (span[1] - span[0]) > LABELED_GAP && {
                    label: { value: 'no data', fill: 'var(--muted)', fontSize: 12 },
                  })}
                />
              ))}
            <CartesianGrid vertical={false} stroke="var(--hairline)" />
            <XAxis
              {...AXIS}
              dataKey="time"
              type="number"
              domain={span}
              allowDataOverflow
              tickCount={narrow ? 3 : 6}
              tickFormatter={formatTime}
              height={INSET.bottom}
            />
            <YAxis
              {...AXIS}
              width={INSET.left}
              reversed={reversed}
              domain={reversed ? [1, 'auto'] : ['auto', 'auto']}
              tickCount={4}
              tickFormatter={formatValue}
              allowDecimals={!reversed}
            />
            {marks
              .filter(({ time }) => time >= span[0] && time <= span[1])
              .map((mark) => (
                <ReferenceLine
                  key={mark.time}
                  x={mark.time}
                  stroke="var(--accent)"
                  strokeDasharray="2 3"
                  label={{ value: mark.label, position: 'insideTopLeft', fill: 'var(--text)', fontSize: 12 }}
                />
              ))}
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
                connectNulls={false}
                isAnimationActive={false}
                type="linear"
              />
            ))}
          </LineChart>
        </ResponsiveContainer>
      )}
    </PlotFrame>
  );
}
