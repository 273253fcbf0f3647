import { Button } from '../../components/actions/Button';
import Popover from '@mui/material/Popover';
import { Suspense, useId, useRef, useState } from 'react';
import { formatDate } from '../../components/text/format';
import { lazyScreen } from '../../components/states/lazy-screen';
import type { CalendarChart } from './DayCalendar';
import { today } from './days';

const DayCalendar = lazyScreen(() => import('./DayCalendar').then((file) => file.DayCalendar));

interface DayFieldProps {
  label: string;
  /** Label when no day is selected: "Latest". */
  none: string;
  value: string | null;
  chart: CalendarChart;
  /** The latest selectable day; defaults to today. */
  last?: string;
  onChange: (day: string | null) => void;
}

/** A date field whose calendar shows captured days. */
export function DayField({ label, none, value, chart, last = today(), onChange }: DayFieldProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const shown = value ? formatDate(value) : none;
  const choose = (day: string | null) => {
    setOpen(false);
    onChange(day);
  };
  return (
    <div className="filter row">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Button
        icon="history"
        label={shown}
        id={id}
        ref={button}
        aria-label={`${label}: ${shown}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Popover
        open={open}
        anchorEl={button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transitionDuration={0}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': `${id}-label`, className: 'card-body' } }}
      >
        <Suspense>
          <DayCalendar chart={chart} chosen={value} last={last} onChoose={choose} />
        </Suspense>
        {value && <Button label={none} fullWidth size="small" variant="text" onClick={() => choose(null)} />}
      </Popover>
    </div>
  );
}
