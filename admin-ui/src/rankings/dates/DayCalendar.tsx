import { IconButton } from '../../components/actions/IconButton';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useApi } from '../../api/queries/use-api';
import type { ChartKey } from '../../api/charts/rankings';
import { formatMonth } from '../../components/text/format';
import {
  addDays,
  addMonths,
  DAY_STATES,
  formatLongDay,
  joinDays,
  listWeeks,
  today,
  type DayState,
} from './days';
import '../rankings.css';

export interface CalendarChart extends ChartKey {
  /** Sample charts have their own calendar. */
  sample: boolean;
}

interface DayCalendarProps {
  chart: CalendarChart;
  chosen: string | null;
  /** The latest selectable day. */
  last: string;
  onChoose: (day: string) => void;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A calendar month that marks captured days. */
export function DayCalendar({ chart, chosen, last, onChoose }: DayCalendarProps) {
  const [day, setDay] = useState(chosen && chosen < last ? chosen : last);
  const grid = useRef<HTMLTableElement>(null);
  const month = day.slice(0, 7);
  const states = useDayStates(chart, month);
  const focusDay = useRef(true);
  useEffect(() => {
    // The buttons beside the month keep the focus.
    if (focusDay.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    focusDay.current = false;
  }, [day]);
  const go = (next: string) => setDay(next > last ? last : next);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveDay(day, event.key);
    if (!next) return;
    event.preventDefault();
    focusDay.current = true;
    go(next);
  };
  return (
    <div className="stack tight day-calendar">
      <div className="row between">
        <IconButton size="medium" icon="back" label="Previous month" onClick={() => go(addMonths(day, -1))} />
        <b aria-live="polite">{formatMonth(month)}</b>
        <IconButton
          size="medium"
          icon="next"
          label="Next month"

          disabled={month >= last.slice(0, 7)}
          onClick={() => go(addMonths(day, 1))}
        />
      </div>
      <table ref={grid} aria-label={formatMonth(month)} className="text-13" onKeyDown={onKeyDown}>
        <thead>
          <tr className="muted text-12">
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week, at) => (
            <tr key={at}>
              {week.map((cell, weekday) => (
                <td key={weekday}>
                  {cell && (
                    <button
                      type="button"
                      className={cell > last || !states ? 'day' : toClass(states.get(cell))}
                      tabIndex={cell === day ? 0 : -1}
                      aria-current={cell === chosen ? 'date' : undefined}
                      aria-label={describeDay(cell, states)}
                      disabled={cell > last}
                      onClick={() => onChoose(cell)}
                    >
                      {Number(cell.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="row wrap bare text-12 muted" aria-label="Marks">
        {(['captured', 'partly', 'missing', 'unknown'] as const).map((state) => (
          <li key={state} className="row near">
            <span className={toClass(state)} aria-hidden="true" />
            {state === 'unknown' ? 'Not captured' : DAY_STATES[state].replace(/^./, (c) => c.toUpperCase())}
          </li>
        ))}
      </ul>
    </div>
  );
}

const toClass = (state: DayState | 'unknown' = 'unknown'): string =>
  `day ${state} ${state === 'missing' || state === 'unknown' ? 'not-captured' : ''}`;

const describeDay = (day: string, states: Map<string, DayState> | undefined): string => {
  if (!states) return formatLongDay(day);
  const state = states.get(day);
  return `${formatLongDay(day)}, ${state ? DAY_STATES[state] : 'not captured'}`;
};

function useDayStates({ platform, country, category, sample }: CalendarChart, month: string) {
  const from = `${month}-01`;
  const end = addDays(addMonths(from, 1), -1);
  const now = today();
  const query = {
    ...{ platform, country, from, to: end > now ? now : end, sample },
    category: ['game', 'games'].includes(category) ? 'all' : category,
  };
  const { data } = useApi('/api/coverage', query);
  return data && joinDays(data.lists);
}

/** Arrow keys move by days and weeks, Home and End within the week, Page keys by months. */
function moveDay(day: string, key: string): string | undefined {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const days: Record<string, number> = {
    ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 },
    ...{ Home: -weekday, End: 6 - weekday },
  };
  if (key === 'PageUp' || key === 'PageDown') return addMonths(day, key === 'PageUp' ? -1 : 1);
  return days[key] === undefined ? undefined : addDays(day, days[key]);
}
