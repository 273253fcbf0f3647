import { ToggleChoice } from '../components/filters/ToggleChoice';
import type { ReactNode } from 'react';
import type { RankChange } from '../api/types';
import { FilterBar } from '../components/filters/FilterBar';
import { formatDate } from '../components/text/format';
import { ChangeLabel } from '../rankings/ChangeMark';
import { ChartFilters, useChartLabels } from '../rankings/ChartFilters';
import type { RankingsView } from '../rankings/filters';
import { useScreen } from './screen';

interface RankingFilterBarProps {
  view: RankingsView;
  onView: (view: RankingsView) => void;
  /** Additional filters of the view. */
  children?: ReactNode;
}

type ViewSwitchProps = Pick<RankingFilterBarProps, 'view' | 'onView'> & { className?: string };

const LEGEND: RankChange[] = ['up', 'down', 'new', 'back'];

/** The filters of the current view: a row, or on a phone one line that opens a sheet. */
export function RankingFilterBar({ view, onView, children }: RankingFilterBarProps) {
  const { filters, change, dates } = useScreen();
  const { date } = dates;
  return (
    <FilterBar
      views="game-rankings"
      chosen={[view === 'movers' && 'Movers', ...useChartLabels(filters), date && formatDate(date)]}
      sheetFirst={<ViewSwitch view={view} onView={onView} />}
    >
      <ChartFilters filters={filters} onChange={change} />
      {children}
      {view === 'charts' && <Legend />}
    </FilterBar>
  );
}

/** Toggles between charts and movers. */
export const ViewSwitch = ({ view, onView, ...props }: ViewSwitchProps) => (
  <ToggleChoice
    label="View"
    {...props}
    value={view}
    options={[
      ['charts', 'Charts'],
      ['movers', 'Movers'],
    ]}
    onChange={onView}
  />
);

const Legend = () => (
  <span
    className="row far wide-only"
    style={{ order: 1, marginLeft: 'auto', height: 'var(--control)' }}
    aria-hidden="true"
  >
    {LEGEND.map((change) => (
      <ChangeLabel key={change} change={change}>
        {change}
      </ChangeLabel>
    ))}
  </span>
);
