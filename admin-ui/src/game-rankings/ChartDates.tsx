import { DayField } from '../rankings/dates/DayField';
import { addDays, today } from '../rankings/dates/days';
import type { RankingsView } from '../rankings/filters';
import { useScreen } from './screen';

/** The day of the charts and the day their changes compare with; movers have their own comparison. */
export function ChartDates({ view, sample }: { view: RankingsView; sample: boolean }) {
  const { filters, dates } = useScreen();
  const { date, compareDate, change } = dates;
  const chart = { ...filters, sample };
  return (
    <>
      <DayField
        label="Date"
        none="Latest"
        value={date}
        chart={chart}
        onChange={(day) => change({ date: day })}
      />
      {view === 'charts' && (
        <DayField
          label="Compare with"
          none="Previous capture"
          value={compareDate}
          chart={chart}
          last={addDays(date ?? today(), -1)}
          onChange={(day) => change({ compareDate: day })}
        />
      )}
    </>
  );
}
