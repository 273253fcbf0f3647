import { Button } from '../../components/actions/Button';
import { EmptyState } from '../../components/states/EmptyState';

/** Empty state of the sources. */
export function NoInputs({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="card">
      <EmptyState
        title="Nothing to mix yet"
        action={<Button icon="plus" label="Add Input" onClick={() => onAdd()} />}
      >
        Pick one to three sources: any game, your ideas, a trend. Or start from one sentence of your own.
      </EmptyState>
    </div>
  );
}
