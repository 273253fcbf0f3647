import { ToggleChoice } from '../../components/filters/ToggleChoice';
import { create, sendApi } from '../../api/send-api';
import type { Prototype, PrototypeStatus } from '../../api/types';
import { FormDialog } from '../../components/forms/FormDialog';
import { TextInput } from '../../components/forms/TextInput';
import { useField } from '../../components/forms/use-field';
import { ProgressInput } from './ProgressInput';
import { TeamInput } from './TeamInput';
import { STATUSES, STATUS_ICONS } from '../statuses';

interface PrototypeFormProps {
  /** Omitted to create one. */
  prototype?: Prototype;
  onClose: () => void;
}

type PrototypeFields = Pick<
  Prototype,
  'name' | 'description' | 'hypothesis' | 'result' | 'status' | 'progress' | 'team'
>;

const NEW: Partial<PrototypeFields> = { status: 'Planning', progress: 0, team: [] };

/** Creates or edits a prototype. */
export function PrototypeForm({ prototype, onClose }: PrototypeFormProps) {
  const { name, description, hypothesis, result, status, progress, team } = prototype ?? {};
  const save = async (body: PrototypeFields, changed: Partial<PrototypeFields>) => {
    const saved = await (prototype
      ? sendApi('PUT', '/api/prototypes/{id}', { id: prototype.id, body: changed })
      : create('/api/prototypes', { body }));
    return `“${saved.name}” was ${prototype ? 'saved' : 'created'}`;
  };
  return (
    <FormDialog<PrototypeFields>
      wide
      input={prototype ? 'PrototypeChange' : 'PrototypeInput'}
      title={prototype ? `Edit “${prototype.name}”` : 'New Prototype'}
      values={
        prototype
          ? {
              ...{ name, description: description ?? '', hypothesis: hypothesis ?? '' },
              ...{ result: result ?? '', status, progress, team },
            }
          : NEW
      }
      draft={prototype ? undefined : 'new prototype'}
      submitLabel={prototype ? 'Save' : 'Create'}
      errorTitle={prototype ? 'The prototype could not be saved' : 'The prototype could not be created'}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput source="name" label="Name" autoFocus input={{ autoComplete: 'off' }} />
      <TextInput source="description" label="Description (optional)" rows={3} />
      <TextInput
        source="hypothesis"
        label="Hypothesis (optional)"
        hint="What are you testing, and what would prove it?"
        rows={2}
      />
      {prototype && (
        <TextInput source="result" label="Result (optional)" hint="What has it shown so far?" rows={2} />
      )}
      <StatusInput />
      <ProgressInput source="progress" label="Progress in percent" />
      <TeamInput source="team" label="Team (optional)" />
    </FormDialog>
  );
}

function StatusInput() {
  const { id, field } = useField('status', 'Status');
  return (
    <div className="form-field">
      <span id={id} className="form-legend">
        Status
      </span>
      <ToggleChoice
        fullWidth
        aria-labelledby={id}
        value={field.value as PrototypeStatus}
        options={STATUSES.map((value) => [value, value, STATUS_ICONS[value]])}
        onChange={field.onChange}
      />
    </div>
  );
}
