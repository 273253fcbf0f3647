import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef } from 'react';
import type { RankingType } from '../../api/types';
import { FilterSelect } from '../../components/filters/FilterSelect';
import { DayField } from '../../rankings/dates/DayField';
import { addDays, today } from '../../rankings/dates/days';
import { LIST_NAMES } from '../../rankings/filters';
import { useScreen } from '../screen';
import { SPANS, beginSpan, spanProblem, type Compared, type Span } from './compare';

interface MoversFiltersProps {
  sample: boolean;
  compared: Compared;
  /** The newest capture of the list, if known. */
  newest: string | null;
  onCompare: (compared: Omit<Compared, 'span'>) => void;
}

/** Filters of the movers: list and captures to compare. */
export function MoversFilters({ sample, compared, newest, onCompare }: MoversFiltersProps) {
  const { filters, change, dates } = useScreen();
  const { date, compareDate } = dates;
  const { from, to } = compared;
  const span = compareDate ? 'day' : compared.span;
  const choose = (next: string) => {
    if (next === 'day') dates.change({ compareDate: addDays(date ?? today(), -7) });
    else onCompare(beginSpan(next as Span, newest));
  };
  return (
    <>
      <FilterSelect
        label="List"
        value={filters.list}
        options={Object.entries(LIST_NAMES)}
        onChange={(value) => change({ list: value as RankingType })}
      />
      <FilterSelect
        label="Compare with"
        value={span}
        width={168}
        options={[
          ...SPANS.filter(([value]) => value !== 'custom' || !(date ?? compareDate)),
          ['day', 'Another day'],
        ]}
        onChange={choose}
      />
      {compareDate && (
        <DayField
          label="Comparison date"
          none="Previous capture"
          value={compareDate}
          chart={{ ...filters, sample }}
          last={addDays(date ?? today(), -1)}
          onChange={(day) => dates.change({ compareDate: day })}
        />
      )}
      {span === 'custom' && (
        <>
          <SpanField
            label="From"
            value={from}
            error={spanProblem(compared)}
            onChange={(day) => onCompare({ from: day, to })}
          />
          <SpanField label="To" value={to} onChange={(day) => onCompare({ from, to: day })} />
        </>
      )}
    </>
  );
}

interface SpanFieldProps {
  label: string;
  value: string | undefined;
  error?: string;
  onChange: (day: string | undefined) => void;
}

function SpanField({ label, value, error, onChange }: SpanFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Uncontrolled, because a half-typed date isn't a valid value and must not be cleared.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value ?? '';
  }, [value]);
  return (
    <div className="filter row">
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        type="date"
        inputRef={field}
        onChange={(event) => onChange(event.target.value || undefined)}
        error={error !== undefined}
        inputProps={{ max: today(), 'aria-describedby': error ? `${id}-error` : undefined }}
      />
      {error && (
        <small id={`${id}-error`} className="text-12 wrong" role="alert">
          {error}
        </small>
      )}
    </div>
  );
}
