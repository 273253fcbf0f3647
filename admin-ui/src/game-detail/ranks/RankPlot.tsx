import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo } from 'react';
import { Line } from 'recharts';
import type { HistorySeries, RankingType } from '../../api/types';
import type { DayNotes } from '../../components/plot/day-notes';
import { Bands, Marks, Plot } from '../../components/plot/Plot';
import { PlotFrame } from '../../components/plot/PlotFrame';
import type { PlotReading } from '../../components/plot/PlotReach';
import type { Span } from '../../components/plot/shared-plots';
import { formatCaptured, formatCapturedDay } from '../../components/text/format';
import { nameList } from '../../rankings/filters';
import { rankTicks } from '../../components/plot/rank-ticks';
import { dayTicks, findGaps } from '../../components/plot/time-series';
import { countOutside, type Absence, type PlotPoint } from './history-data';
import type { EventMark } from './game-events';
import { PLOT_COLORS } from './list-names';

interface RankPlotProps {
  points: PlotPoint[];
  series: HistorySeries[];
  /** Text alternative of the plot. */
  label: string;
  /** Events, numbered as in the table below. */
  marks?: EventMark[];
  notes?: DayNotes;
}

const HEIGHT = 260;
const TOP = 8;
const AXIS_HEIGHT = 30;
const INSET = { left: 34, right: 12, top: TOP, bottom: AXIS_HEIGHT };
const LABEL = 16;
/** Height of the lane below the worst rank, as a share of the ranks shown. */
const LANE = 0.1;

/** Ranks over time with 1 at the top. A line breaks where the game wasn't listed. */
export function RankPlot({ points, series, label, marks = [], notes }: RankPlotProps) {
  const narrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const hatch = useId();
  const ticks = rankTicks(series.flatMap((list) => list.points.map(({ rankPosition }) => rankPosition)));
  const worst = ticks.at(-1) ?? 10;
  const lane = worst + (worst - 1) * LANE;
  const uncaptured = useMemo(() => findGaps(points.map(({ time }) => time)), [points]);
  const data = useMemo(() => toData(points, uncaptured, lane), [points, uncaptured, lane]);
  const kinds = describeGaps(series, points, uncaptured.length);
  const end = kinds.some(({ kind }) => kind !== 'uncaptured') ? lane : worst;
  const times = useMemo(() => data.map(({ time }) => time), [data]);
  return (
    <div className="stack tight">
      <div className="plot-area">
        <PlotFrame
          label={[`Ranks over time. ${label}`, ...kinds.map(({ text }) => text)].join(' ')}
          times={times}
          inset={INSET}
          notes={notes}
          readout={(time) => describePoint(data, time, series)}
        >
          {(span) => (
            <RankLines {...{ data, series, uncaptured, marks, span, narrow, hatch, ticks }} worst={end} />
          )}
        </PlotFrame>
        <ul className="plot-names" aria-hidden="true">
          {placeNames(series, end).map(({ rankingType, place, top }) => (
            <li key={rankingType} className="row" style={{ top }}>
              <i className="swatch" style={{ background: PLOT_COLORS[rankingType] }} />
              {nameList(rankingType)} {place ?? '—'}
            </li>
          ))}
        </ul>
      </div>
      {kinds.length > 0 && <GapKinds kinds={kinds} hatch={hatch} />}
    </div>
  );
}

interface RankLinesProps {
  data: Datum[];
  series: HistorySeries[];
  uncaptured: { from: number; to: number }[];
  marks: EventMark[];
  span: Span;
  narrow: boolean;
  hatch: string;
  ticks: number[];
  /** Lower end of the axis. */
  worst: number;
}

function RankLines({ data, series, uncaptured, marks, span, narrow, hatch, ticks, worst }: RankLinesProps) {
  return (
    <Plot
      data={data}
      height={HEIGHT}
      back={
        <>
          <defs>
            <pattern
              id={hatch}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <line y2="6" stroke="var(--hairline)" strokeWidth="3" />
            </pattern>
          </defs>
          <Bands
            bands={uncaptured}
            span={span}
            label="not captured"
            labelFrom={narrow ? 0.4 : 0.2}
            fill={`url(#${hatch})`}
            fillOpacity={1}
          />
        </>
      }
      x={{
        dataKey: 'time',
        type: 'number',
        scale: 'time',
        domain: [span.from, span.to],
        allowDataOverflow: true,
        ticks: dayTicks(span, narrow ? 3 : 6),
        tickFormatter: formatDay,
        tickMargin: 10,
      }}
      y={{ reversed: true, width: INSET.left, domain: [1, worst], ticks, interval: 0, allowDecimals: false }}
    >
      <Marks marks={marks} span={span} />
      {series.map(({ rankingType, points: places }) => (
        <Line
          key={rankingType}
          dataKey={rankingType}
          name={nameList(rankingType)}
          stroke={PLOT_COLORS[rankingType]}
          strokeWidth={2}
          // Dots tell a few captures apart; with many they would hide the line.
          dot={places.length <= 20 ? { r: 2.5, strokeWidth: 0, fill: PLOT_COLORS[rankingType] } : false}
          activeDot={{ r: 4, strokeWidth: 0 }}
          isAnimationActive={false}
        />
      ))}
      {series.map(({ rankingType }) => (
        <Line
          key={`${rankingType} absent`}
          dataKey={`${rankingType} absent`}
          stroke="none"
          dot={(dot: AbsenceDot) => <AbsenceMark {...dot} type={rankingType} />}
          activeDot={false}
          isAnimationActive={false}
        />
      ))}
    </Plot>
  );
}

const formatDay = (time: number): string => formatCapturedDay(new Date(time).toISOString());

interface GapKindsProps {
  kinds: ReturnType<typeof describeGaps>;
  /** Id of the pattern for spans without captures. */
  hatch: string;
}

/** Legend of the kinds of gaps. */
function GapKinds({ kinds, hatch }: GapKindsProps) {
  return (
    <ul className="row wrap text-12 muted" aria-hidden="true">
      {kinds.map(({ kind, text }) => (
        <li key={kind} className="row">
          <svg width="14" height="10" aria-hidden="true">
            {kind === 'uncaptured' ? (
              <rect width="14" height="10" fill={`url(#${hatch})`} />
            ) : (
              <AbsenceShape kind={kind} x={7} y={5} color="var(--muted)" />
            )}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

type Datum = PlotPoint & { uncaptured?: true };

/** Adds a lane for absences below the ranks, and breaks the lines in spans without captures. */
function toData(points: PlotPoint[], uncaptured: { from: number; to: number }[], lane: number): Datum[] {
  const absent = points.map((point) => ({
    ...point,
    ...Object.fromEntries(Object.keys(point.absent ?? {}).map((type) => [`${type} absent`, lane])),
  }));
  const breaks = uncaptured.map(({ from, to }): Datum => {
    const noRanks = { downloads: null, revenue: null, new: null };
    return { time: (from + to) / 2, ...noRanks, uncaptured: true };
  });
  return [...absent, ...breaks].sort((a, b) => a.time - b.time);
}

/** The kinds of gaps in the plot, in words. */
function describeGaps(series: HistorySeries[], points: PlotPoint[], spans: number) {
  const absences = new Set(points.flatMap(({ absent }) => Object.values(absent ?? {})));
  return [
    {
      kind: 'outside' as const,
      text: `Outside the top ${countOutside(series)}`,
      seen: absences.has('outside'),
    },
    { kind: 'no data' as const, text: 'No data: the chart was empty', seen: absences.has('no data') },
    { kind: 'uncaptured' as const, text: 'Not captured', seen: spans > 0 },
  ].filter(({ seen }) => seen);
}

interface AbsenceDot {
  cx?: number;
  cy?: number | null;
  payload?: Datum;
}

function AbsenceMark({ cx, cy, payload, type }: AbsenceDot & { type: RankingType }) {
  const kind = payload?.absent?.[type];
  if (!kind || cx === undefined || typeof cy !== 'number') return <g />;
  return <AbsenceShape kind={kind} x={cx} y={cy} color={PLOT_COLORS[type]} />;
}

/** A ring for "outside the list", a cross for "no data". */
function AbsenceShape({ kind, x, y, color }: { kind: Absence; x: number; y: number; color: string }) {
  if (kind === 'outside')
    return <circle cx={x} cy={y} r={3} fill="var(--surface)" stroke={color} strokeWidth={1.5} />;
  return <path d={`M${x - 3} ${y - 3}l6 6m0 -6l-6 6`} stroke={color} strokeWidth={1.5} />;
}

/** Labels at the line ends; overlapping labels move apart, the better rank above. */
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

function describePoint(data: Datum[], time: number, series: HistorySeries[]): PlotReading {
  const point = data.find((datum) => datum.time === time);
  if (!point || point.uncaptured) return { head: 'Not captured', lines: [] };
  const describeAbsence = (type: RankingType) =>
    point.absent?.[type] === 'no data' ? 'no data' : 'not in the list';
  return {
    head: formatCaptured(new Date(time).toISOString()),
    lines: series
      .filter(({ rankingType }) => rankingType in point)
      .map(({ rankingType }) => ({
        label: nameList(rankingType),
        value: String(point[rankingType] ?? describeAbsence(rankingType)),
        color: PLOT_COLORS[rankingType],
      })),
  };
}
