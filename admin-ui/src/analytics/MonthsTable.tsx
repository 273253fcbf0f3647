import { useMemo } from 'react';
import type { Analytics } from '../api/types';
import { Card } from '../components/page/Card';
import { StaticTable, type Column } from '../components/table/DataTable';
import { Icon } from '../components/text/Icon';
import { formatCount, formatDollars, formatMonth } from '../components/text/format';

type Month = Analytics['months'][number];
type Figure = Exclude<keyof Month, 'month'>;

interface Row {
  month: Month;
  before: Month | undefined;
  /** The current, incomplete month. */
  running: boolean;
}

const FIGURES: { key: Figure; title: string; format: (value: number) => string }[] = [
  { key: 'users', title: 'Users', format: formatCount },
  { key: 'newUsers', title: 'New users', format: formatCount },
  { key: 'revenue', title: 'Revenue, US$', format: formatDollars },
  { key: 'captures', title: 'Charts captured', format: formatCount },
  { key: 'analyses', title: 'Games analyzed', format: formatCount },
];

const COLUMNS: Column<Row>[] = [
  {
    label: 'Month',
    cell: ({ month, running }) => (
      <>
        {formatMonth(month.month)}
        {running && <span className="muted"> to date</span>}
      </>
    ),
  },
  ...FIGURES.map(({ key, title, format }) => ({
    label: title,
    end: true,
    cell: ({ month, before, running }: Row) => (
      <>
        {format(month[key])}
        {/* The current month is incomplete. */}
        {before && !running && <Step by={month[key] - before[key]} format={format} />}
      </>
    ),
  })),
];

const monthKey = ({ month }: Row) => month.month;

/** All figures by month, newest first, each with its change from the month before. */
export function MonthsTable({ data: { months } }: { data: Analytics }) {
  const rows = useMemo(
    () =>
      months
        .map((month, index) => ({
          month,
          before: months[index - 1],
          running: index === months.length - 1,
        }))
        .toReversed(),
    [months],
  );
  return (
    <Card title="Month by month" bare>
      <StaticTable
        rows={rows}
        rowKey={monthKey}
        columns={COLUMNS}
        cardsBelow={700}
        label="Figures by month"
      />
    </Card>
  );
}

function Step({ by, format }: { by: number; format: (value: number) => string }) {
  if (by === 0) return null;
  return (
    <span className={by > 0 ? 'text-12 good' : 'text-12 wrong'} title="vs previous month">
      {' '}
      <Icon name={by > 0 ? 'rise' : 'fall'} />
      <span className="visually-hidden">{by > 0 ? 'up' : 'down'} </span>
      {format(Math.abs(by))}
    </span>
  );
}
