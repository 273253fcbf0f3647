import { Button } from '../../components/actions/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useNotify } from 'react-admin';
import limits from '../../api/limits.json';
import { create } from '../../api/send-api';
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
  const { busy, run: make } = useAction(async () => {
    const prototype = await create('/api/prototypes', {
      body: {
        name: idea.name,
        description: idea.pitch,
        hypothesis: truncate(idea.firstTest, MAX_HYPOTHESIS),
        ideaId: idea.id,
      },
    });
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
