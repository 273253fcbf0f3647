import { Button } from '../components/actions/Button';
import { useState, type ReactNode } from 'react';
import type { WeeklyShare, WeeklyShares } from '../api/types';
import { Bar } from '../components/figures/Bar';
import { StaticTable, type Column } from '../components/table/DataTable';
import { ChangeLabel } from '../rankings/ChangeMark';
import { ShareBar } from './ShareBar';
import { formatPoints, groupShares, scaleEnd } from './share-groups';

interface ShareTableProps {
  shares: WeeklyShares;
  items: WeeklyShare[];
  /** "4 weeks earlier". */
  earlier: string;
  onOpen: (item: WeeklyShare) => void;
}

/** Number of unclear items shown before "Show all". */
const SHOWN = 8;

/** Share and confidence interval of each item; clear changes first. */
export function ShareTable({ shares, items, earlier, onOpen }: ShareTableProps) {
  const [all, setAll] = useState(false);
  const end = scaleEnd(items.flatMap(({ high, before }) => [high, before ? before.games / before.n : 0]));
  const compared = items.filter(({ change }) => change !== null).length;
  const columns = listColumns(shares, { earlier, end, onOpen }).slice(0, compared > 0 ? undefined : 2);
  return (
    <>
      {groupShares(items).map(({ trend, title, note, items: own }) => (
        <section key={trend} aria-label={title}>
          <div className="pad row wrap text-13">
            <h3 className="text-13">{title}</h3>
            <span className="muted">{note}</span>
          </div>
          <StaticTable
            rows={trend === 'unclear' && !all ? own.slice(0, SHOWN) : own}
            rowKey={({ id }) => id}
            columns={columns}
          />
          {trend === 'unclear' && own.length > SHOWN && (
            <div className="card-body">
              <Button size="small" variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? 'Show fewer' : `Show all ${own.length}`}
              </Button>
            </div>
          )}
        </section>
      ))}
      <footer className="card-body row wrap far text-12 muted">
        <Key bar={<Bar className="key" share={1} />}>This week</Key>
        <Key bar={<Bar className="key" share={null} interval={[0, 1]} />}>95% interval</Key>
        {compared > 0 && <Key bar={<Bar className="key" share={null} tick={0.5} />}>{earlier}</Key>}
        <span>Bars run from 0 to {Math.round(end * 100)}%.</span>
        {compared > 1 && <span>About 1 in 20 comparisons differs by chance.</span>}
      </footer>
    </>
  );
}

const Key = ({ bar, children }: { bar: ReactNode; children: string }) => (
  <span className="row near">
    {bar}
    {children}
  </span>
);

function listColumns(
  { n }: WeeklyShares,
  { earlier, end, onOpen }: { earlier: string; end: number; onOpen: (item: WeeklyShare) => void },
): Column<WeeklyShare>[] {
  return [
    { label: 'Name', cell: ({ name }) => name, width: '26%' },
    {
      label: 'This week, 95% interval',
      bareOnCards: true,
      cell: (item) => <ShareBar item={item} n={n} end={end} onOpen={() => onOpen(item)} />,
      width: '38%',
    },
    {
      label: earlier,
      end: true,
      cell: ({ before }) => (before ? `${before.games} of ${before.n}` : '—'),
      width: '16%',
    },
    {
      label: 'Change',
      unit: 'points',
      end: true,
      cell: ({ change, trend }) => change && <Change change={change} trend={trend} />,
      width: '20%',
    },
  ];
}

type ChangeProps = { change: NonNullable<WeeklyShare['change']>; trend: WeeklyShare['trend'] };

function Change({ change: { points, low, high }, trend }: ChangeProps) {
  return (
    <span className="row end">
      {trend === 'unclear' ? (
        formatPoints(points)
      ) : (
        <ChangeLabel change={trend === 'falling' ? 'down' : 'up'}>{formatPoints(points)}</ChangeLabel>
      )}
      <span className="text-12 muted">
        {formatPoints(low)} to {formatPoints(high)}
      </span>
    </span>
  );
}
