import type { Coverage, CoverageDay } from '../api/coverage';
import { formatCount, formatDate } from '../components/format';
import { categoryLabel } from '../rankings/categories';
import { LISTS } from '../rankings/filters';
import { listDays, STATES } from './coverage-states';

/** A row for each list and a column for each day; it scrolls sideways by itself, newest days first in view. */
export function CoverageCalendar({ coverage }: { coverage: Coverage }) {
  const days = listDays(coverage).toReversed();
  return (
    // It scrolls by keys.
    <div className="coverage" role="region" aria-label="Calendar of charts by day" tabIndex={0}>
      <table className="text-12">
        <thead>
          <tr>
            <th scope="col">List</th>
            {days.map((day) => (
              <th key={day} scope="col" title={formatDate(day)}>
                <span aria-hidden="true">{Number(day.slice(8))}</span>
                <span className="visually-hidden">{formatDate(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coverage.lists.map((list) => {
            const known = new Map(list.days.map((day) => [day.date, day]));
            return (
              <tr key={`${list.country} ${list.platform} ${list.category} ${list.rankingType}`}>
                <th scope="row" title={list.label}>
                  {categoryLabel(list.category)}
                  <span className="muted"> {LISTS.find(({ type }) => type === list.rankingType)?.short}</span>
                </th>
                {days.map((day) => (
                  <Cell key={day} day={known.get(day)} date={day} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ day, date }: { day: CoverageDay | undefined; date: string }) {
  if (!day) {
    return (
      <td className="muted" title={`${formatDate(date)}: not scheduled`}>
        ·
      </td>
    );
  }
  const { label, mark, tone } = STATES[day.state];
  const detail = day.rows === null ? day.reason : `${formatCount(day.rows)} rows`;
  return (
    <td className={tone} title={`${formatDate(date)}: ${label}${detail ? `. ${detail}` : ''}`}>
      <span aria-hidden="true">{mark}</span>
      <span className="visually-hidden">{label}</span>
    </td>
  );
}
