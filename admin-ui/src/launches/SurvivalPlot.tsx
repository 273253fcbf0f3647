import { Area, Line, ReferenceLine, Tooltip, type TooltipContentProps } from 'recharts';
import type { ComparedGroup } from '../api/types';
import { Plot } from '../components/plot/Plot';
import { countFollowed, findStep } from './describe-survival';
import { formatInterval, formatPercent } from '../components/text/format';

const HEIGHT = 280;
const TICK = 5;
export const COLORS = ['var(--plot-1)', 'var(--plot-2)'];
const DASHES = [undefined, '6 4'];

interface Point {
  day: number;
  shares: (number | null)[];
  bands: ([number, number] | null)[];
  /** Whether games of the group were censored at this age. */
  censored: boolean[];
}

function toPoints(groups: readonly ComparedGroup[]): Point[] {
  const days = [...new Set([0, ...groups.flatMap(({ survival }) => survival.map(({ day }) => day))])];
  return days
    .sort((a, b) => a - b)
    .map((day) => {
      const steps = groups.map(({ survival }) => findStep(survival, day));
      return {
        day,
        shares: steps.map((step) => step?.share ?? null),
        bands: steps.map((step) =>
          step && step.low !== null && step.high !== null ? [step.low, step.high] : null,
        ),
        censored: groups.map(({ survival }) =>
          survival.some((step) => step.day === day && step.censored > 0),
        ),
      };
    });
}

/** Axis ticks in whole weeks. */
export function listTicks(groups: readonly ComparedGroup[]): number[] {
  const last = Math.max(7, ...groups.map(({ survival }) => survival.at(-1)?.day ?? 0));
  const step = last <= 7 ? 1 : 7 * Math.ceil(last / 7 / 6);
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

/** Share of games still listed by days since first seen: a step for each that left. */
export function SurvivalPlot({ groups, label }: { groups: ComparedGroup[]; label: string }) {
  const points = toPoints(groups);
  const ticks = listTicks(groups);
  const end = Math.max(ticks.at(-1) ?? 0, points.at(-1)?.day ?? 0);
  return (
    <figure role="img" aria-label={label}>
      <Plot
        data={points}
        height={HEIGHT}
        x={{
          dataKey: 'day',
          type: 'number',
          domain: [0, end],
          ticks,
          tickFormatter: (day: number) => (day === 0 ? 'Day 0' : String(day)),
          tickMargin: 8,
        }}
        y={{ width: 44, domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], tickFormatter: formatPercent }}
      >
        <ReferenceLine y={0.5} stroke="var(--edge)" strokeDasharray="3 4" />
        <Tooltip content={(props) => <Readout {...props} groups={groups} />} isAnimationActive={false} />
        {groups.map(({ key }, index) => (
          <Area
            key={`${key} band`}
            type="stepAfter"
            dataKey={({ bands }: Point) => bands[index]}
            stroke="none"
            fill={COLORS[index]!}
            fillOpacity={0.16}
            isAnimationActive={false}
            activeDot={false}
          />
        ))}
        {groups.map(({ key, small }, index) => (
          <Line
            key={key}
            type="stepAfter"
            dataKey={({ shares }: Point) => shares[index]}
            stroke={COLORS[index]!}
            strokeWidth={small ? 1 : 2}
            {...(DASHES[index] && { strokeDasharray: DASHES[index] })}
            dot={(props: DotProps) => <CensorTick key={props.index} {...props} group={index} />}
            activeDot={{ r: 3 }}
            isAnimationActive={false}
          />
        ))}
      </Plot>
    </figure>
  );
}

interface DotProps {
  cx?: number;
  cy?: number;
  index?: number;
  payload?: Point;
}

function CensorTick({ cx, cy, payload, group }: DotProps & { group: number }) {
  if (cx === undefined || cy === undefined || !payload?.censored[group]) return <g />;
  return <path d={`M${cx} ${cy - TICK}v${2 * TICK}`} stroke={COLORS[group]!} strokeWidth={1.5} />;
}

function Readout({ active, payload, groups }: Partial<TooltipContentProps> & { groups: ComparedGroup[] }) {
  const point = payload?.[0]?.payload as Point | undefined;
  if (!active || !point) return null;
  return (
    <div className="plot-readout card text-12">
      <b>Day {point.day}</b>
      {groups.map(({ key, name, survival }) => {
        const step = findStep(survival, point.day);
        return (
          <p key={key}>
            {name}:{' '}
            {step
              ? `${formatPercent(step.share)} (${formatInterval(step)}), ${countFollowed(survival, point.day)} followed`
              : 'no game has been tracked that long'}
          </p>
        );
      })}
    </div>
  );
}
