import { Bar, LabelList } from 'recharts';
import { Plot } from '../plot/Plot';
import { formatShortMonth } from '../text/format';

export interface BarSeries {
  key: string;
  name: string;
  /** A plot color from tokens.css. */
  color: string;
}

export interface MonthBarsProps {
  /** One row per month (`month` as YYYY-MM), oldest first; the other keys hold the series. */
  rows: ({ month: string } & Record<string, number | string>)[];
  /** Several series are stacked in this order, the first at the bottom. */
  series: BarSeries[];
  format: (value: number) => string;
  /** Top of the scale; grows when a bar is higher. Defaults to the highest bar. */
  maximum?: number;
  /** Text alternative of the plot. */
  label: string;
}

const HEIGHT = 240;

/** Last known width per plot, so that it renders once at the right size. */
const widths = new Map<string, number>();

/** Monthly bars with their totals on top. */
export function MonthBars({ rows, series, format, maximum, label }: MonthBarsProps) {
  const data = rows.map((row) => ({
    ...row,
    total: series.reduce((sum, { key }) => sum + Number(row[key] ?? 0), 0),
  }));
  const ticks = scaleTicks(Math.max(0, ...data.map(({ total }) => total)), maximum);
  const last = series.length - 1;
  return (
    <figure role="img" aria-label={label}>
      <Plot
        data={data}
        height={HEIGHT}
        width={widths.get(label)}
        onResize={(width) => widths.set(label, width)}
        margin={{ top: 20, right: 0 }}
        x={{
          dataKey: 'month',
          tickFormatter: formatShortMonth,
          interval: 'preserveStartEnd',
          height: 28,
        }}
        y={{ width: 56, domain: [0, ticks.at(-1)!], ticks, tickFormatter: format }}
      >
        {series.map(({ key, color }, index) => (
          <Bar
            key={key}
            dataKey={key}
            stackId="all"
            fill={color}
            maxBarSize={56}
            radius={index === last ? [3, 3, 0, 0] : 0}
            isAnimationActive={false}
          >
            {index === last && data.length <= 12 && (
              <LabelList
                dataKey="total"
                position="top"
                fontSize={12}
                fill="var(--text)"
                formatter={(value: unknown) => format(Number(value))}
              />
            )}
          </Bar>
        ))}
      </Plot>
    </figure>
  );
}

/** Round ticks from 0 to the given maximum, or to just above a higher bar. */
export function scaleTicks(highest: number, maximum = 0): number[] {
  const top = Math.max(highest, maximum, 1);
  const power = 10 ** Math.floor(Math.log10(top / 3));
  const step = Math.max(1, [1, 2, 5, 10].find((each) => each * power * 4 >= top)! * power);
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}
