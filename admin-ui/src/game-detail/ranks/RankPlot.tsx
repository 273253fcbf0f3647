import useMediaQuery from '@mui/material/useMediaQuery';
import {
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from 'recharts';
import type { HistorySeries, RankingType } from '../../api/types';
import { formatCaptured, formatCapturedDay } from '../../components/format';
import { rankTicks, type PlotPoint } from './history-data';
import { PLOT_COLORS, shortName } from './list-names';

interface RankPlotProps {
  points: PlotPoint[];
  series: HistorySeries[];
  /** The plot in words. */
  label: string;
}

const AXIS = { tickLine: false, axisLine: false, tick: { fill: 'var(--muted)', fontSize: 12 } } as const;

const HEIGHT = 260;
const TOP = 8;
const AXIS_HEIGHT = 30;
const LABEL = 16;

/** Ranks over time with 1 on top. A line breaks where the game was not in the list. */
export function RankPlot({ points, series, label }: RankPlotProps) {
  const narrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const ticks = rankTicks(series);
  return (
    <figure className="rank-plot" role="img" aria-label={`Ranks over time. ${label}`}>
      <div className="plot-area">
        <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 600, height: HEIGHT }}>
          <LineChart
            data={points}
            margin={{ top: TOP, right: 12, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--hairline)" />
            <XAxis
              {...AXIS}
              dataKey="time"
              type="number"
              scale="time"
              domain={['dataMin', 'dataMax']}
              ticks={spread(points, narrow ? 3 : 5)}
              tickFormatter={(time: number) => formatCapturedDay(new Date(time).toISOString())}
              tickMargin={10}
              height={AXIS_HEIGHT}
            />
            <YAxis
              {...AXIS}
              reversed
              width={34}
              domain={[1, ticks.at(-1) ?? 10]}
              ticks={ticks}
              interval={0}
              allowDecimals={false}
            />
            <Tooltip content={Readout} cursor={{ stroke: 'var(--edge)' }} isAnimationActive={false} />
            {series.map(({ rankingType, points: places }) => (
              <Line
                key={rankingType}
                dataKey={rankingType}
                name={shortName(rankingType)}
                stroke={PLOT_COLORS[rankingType]}
                strokeWidth={2}
                // A few captures are told apart by their points; among many the points would hide the line.
                dot={places.length <= 20 ? { r: 2.5, strokeWidth: 0, fill: PLOT_COLORS[rankingType] } : false}
                activeDot={{ r: 4, strokeWidth: 0 }}
                connectNulls={false}
                isAnimationActive={false}
                type="linear"
              />
            ))}
          </LineChart>
        </ResponsiveContainer>
        <ul className="plot-names" aria-hidden="true">
          {placeNames(series, ticks.at(-1) ?? 10).map(({ rankingType, place, top }) => (
            <li key={rankingType} style={{ top }}>
              <i style={{ background: PLOT_COLORS[rankingType] }} />
              {shortName(rankingType)} {place ?? '—'}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

/** Each list's name at the end of its line; names that would touch move apart, the better place above. */
export function placeNames(series: HistorySeries[], worst: number) {
  const room = HEIGHT - TOP - AXIS_HEIGHT;
  const names = series.map(({ rankingType, points }) => {
    const last = points.findLast(({ rankPosition }) => rankPosition !== null)?.rankPosition ?? worst;
    return {
      rankingType,
      place: points.at(-1)?.rankPosition ?? null,
      top: TOP + ((last - 1) / (worst - 1)) * room,
    };
  });
  names.sort((a, b) => a.top - b.top);
  names.forEach((name, index) => {
    const above = names[index - 1];
    if (above) name.top = Math.max(name.top, above.top + LABEL);
  });
  return names;
}

/** That many moments of the axis, first and last among them. */
function spread(points: PlotPoint[], count: number): number[] {
  const last = points.length - 1;
  if (last < count) return points.map(({ time }) => time);
  return Array.from({ length: count }, (_, index) => points[Math.round((index * last) / (count - 1))]!.time);
}

function Readout({ active, payload, label }: TooltipContentProps) {
  if (!active || payload.length === 0) return null;
  return (
    <div className="plot-readout">
      <b>{formatCaptured(new Date(Number(label)).toISOString())}</b>
      {payload.map((entry) => (
        <span key={String(entry.dataKey)} className="row">
          <i style={{ background: PLOT_COLORS[entry.dataKey as RankingType] }} />
          {entry.name} {entry.value ?? 'not in the list'}
        </span>
      ))}
    </div>
  );
}
