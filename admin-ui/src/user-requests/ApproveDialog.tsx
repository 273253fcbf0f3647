import type { Role, UserRequest } from '../api/types';
import { ROLES, ROLE_HINTS, ROLE_NAMES } from '../auth/roles';
import { ChoiceInput } from '../components/forms/ChoiceInput';
import { FormDialog } from '../components/forms/FormDialog';

interface ApproveDialogProps {
  requests: UserRequest[];
  onApprove: (role: Role) => Promise<unknown>;
  onClose: () => void;
}

const OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value], hint: ROLE_HINTS[value] }));

/** Asks for the role, for one or several requests. */
export function ApproveDialog({ requests, onApprove, onClose }: ApproveDialogProps) {
  const [first] = requests;
  const one = requests.length === 1 && first ? first : null;
  return (
    <FormDialog<{ role: Role }>
      input="ApprovalInput"
      title={`Approve ${one ? one.email : `${requests.length} people`}?`}
      values={{ role: one?.role ?? 'user' }}
      submitLabel="Approve"
      onSubmit={({ role }) => onApprove(role)}
      onClose={onClose}
    >
      <ChoiceInput source="role" label="Role" options={OPTIONS} autoFocus />
      <p className="text-12 muted">
        {one ? 'They get an email that says' : 'Each gets an email that says'} what they can do. You can
        change the role later under Users.
      </p>
    </FormDialog>
  );
}
