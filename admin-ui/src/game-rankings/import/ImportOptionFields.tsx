import { SelectInput } from '../../components/forms/SelectInput';
import { TextInput } from '../../components/forms/TextInput';
import { LISTS } from '../../rankings/filters';

const DATES = [
  { value: '', label: 'Year first (2026-12-04)' },
  { value: 'day-first', label: 'Day first (04/12/2026)' },
];
const CHARTS = [
  { value: '', label: 'Named in the file' },
  ...LISTS.map(({ type, title }) => ({ value: type, label: title })),
];

/** How to read the dates of a file, and values the file doesn't contain; `open` shows the optional ones. */
export function ImportOptionFields({ open }: { open: boolean }) {
  return (
    <div className="stack">
      <SelectInput source="dates" label="Dates" options={DATES} />
      <details open={open}>
        <summary className="text-13">If the file doesn't name its chart, such as an App Store feed</summary>
        <div className="row wrap start">
          <SelectInput source="type" label="Chart" options={CHARTS} />
          <TextInput source="date" label="Date" type="date" />
          <TextInput source="country" label="Country" placeholder="jp" input={{ autoComplete: 'off' }} />
        </div>
      </details>
    </div>
  );
}
