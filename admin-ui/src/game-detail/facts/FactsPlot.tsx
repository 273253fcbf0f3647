import {
  Bar,
  CartesianGrid,
  ComposedChart,
  ResponsiveContainer,
  Scatter,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from 'recharts';
import { formatCapturedDay, formatCount, formatShort } from '../../components/format';
import { FIGURES, type FactsPoint, type Figure } from './facts-data';

const AXIS = { tickLine: false, axisLine: false, tick: { fill: 'var(--muted)', fontSize: 12 } } as const;
const HEIGHT = 220;
const MARK = 5;

interface FactsPlotProps {
  points: FactsPoint[];
  figure: Figure;
  /** The plot in words. */
  label: string;
}

const formatDay = (time: number) => formatCapturedDay(new Date(time).toISOString());

/** Bars by day from zero. A day without a reading has none; a correction is a mark, for it is no loss. */
export function FactsPlot({ points, figure, label }: FactsPlotProps) {
  const data = points.map((point) => ({ ...point, corrected: point.correction === null ? null : 0 }));
  return (
    <figure className="rank-plot" role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 600, height: HEIGHT }}>
        <ComposedChart
          data={data}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--hairline)" />
          <XAxis
            {...AXIS}
            dataKey="time"
            tickFormatter={formatDay}
            interval="preserveStartEnd"
            minTickGap={48}
            tickMargin={8}
            height={30}
          />
          <YAxis {...AXIS} width={48} domain={[0, 'auto']} tickCount={4} tickFormatter={formatShort} />
          <Tooltip
            content={(props) => <Readout {...props} figure={figure} />}
            cursor={{ fill: 'var(--sunken)' }}
            isAnimationActive={false}
          />
          <Bar
            dataKey="perDay"
            fill="var(--plot-1)"
            maxBarSize={28}
            radius={[2, 2, 0, 0]}
            isAnimationActive={false}
          />
          <Scatter dataKey="corrected" shape={CorrectionMark} isAnimationActive={false} />
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
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

function Readout({ active, payload, figure }: Partial<TooltipContentProps> & { figure: Figure }) {
  const point = payload?.[0]?.payload as FactsPoint | undefined;
  if (!active || !point) return null;
  return (
    <div className="plot-readout text-12">
      <b>{formatDay(point.time)}</b>
      <p>{describePoint(point)}</p>
      {point.total !== null && (
        <p className="muted">
          {formatCount(point.total)} {FIGURES[figure].toLowerCase()} in all
        </p>
      )}
    </div>
  );
}

function describePoint({ perDay, days, correction, total }: FactsPoint): string {
  if (correction !== null) return `Corrected by the store: ${formatCount(correction)}`;
  if (perDay !== null)
    return `${formatCount(Math.round(perDay))} a day${days && days > 1 ? `, average of ${days} days` : ''}`;
  return total === null ? 'Not measured' : 'First reading';
}
