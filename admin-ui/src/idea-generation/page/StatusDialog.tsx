import { FormDialog } from '../../components/forms/FormDialog';
import { SelectInput } from '../../components/forms/SelectInput';
import { TextInput } from '../../components/forms/TextInput';
import type { Idea } from '../../api/types';
import { STATUSES } from '../status';
import { useTeamActions } from '../use-team';

type StatusFields = { status: Idea['status']; reason: string };

/** Changes the status of an idea, with a reason. */
export function StatusDialog({ idea, onClose }: { idea: Idea; onClose: () => void }) {
  const { changeState } = useTeamActions();
  return (
    <FormDialog<StatusFields>
      input="IdeaStateInput"
      title="Status of the idea"
      values={{ status: idea.status, reason: idea.statusReason ?? '' }}
      submitLabel="Save"
      errorTitle="Failed to update idea"
      onSubmit={({ status, reason }) => changeState(idea.id, { status, reason })}
      onClose={onClose}
    >
      <SelectInput
        source="status"
        label="Status"
        options={STATUSES.map(({ value, label }) => ({ value, label }))}
      />
      <TextInput source="reason" label="Reason" hint="A killed idea needs one." rows={3} />
    </FormDialog>
  );
}
