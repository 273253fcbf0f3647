import type { ImportOptions } from '../../api/rankings';
import type { RankingType } from '../../api/types';
import { FilterSelect } from '../../components/FilterSelect';
import { FormField } from '../../components/FormField';
import { LISTS } from '../../rankings/filters';

interface ImportOptionsProps {
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
  /** Shows what a file may leave open. */
  open: boolean;
}

/** How the dates of a file are meant, and what the file itself does not tell. */
export function ImportOptionFields({ options, onChange, open }: ImportOptionsProps) {
  const change = (part: Partial<ImportOptions>) => onChange({ ...options, ...part });
  return (
    <div className="stack">
      <FilterSelect
        label="Dates"
        value={options.dates ?? ''}
        options={[
          { value: '', label: 'Year first (2026-12-04)' },
          { value: 'day-first', label: 'Day first (04/12/2026)' },
        ]}
        onChange={(dates) => change({ dates: dates === 'day-first' ? dates : undefined })}
      />
      <details open={open}>
        <summary className="text-13">If the file doesn't name its chart, such as an App Store feed</summary>
        <div className="row wrap start">
          <FilterSelect
            label="Chart"
            value={options.type ?? ''}
            options={[
              { value: '', label: 'Named in the file' },
              ...LISTS.map(({ type, title }) => ({ value: type, label: title })),
            ]}
            onChange={(type) => change({ type: (type || undefined) as RankingType | undefined })}
          />
          <FormField
            label="Date"
            value={options.date ?? ''}
            onChange={(date) => change({ date: date || undefined })}
            input={{ type: 'date' }}
          />
          <FormField
            label="Country"
            value={options.country ?? ''}
            onChange={(country) => change({ country: country.trim() || undefined })}
            placeholder="jp"
            input={{ maxLength: 2, autoComplete: 'off' }}
          />
        </div>
      </details>
    </div>
  );
}
