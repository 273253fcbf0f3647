import Dialog from '@mui/material/Dialog';
import { useSettings } from '../../auth/use-settings';
import { DialogHead } from '../../components/dialogs/DialogHead';
import { Keys } from '../../components/actions/Keys';
import { useActionGroups } from '../../components/actions/screen-actions';
import { areSingleKeys } from './use-shortcuts';
import './shell.css';

interface KeyListProps {
  open: boolean;
  onClose: () => void;
}

/** The keyboard shortcuts of this screen, opened with `?`. */
export function KeyList({ open, onClose }: KeyListProps) {
  const singleKeys = useSettings().data?.singleKeyShortcuts ?? true;
  const groups = useActionGroups()
    .map(({ title, actions }) => ({
      title,
      actions: actions.filter(({ keys }) => keys && (singleKeys || !areSingleKeys(keys))),
    }))
    .filter(({ actions }) => actions.length > 0);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="keys-title" maxWidth="md">
      <DialogHead id="keys-title" title="Keyboard shortcuts" onClose={onClose} />
      <div className="dialog-body key-groups" role="region" aria-labelledby="keys-title" tabIndex={0}>
        {groups.map(({ title, actions }) => (
          <section key={title}>
            <h3 className="text-12 muted">{title}</h3>
            <dl>
              {actions.map(({ label, keys = '' }) => (
                <div key={label}>
                  <dt className="row near">
                    <Keys keys={keys} />
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
