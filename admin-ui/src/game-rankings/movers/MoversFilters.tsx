import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { RankingType } from '../../api/types';
import { FilterSelect } from '../../components/FilterSelect';
import { LISTS } from '../../rankings/filters';
import { useScreen } from '../screen';
import { SPANS, beginSpan, dayBack, spanProblem, type Compared, type Span } from './compare';

interface MoversFiltersProps {
  compared: Compared;
  /** The newest capture of the list, where it is known. */
  newest: string | null;
  onCompare: (compared: Omit<Compared, 'span'>) => void;
}

/** Which list, and which of its captures. */
export function MoversFilters({ compared, newest, onCompare }: MoversFiltersProps) {
  const { filters, change } = useScreen();
  const { span, from, to } = compared;
  return (
    <>
      <FilterSelect
        label="List"
        value={filters.list}
        options={LISTS.map(({ type, short }) => ({ value: type, label: short }))}
        onChange={(value) => change({ list: value as RankingType })}
      />
      <FilterSelect
        label="Compare with"
        value={span}
        options={SPANS}
        onChange={(value) => onCompare(beginSpan(value as Span, newest))}
      />
      {span === 'custom' && (
        <>
          <DayField
            label="From"
            value={from}
            error={spanProblem(compared)}
            onChange={(day) => onCompare({ from: day, to })}
          />
          <DayField label="To" value={to} onChange={(day) => onCompare({ from, to: day })} />
        </>
      )}
    </>
  );
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  error?: string;
  onChange: (day: string | undefined) => void;
}

function DayField({ label, value, error, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className="filter row">
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        type="date"
        // Not controlled: half a typed date is no day yet, and must not be taken away.
        defaultValue={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        error={error !== undefined}
        inputProps={{ max: dayBack(0, Date.now()), 'aria-describedby': error ? `${id}-error` : undefined }}
      />
      {error && (
        <small id={`${id}-error`} className="text-12 wrong" role="alert">
          {error}
        </small>
      )}
    </div>
  );
}
