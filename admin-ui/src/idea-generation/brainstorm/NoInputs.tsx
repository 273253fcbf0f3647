import Button from '@mui/material/Button';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';

/** What stands in place of sources before there is one. */
export function NoInputs({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="card">
      <EmptyState
        title="Nothing to mix yet"
        action={
          <Button onClick={onAdd}>
            <Icon name="plus" />
            Add Input
          </Button>
        }
      >
        Pick one to three sources: any game, your ideas, a trend. Or start from one sentence of your own.
      </EmptyState>
    </div>
  );
}
