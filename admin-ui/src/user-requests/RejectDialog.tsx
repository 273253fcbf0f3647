import type { UserRequest } from '../api/types';
import { FormDialog } from '../components/forms/FormDialog';
import { TextInput } from '../components/forms/TextInput';

interface RejectDialogProps {
  requests: UserRequest[];
  /** Resolves to whether all of them were rejected. */
  onReject: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Confirms with an optional reason, for one or several requests. */
export function RejectDialog({ requests, onReject, onClose }: RejectDialogProps) {
  const [first] = requests;
  const who = requests.length === 1 && first ? first.email : `${requests.length} people`;
  const revoked = requests.some(({ approved }) => approved);
  const label = revoked ? 'Revoke' : 'Reject';
  const reject = async ({ reason }: { reason: string }) => {
    // Keeps the reason for those that couldn't be rejected.
    if (!(await onReject(reason))) throw new Error('Some could not be rejected.');
  };
  return (
    <FormDialog
      danger
      input="RejectionInput"
      title={`${label} ${who}?`}
      draft={`rejection ${requests.map(({ id }) => id).join()}`}
      submitLabel={label}
      onSubmit={reject}
      onClose={onClose}
    >
      <p>
        {revoked
          ? 'They are signed out everywhere at once and get an email. '
          : 'They get an email and cannot sign in. '}
        They can apply again.
      </p>
      <TextInput
        source="reason"
        label="Reason (optional)"
        rows={3}
        autoFocus
        hint="Included in the email and the record."
      />
    </FormDialog>
  );
}
