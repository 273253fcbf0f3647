import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useGetList } from 'react-admin';
import type { Capture } from '../api/types';
import { FilterSelect } from '../components/filters/FilterSelect';
import { countNoun } from '../components/text/format';
import { LIST_NAMES, type RankingFilters } from './filters';

export const TOPS = [50, 100, 200];

interface TopFiltersProps {
  list: RankingFilters['list'];
  top: number;
  /** Rows of the chart; numbers beyond them can't be chosen. */
  rows: number | undefined;
  onList: (list: RankingFilters['list']) => void;
  onTop: (top: number) => void;
}

/** A list of the chart and its number of ranks. */
export function TopFilters({ list, top, rows = Infinity, onList, onTop }: TopFiltersProps) {
  return (
    <>
      <FilterSelect
        label="Chart"
        value={list}
        options={Object.entries(LIST_NAMES)}
        onChange={(next) => onList(next as RankingFilters['list'])}
      />
      <ToggleButtonGroup
        exclusive
        aria-label="First places"
        title={rows < Math.max(...TOPS) ? `This chart has ${countNoun(rows, 'row')}` : undefined}
        value={top}
        onChange={(_event, next: number | null) => next && onTop(next)}
      >
        {TOPS.map((count, at) => (
          <ToggleButton
            key={count}
            value={count}
            aria-label={`Top ${count}`}
            disabled={count !== top && at > 0 && rows <= TOPS[at - 1]!}
          >
            {count}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}

/** Rows of the chart's newest capture. */
export function useChartRows({ platform, country, category, list }: RankingFilters): number | undefined {
  const { data } = useGetList<Capture>('rankings/captures', {
    filter: { platform, country, category, rankingType: list },
    pagination: { page: 1, perPage: 1 },
  });
  return data?.[0]?.rowCount;
}
