import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import type { Role, UserRequest } from '../api/types';
import { ROLES, ROLE_HINTS, ROLE_NAMES } from '../auth/roles';
import { ChoiceList } from '../components/ChoiceList';
import { DialogHead } from '../components/DialogHead';
import { submitWith, useCommand } from '../components/use-command';

interface ApproveDialogProps {
  requests: UserRequest[];
  onApprove: (role: Role) => Promise<unknown>;
  onClose: () => void;
}

const OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value], hint: ROLE_HINTS[value] }));

/** Asks for the role; opened for one person or for many. */
export function ApproveDialog({ requests, onApprove, onClose }: ApproveDialogProps) {
  const id = useId();
  const [first] = requests;
  const one = requests.length === 1 && first ? first : null;
  const [role, setRole] = useState<Role>(one?.role ?? 'user');
  const { busy, run: submit } = useCommand(() => onApprove(role));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogHead
        id={id}
        title={`Approve ${one ? one.email : `${requests.length} people`}?`}
        onClose={onClose}
      />
      <form onSubmit={submitWith(submit)}>
        <div className="dialog-body stack">
          <ChoiceList legend="Role" name="role" value={role} options={OPTIONS} onChange={setRole} autoFocus />
          <p className="text-12 muted">
            {one ? 'They get an email that says' : 'Each gets an email that says'} what they can do. You can
            change the role later under Users.
          </p>
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" disabled={busy}>
            Approve
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
