import type { Coverage, CoverageDay } from '../api/types';
import { StaticTable, type Column } from '../components/table/DataTable';
import { countNoun, formatDate } from '../components/text/format';
import { categoryLabel } from '../rankings/categories';
import { LISTS } from '../rankings/filters';
import { listDays, STATES } from './coverage-states';

type ListDays = Coverage['lists'][number];

/** A row per list and a column per day; scrolls horizontally, newest days first. */
export function CoverageCalendar({ coverage }: { coverage: Coverage }) {
  const days = listDays(coverage).toReversed();
  return (
    <StaticTable
      rows={coverage.lists}
      rowKey={({ country, platform, category, rankingType }) =>
        [country, platform, category, rankingType].join(' ')
      }
      columns={[listColumn, ...days.map((day, index) => dayColumn(day, days[index - 1]))]}
      label="Calendar of charts by day"
      className="coverage text-12"
      cardsBelow={0}
      framed
      compact
    />
  );
}

const listColumn: Column<ListDays> = {
  label: 'List',
  width: 168,
  title: ({ label }) => label,
  cell: ({ category, rankingType }) => (
    <>
      {categoryLabel(category)}
      <span className="muted"> {LISTS.find(({ type }) => type === rankingType)?.short}</span>
    </>
  ),
};

const MONTH = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });

/** @param newer the day of the previous column; a new month is labeled */
const dayColumn = (date: string, newer: string | undefined): Column<ListDays> => ({
  label: formatDate(date),
  head: (
    <>
      <span aria-hidden="true" title={formatDate(date)}>
        {newer?.slice(0, 7) !== date.slice(0, 7) && (
          <>
            <span className="muted">{MONTH.format(new Date(date))}</span>
            <br />
          </>
        )}
        {Number(date.slice(8))}
      </span>
      <span className="visually-hidden">{formatDate(date)}</span>
    </>
  ),
  width: 24,
  title: ({ days }) => `${formatDate(date)}: ${describeDay(days.find((day) => day.date === date))}`,
  cell: ({ days }) => <State day={days.find((day) => day.date === date)} />,
});

function describeDay(day: CoverageDay | undefined): string {
  if (!day) return 'not scheduled';
  const detail = day.rows === null ? day.reason : countNoun(day.rows, 'row');
  return [STATES[day.state].label, detail].filter(Boolean).join('. ');
}

function State({ day }: { day: CoverageDay | undefined }) {
  if (!day) return <span className="muted">·</span>;
  const { label, mark, tone } = STATES[day.state];
  return (
    <span className={tone}>
      <span aria-hidden="true">{mark}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
