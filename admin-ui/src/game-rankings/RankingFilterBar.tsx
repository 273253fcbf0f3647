import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import type { RankChange } from '../api/types';
import { DialogHead } from '../components/DialogHead';
import { Icon } from '../components/Icon';
import { STORE_NAMES } from '../components/chips';
import { formatDate } from '../components/format';
import { ChangeLabel } from '../rankings/ChangeMark';
import { ChartFilters } from '../rankings/ChartFilters';
import { categoryLabel } from '../rankings/categories';
import type { RankingsView } from '../rankings/filters';
import { useCountryName } from '../rankings/use-countries';
import { useScreen } from './screen';

interface RankingFilterBarProps {
  view: RankingsView;
  onView: (view: RankingsView) => void;
  /** More choices of the view. */
  children?: ReactNode;
}

type ViewSwitchProps = Pick<RankingFilterBarProps, 'view' | 'onView'> & { className?: string };

const LEGEND: RankChange[] = ['up', 'down', 'new', 'back'];

/** Which chart is shown and how: a row, or on a phone one line that opens a sheet. */
export function RankingFilterBar({ view, onView, children }: RankingFilterBarProps) {
  const phone = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const [open, setOpen] = useState(false);
  const { filters, change, dates } = useScreen();
  const { compareDate } = dates;
  const { platform, category, country } = filters;
  const name = category === 'all' ? 'All' : categoryLabel(category);
  const parts = [
    view === 'movers' && 'Movers',
    STORE_NAMES[platform],
    useCountryName(country),
    name,
    dates.date && formatDate(dates.date),
  ];
  const summary = parts.filter(Boolean).join(' · ');
  if (!phone) {
    return (
      <div className="filter-row">
        <ChartFilters filters={filters} onChange={change} />
        {children}
        {view === 'charts' && <Legend against={compareDate ? formatDate(compareDate) : 'previous capture'} />}
      </div>
    );
  }
  return (
    <>
      <Button
        fullWidth
        sx={{ textAlign: 'left' }}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`Filters: ${summary}`}
        onClick={() => setOpen(true)}
      >
        <span className="grow cut">{summary}</span>
        <Icon name="unfold" />
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        transitionDuration={120}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'filter-sheet' } }}
      >
        <DialogHead id="filter-sheet" title="Filters" onClose={() => setOpen(false)} />
        <div className="dialog-body filter-row">
          <ViewSwitch view={view} onView={onView} />
          <ChartFilters filters={filters} onChange={change} />
          {children}
          <Button variant="contained" color="primary" fullWidth onClick={() => setOpen(false)}>
            Done
          </Button>
        </div>
      </Drawer>
    </>
  );
}

/** The charts as they are, or what moved in them. */
export const ViewSwitch = ({ view, onView, ...props }: ViewSwitchProps) => (
  <ToggleButtonGroup
    {...props}
    exclusive
    aria-label="View"
    value={view}
    onChange={(_event, next: RankingsView | null) => next && onView(next)}
  >
    <ToggleButton value="charts">Charts</ToggleButton>
    <ToggleButton value="movers">Movers</ToggleButton>
  </ToggleButtonGroup>
);

const Legend = ({ against }: { against: string }) => (
  <span className="rank-legend row far" aria-hidden="true">
    {LEGEND.map((change) => (
      <ChangeLabel key={change} change={change}>
        {change}
      </ChangeLabel>
    ))}
    <span className="text-12 muted">vs {against}</span>
  </span>
);
