import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { RankingType } from '../api/types';
import { FilterSelect } from '../components/FilterSelect';
import { LISTS } from '../game-rankings/filters';
import './movers.css';
import { SPANS, dayBack, daysOf, type Compared, type Span } from './compare';

interface MoversFiltersProps {
  list: RankingType;
  compared: Compared;
  onList: (list: RankingType) => void;
  onCompare: (days: Omit<Compared, 'span'>) => void;
}

/** Which list, and which of its captures. */
export function MoversFilters({ list, compared, onList, onCompare }: MoversFiltersProps) {
  return (
    <>
      <FilterSelect
        label="List"
        value={list}
        options={LISTS.map(({ type, short }) => ({ value: type, label: short }))}
        onChange={(value) => onList(value as RankingType)}
      />
      <FilterSelect
        label="Against"
        value={compared.span}
        options={SPANS}
        onChange={(value) => onCompare(daysOf(value as Span))}
      />
      {compared.span === 'days' && (
        <div className="day-fields">
          <DayField
            label="From"
            value={compared.from}
            onChange={(from) => onCompare({ ...compared, from })}
          />
          <DayField label="To" value={compared.to} onChange={(to) => onCompare({ ...compared, to })} />
        </div>
      )}
    </>
  );
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        type="date"
        // Not controlled: half a typed date is no day yet, and must not be taken away.
        defaultValue={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        inputProps={{ max: dayBack(0) }}
      />
    </div>
  );
}
