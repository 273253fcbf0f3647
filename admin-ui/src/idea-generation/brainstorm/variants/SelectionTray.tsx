import { Button } from '../../../components/actions/Button';
import type { Variant } from '../../../api/types';

interface SelectionTrayProps {
  chosen: Variant[];
  /** Number of unsaved variants. */
  unsaved: number;
  saving: boolean;
  onClear: () => void;
  onJoin: () => void;
  onSave: () => void;
}

/** Bulk actions for the selected variants. */
export function SelectionTray({ chosen, unsaved, saving, onClear, onJoin, onSave }: SelectionTrayProps) {
  const isPair = chosen.length === 2;
  return (
    <div className="card pad row wrap floating" role="region" aria-label="Selection">
      <p className="grow cut text-13">
        <b>{chosen.length} selected</b>{' '}
        <span className="muted">{chosen.map(({ name }) => name).join(', ')}</span>
      </p>
      <Button label="Clear" size="small" variant="text" onClick={onClear} />
      <Button
        icon="swap"
        label="Combine two"
        size="small"
        disabled={!isPair}
        title={isPair ? undefined : 'Select exactly two variants'}
        onClick={onJoin}
      />
      <Button icon="done" size="small" primary disabled={saving || unsaved === 0} onClick={onSave}>
        {unsaved === 1 ? 'Save 1 idea' : `Save ${unsaved} ideas`}
      </Button>
    </div>
  );
}
