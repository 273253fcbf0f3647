import Button from '@mui/material/Button';
import { Icon } from '../components/Icon';
import { COMPARE } from '../routes';

interface CompareBarProps {
  selected: { id: string; title: string }[];
  onCompare: () => void;
  onClear: () => void;
}

/** What is chosen for a comparison, at the foot of the screen as long as something is. */
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
      <Button size="small" variant="text" onClick={onClear}>
        Clear
      </Button>
      <Button size="small" variant="contained" color="primary" disabled={!enough} onClick={onCompare}>
        <Icon name="compare" />
        Compare
      </Button>
    </div>
  );
}
