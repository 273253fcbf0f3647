import { useMemo } from 'react';
import { Bar, Scatter } from 'recharts';
import type { DayNotes } from '../../components/plot/day-notes';
import { Plot } from '../../components/plot/Plot';
import { PlotFrame } from '../../components/plot/PlotFrame';
import type { PlotReading } from '../../components/plot/PlotReach';
import type { Span } from '../../components/plot/shared-plots';
import { formatCapturedDay, formatCount, formatShort } from '../../components/text/format';
import { FIGURES, type FactsPoint, type Figure } from './facts-data';

const HEIGHT = 220;
const MARK = 5;

const INSET = { left: 48, right: 8, top: 8, bottom: 30 };

interface FactsPlotProps {
  points: FactsPoint[];
  figure: Figure;
  /** Text alternative of the plot. */
  label: string;
  notes: DayNotes;
}

const formatDay = (time: number) => formatCapturedDay(new Date(time).toISOString());

/** Daily bars from zero. Days without a reading have none; a correction is a marker, because it isn't a loss. */
export function FactsPlot({ points, figure, label, notes }: FactsPlotProps) {
  const times = useMemo(() => points.map(({ time }) => time), [points]);
  return (
    <PlotFrame
      label={label}
      times={times}
      inset={INSET}
      notes={notes}
      bars
      readout={(time) => describeDay(points, time, figure)}
    >
      {(span) => <FactsBars points={points} span={span} />}
    </PlotFrame>
  );
}

function FactsBars({ points, span }: { points: FactsPoint[]; span: Span }) {
  const data = points
    .filter(({ time }) => time >= span.from && time <= span.to)
    .map((point) => ({ ...point, corrected: point.correction === null ? null : 0 }));
  return (
    <Plot
      data={data}
      height={HEIGHT}
      margin={{ right: INSET.right }}
      x={{
        dataKey: 'time',
        tickFormatter: formatDay,
        interval: 'preserveStartEnd',
        minTickGap: 48,
        tickMargin: 8,
      }}
      y={{ width: INSET.left, domain: [0, 'auto'], tickCount: 4, tickFormatter: formatShort }}
    >
      <Bar
        dataKey="perDay"
        fill="var(--plot-1)"
        maxBarSize={28}
        radius={[2, 2, 0, 0]}
        isAnimationActive={false}
      />
      <Scatter dataKey="corrected" shape={CorrectionMark} isAnimationActive={false} />
    </Plot>
  );
}

/** A diamond on the zero line. */
function CorrectionMark({
  cx,
  cy,
  payload,
}: {
  cx?: number;
  cy?: number;
  payload?: { corrected: number | null };
}) {
  if (cx === undefined || cy === undefined || !payload || payload.corrected === null) return <g />;
  return (
    <path
      d={`M${cx} ${cy - MARK}l${MARK} ${MARK}l${-MARK} ${MARK}l${-MARK} ${-MARK}Z`}
      fill="var(--surface)"
      stroke="var(--wait)"
      strokeWidth={2}
    />
  );
}

function describeDay(points: FactsPoint[], time: number, figure: Figure): PlotReading {
  const point = points.find((each) => each.time === time);
  if (!point) return { head: formatDay(time), lines: [] };
  return {
    head: formatDay(time),
    lines: [
      { label: describePoint(point), value: '' },
      ...(point.total === null
        ? []
        : [{ label: `${FIGURES[figure]} in all`, value: formatCount(point.total) }]),
    ],
  };
}

function describePoint({ perDay, days, correction, total }: FactsPoint): string {
  if (correction !== null) return `Corrected by the store: ${formatCount(correction)}`;
  if (perDay !== null)
    return `${formatCount(Math.round(perDay))} a day${days && days > 1 ? `, average of ${days} days` : ''}`;
  return total === null ? 'Not measured' : 'First reading';
}
