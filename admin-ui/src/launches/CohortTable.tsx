import type { CSSProperties } from 'react';
import type { LaunchCohort, Launches } from '../api/types';
import type { LaunchSelection } from '../api/charts/launches';
import { Card } from '../components/page/Card';
import { countNoun, formatCount, formatDate, formatPercent } from '../components/text/format';

const DAY_MS = 86_400_000;
const MOST_WEEKS = 26;

interface CohortTableProps {
  launches: Launches;
  byRelease: boolean;
  onOpen: (selection: LaunchSelection) => void;
}

type Week = LaunchCohort['weeks'][number];

/** Cohorts by week and how many games remain in later weeks; each number opens its games. */
export function CohortTable({ launches, byRelease, onOpen }: CohortTableProps) {
  const { cohorts, top, undated, earlier } = launches;
  const count = Math.min(MOST_WEEKS, Math.max(1, ...cohorts.map(({ weeks }) => weeks.length)));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const first = byRelease ? 'Released' : 'First seen';
  return (
    <Card title={byRelease ? 'By week of release' : 'By week first seen'} aside={<Legend />}>
      <div className="stack">
        <p className="text-12 muted">
          Share of each week’s games still in the top {top} in the weeks after; weeks of fewer than{' '}
          {LEAST_GAMES} games show their number. Click a number to see its games.
          {byRelease &&
            ` ${countNoun(undated, 'game')} without a release date and ${countNoun(earlier, 'game')} released before the first week are not shown.`}
        </p>
        <div
          className="scroll table-scroll"
          tabIndex={0}
          role="region"
          aria-label={`Launches by week: ${first}`}
        >
          <table className="cohorts text-13">
            <thead>
              <tr>
                <th scope="col">{first}</th>
                <th scope="col">Games</th>
                {numbers.map((week) => (
                  <th key={week} scope="col">
                    {week === 1 ? 'week 1' : week}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <TotalRow cohorts={cohorts} numbers={numbers} onOpen={byRelease ? undefined : onOpen} />
              {cohorts.map((cohort, index) => (
                <CohortRow
                  key={cohort.key}
                  cohort={cohort}
                  numbers={numbers}
                  arrivals={cohorts.slice(0, index).findLast(({ captured }) => captured)}
                  onOpen={onOpen}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Card>
  );
}

function Legend() {
  return (
    <span className="row wrap text-12 muted" aria-hidden="true">
      0%
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <i key={share} className="cohort-key" style={getShade(share)} />
      ))}
      100% <i className="cohort-key not-captured" /> not captured
    </span>
  );
}

/** Minimum number of games for conclusions. */
const LEAST_GAMES = 20;
const formatShare = (games: number, n: number): string =>
  n < LEAST_GAMES ? `${games} of ${n}` : formatPercent(games / n);

const getShade = (share: number) => ({ '--share': `${Math.round(share * 50)}%` }) as CSSProperties;

interface TotalRowProps {
  cohorts: LaunchCohort[];
  numbers: number[];
  /** Opens all launches; undefined when some belong to no week. */
  onOpen: CohortTableProps['onOpen'] | undefined;
}

function TotalRow({ cohorts, numbers, onOpen }: TotalRowProps) {
  const all = cohorts.reduce((sum, { n }) => sum + n, 0);
  return (
    <tr className="total">
      <th scope="row">All weeks</th>
      <td>
        {onOpen ? (
          <button
            type="button"
            className="link-button"
            aria-label={`All weeks: ${countNoun(all, 'game')}`}
            onClick={() => onOpen({ group: 'all' })}
          >
            {formatCount(all)}
          </button>
        ) : (
          formatCount(all)
        )}
      </td>
      {numbers.map((number) => {
        const known = cohorts.flatMap(({ n, weeks }) => {
          const games = weeks[number - 1]?.games ?? null;
          return games === null ? [] : [{ n, games }];
        });
        const [games, n] = [
          known.reduce((sum, one) => sum + one.games, 0),
          known.reduce((sum, one) => sum + one.n, 0),
        ];
        return n === 0 ? (
          <td key={number} />
        ) : (
          <td key={number} className="share" style={getShade(games / n)} title={`${games} of ${n}`}>
            {formatShare(games, n)}
          </td>
        );
      })}
    </tr>
  );
}

interface CohortRowProps {
  cohort: LaunchCohort;
  numbers: number[];
  /** The next captured week, which counts arrivals since. */
  arrivals: LaunchCohort | undefined;
  onOpen: (selection: LaunchSelection) => void;
}

function CohortRow({ cohort: { key, n, captured, weeks }, numbers, arrivals, onOpen }: CohortRowProps) {
  if (!captured && n === 0)
    return (
      <tr>
        <th scope="row">{formatDate(key)}</th>
        <td className="not-captured" colSpan={1 + Math.min(4, numbers.length)}>
          Not captured.
          {arrivals &&
            ` Games that came meanwhile are first seen in the week of ${formatDate(arrivals.key)}.`}
        </td>
      </tr>
    );
  return (
    <tr>
      <th scope="row">{formatDate(key)}</th>
      <td>
        {n === 0 ? (
          0
        ) : (
          <button
            type="button"
            className="link-button"
            aria-label={`Week of ${formatDate(key)}: ${countNoun(n, 'game')}`}
            onClick={() => onOpen({ week: key })}
          >
            {formatCount(n)}
          </button>
        )}
      </td>
      {numbers.map((number) => (
        <Cell key={number} monday={key} n={n} week={weeks[number - 1]} onOpen={onOpen} />
      ))}
    </tr>
  );
}

interface CellProps {
  monday: string;
  n: number;
  week: Week | undefined;
  onOpen: (selection: LaunchSelection) => void;
}

function Cell({ monday, n, week, onOpen }: CellProps) {
  if (!week) return <td />;
  if (week.state === 'not_captured')
    return (
      <td className="not-captured" title="Not captured in this week">
        <span className="visually-hidden">not captured</span>
      </td>
    );
  if (week.state === 'due') {
    const sunday = new Date(Date.parse(monday) + (week.week * 7 + 6) * DAY_MS);
    return <td className="muted text-12">due {formatDate(sunday.toISOString()).replace(/ \d{4}$/, '')}</td>;
  }
  const games = week.games ?? 0;
  const words = `${games} of ${n} games of the week of ${formatDate(monday)} in the chart ${week.week} weeks later`;
  return (
    <td className="share" style={getShade(games / n)}>
      {games === 0 ? (
        <span title={words}>{formatShare(games, n)}</span>
      ) : (
        <button
          type="button"
          aria-label={words}
          title={words}
          onClick={() => onOpen({ week: monday, after: week.week })}
        >
          {formatShare(games, n)}
        </button>
      )}
    </td>
  );
}
