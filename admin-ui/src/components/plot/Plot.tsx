import type { ComponentProps, ReactNode } from 'react';
import {
  CartesianGrid,
  ComposedChart,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import type { Span } from './shared-plots';

const AXIS = { tickLine: false, axisLine: false, tick: { fill: 'var(--muted)', fontSize: 12 } } as const;
const LABEL = { fill: 'var(--muted)', fontSize: 12 };

interface PlotProps extends Omit<ComponentProps<typeof ComposedChart>, 'width' | 'ref'> {
  height: number;
  x: ComponentProps<typeof XAxis>;
  y: ComponentProps<typeof YAxis>;
  /** Below the grid. */
  back?: ReactNode;
  /** Width until it is measured. */
  width?: number;
  onResize?: (width: number) => void;
}

/** Axes and grid as all plots have them; the children draw the figures. */
export function Plot({ height, width = 600, onResize, x, y, back, margin, children, ...chart }: PlotProps) {
  const lying = chart.layout === 'vertical';
  return (
    <ResponsiveContainer
      width="100%"
      height={height}
      initialDimension={{ width, height }}
      onResize={onResize}
    >
      <ComposedChart
        margin={{ top: 8, right: 12, bottom: 0, left: 0, ...margin }}
        accessibilityLayer={false}
        {...chart}
      >
        {back}
        <CartesianGrid vertical={lying} horizontal={!lying} stroke="var(--hairline)" />
        <XAxis {...AXIS} height={30} {...x} />
        <YAxis {...AXIS} {...y} />
        {children}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

interface BandsProps {
  bands: readonly Span[];
  span: Span;
  label: string;
  /** Minimum width of a band that fits the label, as a share of the plot. */
  labelFrom: number;
  fill: string;
  fillOpacity?: number;
}

/** Spans of an x axis without values. */
export const Bands = ({ bands, span, label, labelFrom, ...look }: BandsProps) =>
  bands
    .filter(({ from, to }) => to > span.from && from < span.to)
    .map(({ from, to }) => (
      <ReferenceArea
        key={from}
        x1={Math.max(from, span.from)}
        x2={Math.min(to, span.to)}
        label={(to - from) / (span.to - span.from) > labelFrom ? { value: label, ...LABEL } : undefined}
        {...look}
      />
    ));

interface PlotMark {
  time: number;
  label: string;
  /** Stands out. */
  current?: boolean;
}

/** Labeled vertical lines at times. */
export const Marks = ({ marks, span }: { marks: readonly PlotMark[]; span: Span }) =>
  marks
    .filter(({ time }) => time >= span.from && time <= span.to)
    .map(({ time, label, current }) => (
      <ReferenceLine
        key={time}
        x={time}
        stroke="var(--accent)"
        {...(current ? { strokeWidth: 2 } : { strokeDasharray: '2 3' })}
        label={{
          value: label,
          position: 'insideTopLeft',
          fill: current ? 'var(--accent)' : 'var(--text)',
          fontWeight: current ? 600 : 400,
          fontSize: 12,
        }}
      />
    ));
