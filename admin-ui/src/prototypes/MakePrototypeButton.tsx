import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { messageOf } from '../api/problem';
import { createPrototype } from '../api/prototypes';
import type { Prototype } from '../api/types';
import { Icon } from '../components/Icon';
import { useCommand } from '../components/use-command';
import { prototypePath } from '../layout/routes';
import { MAX_DESCRIPTION, MAX_NAME } from './limits';
import { usePrototypesChanged } from './use-prototypes';
import { truncate } from '../components/truncate';

interface MakePrototypeButtonProps {
  idea: { id: string; name: string; description?: string };
}

const LONG_ENOUGH_TO_PRESS = 10_000;

/** Makes a prototype of an idea with one click, and leads to it. */
export function MakePrototypeButton({ idea }: MakePrototypeButtonProps) {
  const notify = useNotify();
  const changed = usePrototypesChanged();

  const { busy, run: make } = useCommand(async () => {
    try {
      const made = await createPrototype({
        name: truncate(idea.name, MAX_NAME),
        description: truncate(idea.description ?? '', MAX_DESCRIPTION),
        ideaId: idea.id,
      });
      changed();
      notify(saidOf(made), { type: 'success', autoHideDuration: LONG_ENOUGH_TO_PRESS });
    } catch (error) {
      console.error('The prototype could not be made', error);
      notify(`The prototype could not be made. ${messageOf(error)}`, { type: 'error' });
    }
  });

  return (
    <Button size="small" variant="text" disabled={busy} onClick={() => void make()}>
      <Icon name="box" />
      Make a prototype
    </Button>
  );
}

// An element and no component: the snackbar needs its node.
const saidOf = ({ id, name }: Prototype) => (
  <SnackbarContent
    message={`“${name}” is a prototype now`}
    action={
      <Button size="small" component={Link} to={prototypePath(id)}>
        Open in Prototypes
      </Button>
    }
  />
);
