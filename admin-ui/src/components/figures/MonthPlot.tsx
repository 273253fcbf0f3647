import type { ReactNode } from 'react';
import { usePlotOrTable } from '../plot/PlotOrTable';
import { EmptyState } from '../states/EmptyState';
import { ScreenBoundary } from '../states/ScreenBoundary';
import { lazyScreen } from '../states/lazy-screen';
import { Card } from '../page/Card';
import { StaticTable } from '../table/DataTable';
import type { MonthBarsProps } from './MonthBars';
import { formatMonth } from '../text/format';
import '../plot/plot.css';

// The chart library loads separately from the card.
const MonthBars = lazyScreen(() => import('./MonthBars').then((file) => file.MonthBars));

interface MonthPlotProps extends MonthBarsProps {
  title: string;
  mark?: ReactNode;
  /** Content at the right of the header, before the table toggle. */
  aside?: ReactNode;
  /** Format of table cells; defaults to the plot's short format. */
  formatExactly?: (value: number) => string;
  children?: ReactNode;
}

/** A card with monthly bars, or the same figures as a table. */
export function MonthPlot({ title, mark, aside, formatExactly, children, ...bars }: MonthPlotProps) {
  const { asTable, toggle } = usePlotOrTable(`View of ${title}`);
  const isEmpty = bars.rows.every((row) => bars.series.every(({ key }) => !Number(row[key])));
  return (
    <Card
      title={title}
      mark={mark}
      aside={
        <div className="row wrap">
          {aside}
          {toggle}
        </div>
      }
      bare={asTable}
    >
      {asTable ? (
        <MonthTable title={title} {...bars} format={formatExactly ?? bars.format} />
      ) : (
        <div className="stack">
          {bars.series.length > 1 && (
            <ul className="row wrap far text-12 muted" aria-hidden="true">
              {bars.series.map(({ key, name, color }) => (
                <li key={key} className="row">
                  <i className="swatch" style={{ background: color }} />
                  {name}
                </li>
              ))}
            </ul>
          )}
          <div style={{ minHeight: 240 }}>
            {isEmpty ? (
              <EmptyState title="Nothing in these months" />
            ) : (
              <ScreenBoundary loading={<p className="muted">Drawing…</p>}>
                <MonthBars {...bars} />
              </ScreenBoundary>
            )}
          </div>
          {children}
        </div>
      )}
    </Card>
  );
}

function MonthTable({ title, rows, series, format }: Omit<MonthBarsProps, 'label'> & { title: string }) {
  const describeAmount = (label: string, read: (row: MonthBarsProps['rows'][number]) => number) => ({
    label,
    end: true,
    cell: (row: MonthBarsProps['rows'][number]) => format(read(row)),
  });
  const total = describeAmount('Total', (row) =>
    series.reduce((sum, { key }) => sum + Number(row[key] ?? 0), 0),
  );
  return (
    <StaticTable
      label={`${title}, as a table`}
      rows={rows.toReversed()}
      rowKey={({ month }) => month}
      columns={[
        { label: 'Month', cell: ({ month }) => formatMonth(month) },
        ...series.map(({ key, name }) => describeAmount(name, (row) => Number(row[key] ?? 0))),
        ...(series.length > 1 ? [total] : []),
      ]}
    />
  );
}
