import type { Analytics } from '../api/types';
import { Card } from '../components/Card';
import { Icon } from '../components/Icon';
import { SampleChip } from '../components/chips';
import { formatCount, formatDollars, formatMonth } from '../components/format';
import '../components/table.css';

type Month = Analytics['months'][number];
type Column = Exclude<keyof Month, 'month'>;

const COLUMNS: { key: Column; title: string; format: (value: number) => string }[] = [
  { key: 'users', title: 'Users', format: formatCount },
  { key: 'newUsers', title: 'New users', format: formatCount },
  { key: 'revenue', title: 'Revenue, US$', format: formatDollars },
  { key: 'captures', title: 'Charts captured', format: formatCount },
  { key: 'analyses', title: 'Games analyzed', format: formatCount },
];

/** All figures by month, the newest first, each with how it differs from the month before. */
export function MonthsTable({ data: { months, revenueSample } }: { data: Analytics }) {
  const newest = months.map((month, index) => ({ month, before: months[index - 1] })).toReversed();
  return (
    <Card title="Month by month" mark={revenueSample && <SampleChip>Sample revenue</SampleChip>} bare>
      <div className="table-scroll" tabIndex={0} role="region" aria-label="Figures by month">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Month</th>
              {COLUMNS.map(({ key, title }) => (
                <th key={key} scope="col" className="end">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newest.map(({ month, before }, index) => (
              <tr key={month.month}>
                <th scope="row">
                  {formatMonth(month.month)}
                  {index === 0 && <span className="muted"> to date</span>}
                </th>
                {COLUMNS.map(({ key, title, format }) => (
                  <td key={key} className="end" data-label={title}>
                    {format(month[key])}
                    {/* A month that is not over has less than a whole one. */}
                    {before && index > 0 && <Step by={month[key] - before[key]} format={format} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Step({ by, format }: { by: number; format: (value: number) => string }) {
  if (by === 0) return null;
  return (
    <span className={by > 0 ? 'text-12 good' : 'text-12 wrong'} title="Against the month before">
      {' '}
      <Icon name={by > 0 ? 'rise' : 'fall'} />
      <span className="visually-hidden">{by > 0 ? 'up' : 'down'} </span>
      {format(Math.abs(by))}
    </span>
  );
}
