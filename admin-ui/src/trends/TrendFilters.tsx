import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { countNoun, formatDate } from '../components/text/format';
import { ChartFilters, useChartLabels } from '../rankings/ChartFilters';
import { DayField } from '../rankings/dates/DayField';
import { addDays, today } from '../rankings/dates/days';
import type { RankingFilters } from '../rankings/filters';
import { TopFilters } from '../rankings/TopFilters';
import { COMPARED, type TrendAddress } from './trend-address';

interface TrendFiltersProps {
  filters: RankingFilters;
  address: TrendAddress;
  sample: boolean;
  onChange: (change: Partial<RankingFilters>) => void;
}

/** Chart, number of ranks, week and comparison. */
export function TrendFilters({ filters, address, sample, onChange }: TrendFiltersProps) {
  const { top, compare, dates, change, setCompare } = address;
  const { date, compareDate } = dates;
  const calendar = { ...filters, sample };
  const lastCompared = addDays(date ?? today(), -7);
  return (
    <FilterBar views="trends" chosen={[...useChartLabels(filters), `Top ${top}`, date && formatDate(date)]}>
      <ChartFilters filters={filters} onChange={onChange} />
      <TopFilters filters={filters} top={top} onChange={onChange} onTop={(next) => change({ top: next })} />
      <DayField
        label="Week of"
        none="Latest"
        value={date}
        chart={calendar}
        onChange={(day) => dates.change({ date: day })}
      />
      <FilterSelect
        label="Compare with"
        width={148}
        value={compareDate ? 'day' : compare}
        options={[
          ...COMPARED.map((count) => [count, countNoun(count, 'week earlier', 'weeks earlier')] as const),
          ['day', 'Custom week'],
        ]}
        onChange={(next) => (next === 'day' ? dates.change({ compareDate: lastCompared }) : setCompare(next))}
      />
      {compareDate && (
        <DayField
          label="Comparison date"
          none="4 weeks earlier"
          value={compareDate}
          chart={calendar}
          last={lastCompared}
          onChange={(day) => dates.change({ compareDate: day })}
        />
      )}
    </FilterBar>
  );
}
