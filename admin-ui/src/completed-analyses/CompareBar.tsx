import { Button } from '../components/actions/Button';
import { COMPARE } from '../routes';

interface CompareBarProps {
  selected: { id: string; title: string }[];
  onCompare: () => void;
  onClear: () => void;
}

/** The analyses selected for a comparison, at the bottom of the screen. */
export function CompareBar({ selected, onCompare, onClear }: CompareBarProps) {
  if (selected.length === 0) return null;
  const enough = selected.length >= COMPARE.least;
  return (
    <div className="card pad row floating" role="region" aria-label="Comparison">
      <p className="grow cut text-13" role="status">
        <b>
          {selected.length} of {COMPARE.most} selected
        </b>{' '}
        <span className="muted">
          {enough ? selected.map(({ title }) => title).join(', ') : 'Select one more to compare.'}
        </span>
      </p>
      <Button label="Clear" size="small" variant="text" onClick={onClear} />
      <Button icon="compare" label="Compare" size="small" primary disabled={!enough} onClick={onCompare} />
    </div>
  );
}
