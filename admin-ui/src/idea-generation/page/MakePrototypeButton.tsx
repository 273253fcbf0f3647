import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/actions/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useNotify } from 'react-admin';
import limits from '../../api/limits.json';
import { createPrototype } from '../../api/ideas/prototypes';
import type { Idea, Prototype } from '../../api/types';
import { truncate } from '../../components/text/truncate';
import { useAction } from '../../components/actions/use-action';
import { prototypePath } from '../../routes';

interface MakePrototypeButtonProps {
  idea: Pick<Idea, 'id' | 'name' | 'pitch' | 'firstTest'>;
}

const MAX_HYPOTHESIS = limits.PrototypeInput.hypothesis.maxLength;
const LONG_ENOUGH_TO_PRESS = 10_000;

/** Creates a prototype from an idea and opens it. */
export function MakePrototypeButton({ idea }: MakePrototypeButtonProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  const { busy, run: make } = useAction(async () => {
    const prototype = await createPrototype({
      name: idea.name,
      description: idea.pitch,
      hypothesis: truncate(idea.firstTest, MAX_HYPOTHESIS),
      ideaId: idea.id,
    });
    void queryClient.invalidateQueries({ queryKey: ['prototypes'] });
    void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
    // Creating a prototype also changes the idea's status.
    void queryClient.invalidateQueries({ queryKey: ['ideas'] });
    notify(describeCreated(prototype), {
      type: 'success',
      autoHideDuration: LONG_ENOUGH_TO_PRESS,
    });
  }, 'The prototype could not be created');

  return (
    <Button icon="box" label="Create prototype" size="small" disabled={busy} onClick={() => void make()} />
  );
}

// An element instead of a component, because the snackbar needs its node.
const describeCreated = ({ id, name }: Prototype) => (
  <SnackbarContent
    message={`Prototype “${name}” created`}
    action={<Button label="Open in Prototypes" size="small" to={prototypePath(id)} />}
  />
);
