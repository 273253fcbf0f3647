import { readApi } from '../../api/queries/use-api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Area, Line } from 'recharts';
import type { LaunchCourse as Course } from '../../api/types';
import type { Storefront } from '../../api/games/market-data';
import { Card } from '../../components/page/Card';
import { LoadError } from '../../components/states/LoadError';
import { StaticTable, type Column } from '../../components/table/DataTable';
import { FilterSelect } from '../../components/filters/FilterSelect';
import { Plot } from '../../components/plot/Plot';
import { usePlotOrTable } from '../../components/plot/PlotOrTable';
import { SampleChip, STORE_NAMES } from '../../components/text/chips';
import { countryName, formatDate } from '../../components/text/format';
import { LISTS } from '../../rankings/filters';

const HEIGHT = 180;
const SMALL = 20;

type Day = Course['days'][number];

/** The lists in which the game's launch was captured. */
async function readCourses(
  bundleId: string,
  { platform, country }: Required<Storefront>,
  signal: AbortSignal,
): Promise<Course[]> {
  const courses = await Promise.all(
    LISTS.map(({ type }) =>
      readApi('/api/trends/launches/course', { bundleId, platform, country, rankingType: type }, signal),
    ),
  );
  return courses.filter(({ reason, days }) => reason === null && days.length > 1);
}

interface LaunchCourseProps {
  bundleId: string;
  storefront: Storefront;
}

/**
 * The game's ranks since launch, compared with games launched around the same time; nothing when the launch is
 * unknown.
 */
export function LaunchCourse({ bundleId, storefront: { platform, country } }: LaunchCourseProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { asTable, toggle } = usePlotOrTable('View of the launch');
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['games', bundleId, 'launch', platform, country],
    queryFn: ({ signal }) => readCourses(bundleId, { platform: platform!, country }, signal),
    enabled: platform !== undefined,
  });
  const course = data.find(({ rankingType }) => rankingType === chosen) ?? data[0];
  if (error && !course)
    return <LoadError title="Couldn't load the ranks since launch" error={error} onRetry={refetch} />;
  if (!course) return null;
  const { days, n, top, firstSeen, sample } = course;
  const words = describeCourse(course);
  return (
    <Card
      title="Since launch"
      mark={sample && <SampleChip />}
      aside={
        <div className="row wrap">
          {data.length > 1 && (
            <FilterSelect
              label="Chart"
              value={course.rankingType}
              options={data.map(({ rankingType }) => [rankingType, nameFullList(rankingType)])}
              onChange={setChosen}
            />
          )}
          {toggle}
        </div>
      }
    >
      <div className="stack">
        <p className="text-13 muted">
          {nameFullList(course.rankingType)}, {STORE_NAMES[course.platform]}, {countryName(course.country)};
          first seen {formatDate(firstSeen!)}. {words}
          {n < SMALL && <span className="chip dashed">n &lt; {SMALL}</span>}
        </p>
        {!asTable ? (
          <CoursePlot days={days} top={top} label={`Ranks since launch. ${words}`} />
        ) : (
          <StaticTable
            label="Ranks since launch"
            rows={days}
            rowKey={({ day }) => String(day)}
            columns={COLUMNS}
          />
        )}
      </div>
    </Card>
  );
}

const nameFullList = (type: string): string => LISTS.find((list) => list.type === type)?.title ?? type;

function describeCourse({ days, n, top }: Course): string {
  const last = days.at(-1)!;
  const now = last.rank === null ? `not in the top ${top}` : `#${last.rank}`;
  if (n === 0) return `Day ${last.day}: ${now}. No other game came within four weeks of it.`;
  const others =
    last.n === 0 ? 'none of them is known that long' : `${last.listed} of ${last.n} are still in the chart`;
  return `Day ${last.day}: ${now}. Of ${n} games first seen within four weeks of it, on their day ${last.day}, ${others}.`;
}

/** The line is the game, the band the middle half of its cohort, the dashed line their median. */
function CoursePlot({ days, top, label }: { days: Day[]; top: number; label: string }) {
  const worst = Math.min(
    top,
    Math.max(10, ...days.flatMap(({ rank, lower, median }) => [rank ?? 1, lower ?? 1, median ?? 1])),
  );
  const data = days.map((day) => ({
    ...day,
    band: day.upper === null ? null : [day.upper, day.lower ?? worst],
  }));
  return (
    <figure role="img" aria-label={label}>
      <Plot
        data={data}
        height={HEIGHT}
        x={{
          dataKey: 'day',
          type: 'number',
          domain: [0, 'dataMax'],
          allowDecimals: false,
          tickMargin: 8,
        }}
        y={{
          width: 40,
          reversed: true,
          domain: [1, worst],
          ticks: [1, Math.round(worst / 2), worst],
          allowDataOverflow: true,
        }}
      >
        <Area
          dataKey="band"
          stroke="none"
          fill="var(--plot-2)"
          fillOpacity={0.18}
          isAnimationActive={false}
        />
        <Line
          dataKey="median"
          stroke="var(--plot-2)"
          strokeDasharray="6 4"
          dot={false}
          isAnimationActive={false}
        />
        <Line
          dataKey="rank"
          stroke="var(--plot-1)"
          strokeWidth={2}
          dot={{ r: 1.5 }}
          isAnimationActive={false}
        />
      </Plot>
      <figcaption className="text-12 muted">
        Line: this game, by days since first seen, 1 on top. Dashed: the median of the others; band: their
        middle half. Lines break where the game wasn't listed.
      </figcaption>
    </figure>
  );
}

const formatRank = (rank: number | null): string => (rank === null ? 'out' : `#${rank}`);

const COLUMNS: Column<Day>[] = [
  { label: 'Day', cell: ({ day }) => day },
  { label: 'This game', end: true, cell: ({ rank }) => formatRank(rank) },
  {
    label: 'Median of the others',
    end: true,
    cell: ({ median, n }) => (n < 5 ? '—' : formatRank(median)),
  },
  {
    label: 'Others in the chart',
    end: true,
    cell: ({ n, listed }) => (n === 0 ? '—' : `${listed} of ${n}`),
  },
];
