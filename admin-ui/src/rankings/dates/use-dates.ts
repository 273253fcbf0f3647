import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import { describeError } from '../../api/problem';
import type { ChartKey } from '../../api/charts/rankings';
import { apiQuery } from '../../api/queries/use-api';
import { useScreenActions } from '../../components/actions/screen-actions';
import { useChangeQuery } from '../../components/page/use-address';
import { addDays, readDay, today } from './days';

interface Dates {
  /** The day shown; null is the newest capture. */
  date: string | null;
  /** The comparison day. */
  compareDate: string | null;
}

/** The days in the URL and how to change them. Today counts as no day. */
export function useDates() {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const change = (part: Partial<Dates>) =>
    changeQuery((now) => {
      const { date, compareDate } = { ...readDates(now), ...part };
      // Removes parameters of older URLs.
      for (const param of ['date', 'compareDate', 'week', 'from', 'to']) now.delete(param);
      if (date && date < today()) now.set('date', date);
      if (compareDate && compareDate < (date ?? today())) {
        now.set('compareDate', compareDate);
        for (const param of ['days', 'compare']) now.delete(param);
      }
      return now;
    });
  return { ...readDates(query), change };
}

const readDates = (query: URLSearchParams): Dates => {
  const week = readDay(query.get('week'));
  const date = readDay(query.get('date')) ?? (week && addDays(week, 6));
  return {
    date: date && date < today() ? date : null,
    compareDate: readDay(query.get('compareDate')),
  };
};

/** Moves to the previous or next captured day; also by the keys `,` and `.`. */
export function useDaySteps(chart: ChartKey, { date, change }: ReturnType<typeof useDates>) {
  const queries = useQueryClient();
  const notify = useNotify();
  const { platform, category, country } = chart;
  const read = (day: string) =>
    queries.fetchQuery(apiQuery('/api/rankings/current', { platform, category, country, date: day }));
  const step = async (to: 'previousDay' | 'nextDay') => {
    try {
      // Without a day, the steps start at the newest capture.
      const shown = date ?? (await read(today())).capturedAt?.slice(0, 10) ?? today();
      const day = (await read(shown)).requested?.[to];
      if (day) change({ date: day });
      else notify(to === 'previousDay' ? 'There is no earlier capture.' : 'There is no later capture.');
    } catch (error) {
      notify(describeError(error), { type: 'error' });
    }
  };
  useScreenActions([
    { label: 'Previous captured day', keys: ',', icon: 'back', run: () => void step('previousDay') },
    { label: 'Next captured day', keys: '.', icon: 'history', run: () => void step('nextDay') },
    ...(date ? [{ label: 'Back to today', icon: 'close' as const, run: () => change({ date: null }) }] : []),
  ]);
  return step;
}
