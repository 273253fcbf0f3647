import type { WeeklyShares } from '../api/trends';
import { FilterSelect } from '../components/FilterSelect';
import { formatDate } from '../components/format';
import { ChartFilters } from '../rankings/ChartFilters';
import type { RankingFilters } from '../rankings/filters';
import { TopFilters } from '../rankings/TopFilters';
import { COMPARED, type TrendAddress } from './trend-address';

interface TrendFiltersProps {
  filters: RankingFilters;
  address: TrendAddress;
  weeks: WeeklyShares['weeks'];
  onChange: (change: Partial<RankingFilters>) => void;
}

/** Which chart, how much of it, which week, and which one it is compared with. */
export function TrendFilters({ filters, address, weeks, onChange }: TrendFiltersProps) {
  const { top, compare, week, setTop, setCompare, setWeek } = address;
  const captured = weeks.filter(({ capturedAt }) => capturedAt).toReversed();
  const shown = week ?? '';
  const options = captured.map(({ from }) => ({
    value: from.slice(0, 10),
    label: `Week of ${formatDate(from)}`,
  }));
  return (
    <div className="filter-row">
      <ChartFilters filters={filters} onChange={onChange} />
      <TopFilters list={filters.list} top={top} onList={(list) => onChange({ list })} onTop={setTop} />
      <FilterSelect
        label="Week"
        value={shown}
        options={[
          { value: '', label: 'Newest week' },
          ...options,
          ...(week && !options.some(({ value }) => value === week)
            ? [{ value: week, label: formatDate(week) }]
            : []),
        ]}
        onChange={(next) => setWeek(next || null)}
      />
      <FilterSelect
        label="Compare with"
        value={String(compare)}
        options={COMPARED.map((count) => ({
          value: String(count),
          label: count === 1 ? '1 week earlier' : `${count} weeks earlier`,
        }))}
        onChange={(next) => setCompare(Number(next))}
      />
    </div>
  );
}
