import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import limits from '../api/limits.json';
import type { UserRequest } from '../api/types';
import { useDraft } from '../auth/use-draft';
import { DialogHead } from '../components/DialogHead';
import { FormField } from '../components/FormField';
import { submitWith, useCommand } from '../components/use-command';

interface RejectDialogProps {
  requests: UserRequest[];
  /** Resolves with whether all of them were rejected. */
  onReject: (reason: string) => Promise<boolean>;
  busy: boolean;
  onClose: () => void;
}

/** Asks once, with room for a reason; opened for one person or for many. */
export function RejectDialog({ requests, onReject, busy, onClose }: RejectDialogProps) {
  const id = useId();
  const [first] = requests;
  const [reason, setReason, discard] = useDraft(`rejection ${requests.map((each) => each.id).join()}`);
  const who = requests.length === 1 && first ? first.email : `${requests.length} people`;
  const revoked = requests.some(({ approved }) => approved);
  const title = `${revoked ? 'Revoke' : 'Reject'} ${who}?`;

  const submit = useCommand(async () => {
    // What did not arrive stays, for the next try.
    if (await onReject(reason.trim())) discard();
  });
  const close = () => {
    discard();
    onClose();
  };

  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogHead id={id} title={title} onClose={close} />
      <form onSubmit={submitWith(submit.run)}>
        <div className="dialog-body stack">
          <p>
            {revoked
              ? 'They are signed out everywhere at once and get an email. '
              : 'They get an email and cannot sign in. '}
            They may apply again.
          </p>
          <FormField
            label="Reason (optional)"
            value={reason}
            onChange={setReason}
            rows={3}
            autoFocus
            hint="Goes into the email and into the record."
            input={{ maxLength: limits.RejectionInput.reason.maxLength }}
          />
        </div>
        <div className="dialog-foot">
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" color="error" disabled={busy || submit.busy}>
            {revoked ? 'Revoke' : 'Reject'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
