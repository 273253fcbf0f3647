import { ToggleChoice } from '../components/filters/ToggleChoice';
import { useGetList } from 'react-admin';
import type { Capture } from '../api/types';
import { FilterSelect } from '../components/filters/FilterSelect';
import { countNoun } from '../components/text/format';
import { LIST_NAMES, type RankingFilters } from './filters';

export const TOPS = [50, 100, 200];

interface TopFiltersProps {
  filters: RankingFilters;
  top: number;
  /** Rows of the chart, when they aren't those of its newest capture. */
  rows?: number | undefined;
  onChange: (change: Partial<RankingFilters>) => void;
  onTop: (top: number) => void;
}

/** A list of the chart and its number of ranks; numbers beyond its rows can't be chosen. */
export function TopFilters({ filters, top, onChange, onTop, ...known }: TopFiltersProps) {
  const captured = useChartRows(filters, !('rows' in known));
  const rows = known.rows ?? captured ?? Infinity;
  // Of 100 rows, the first 200 are the first 100.
  const shown = Math.min(top, TOPS.find((count) => count >= rows) ?? top);
  return (
    <>
      <FilterSelect
        label="Chart"
        value={filters.list}
        options={Object.entries(LIST_NAMES)}
        onChange={(list) => onChange({ list: list as RankingFilters['list'] })}
      />
      <ToggleChoice
        label="First places"
        title={rows < Math.max(...TOPS) ? `This chart has ${countNoun(rows, 'row')}` : undefined}
        value={shown}
        options={TOPS.map((count, at) => {
          const isBeyond = count !== shown && at > 0 && rows <= TOPS[at - 1]!;
          return [count, count, undefined, { 'aria-label': `Top ${count}`, disabled: isBeyond }] as const;
        })}
        onChange={onTop}
      />
    </>
  );
}

/** Rows of the chart's newest capture. */
function useChartRows({ platform, country, category, list }: RankingFilters, enabled: boolean) {
  const { data } = useGetList<Capture>(
    'rankings/captures',
    {
      filter: { platform, country, category, rankingType: list },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled },
  );
  return data?.[0]?.rowCount;
}
