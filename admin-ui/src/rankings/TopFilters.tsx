import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FilterSelect } from '../components/filters/FilterSelect';
import { LISTS, type RankingFilters } from './filters';

export const TOPS = [50, 100, 200];

interface TopFiltersProps {
  list: RankingFilters['list'];
  top: number;
  onList: (list: RankingFilters['list']) => void;
  onTop: (top: number) => void;
}

/** A list of the chart and its number of ranks. */
export function TopFilters({ list, top, onList, onTop }: TopFiltersProps) {
  return (
    <>
      <FilterSelect
        label="Chart"
        value={list}
        options={LISTS.map(({ type, short }) => ({ value: type, label: short }))}
        onChange={(next) => onList(next as RankingFilters['list'])}
      />
      <ToggleButtonGroup
        exclusive
        aria-label="First places"
        value={top}
        onChange={(_event, next: number | null) => next && onTop(next)}
      >
        {TOPS.map((count) => (
          <ToggleButton key={count} value={count} aria-label={`Top ${count}`}>
            {count}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
