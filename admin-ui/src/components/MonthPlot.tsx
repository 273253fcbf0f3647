import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { ScreenBoundary } from './ScreenBoundary';
import { lazyScreen } from './lazy-screen';
import { Card } from './Card';
import type { MonthBarsProps } from './MonthBars';
import { formatMonth } from './format';
import './month-plot.css';
import './table.css';

// The plot brings its library; the card does not wait for it.
const MonthBars = lazyScreen(() => import('./MonthBars').then((file) => file.MonthBars));

interface MonthPlotProps extends MonthBarsProps {
  title: string;
  mark?: ReactNode;
  /** At the right end of the head, before the way to the table. */
  aside?: ReactNode;
  /** As tables write a value; the plot's own short form when left out. */
  formatExactly?: (value: number) => string;
  children?: ReactNode;
}

/** A card with bars by month, or the same figures as a table. */
export function MonthPlot({ title, mark, aside, formatExactly, children, ...bars }: MonthPlotProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Card
      title={title}
      mark={mark}
      aside={
        <div className="row wrap">
          {aside}
          <Button size="small" variant="text" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Chart' : 'Table'}
          </Button>
        </div>
      }
      bare={asTable}
    >
      {asTable ? (
        <MonthTable title={title} {...bars} format={formatExactly ?? bars.format} />
      ) : (
        <div className="stack">
          {bars.series.length > 1 && (
            <ul className="plot-key row wrap far text-12 muted" aria-hidden="true">
              {bars.series.map(({ key, name, color }) => (
                <li key={key} className="row">
                  <i style={{ background: color }} />
                  {name}
                </li>
              ))}
            </ul>
          )}
          <div className="month-plot">
            <ScreenBoundary loading={<p className="muted">Drawing…</p>}>
              <MonthBars {...bars} />
            </ScreenBoundary>
          </div>
          {children}
        </div>
      )}
    </Card>
  );
}

function MonthTable({ title, rows, series, format }: Omit<MonthBarsProps, 'label'> & { title: string }) {
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={`${title}, as a table`}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Month</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col" className="end">
                {name}
              </th>
            ))}
            {series.length > 1 && (
              <th scope="col" className="end">
                Total
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={row.month}>
              <th scope="row">{formatMonth(row.month)}</th>
              {series.map(({ key, name }) => (
                <td key={key} className="end" data-label={name}>
                  {format(Number(row[key] ?? 0))}
                </td>
              ))}
              {series.length > 1 && (
                <td className="end" data-label="Total">
                  {format(series.reduce((sum, { key }) => sum + Number(row[key] ?? 0), 0))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
