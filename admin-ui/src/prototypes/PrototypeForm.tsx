import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { readFieldErrors, describeError } from '../api/problem';
import { PROTOTYPE_LIMITS, createPrototype, updatePrototype } from '../api/prototypes';
import type { Prototype, PrototypeStatus } from '../api/types';
import { Banner } from '../components/Banner';
import { DialogHead } from '../components/DialogHead';
import { FormField } from '../components/FormField';
import { Icon } from '../components/Icon';
import { submitWith, useCommand } from '../components/use-command';
import { ProgressField } from './ProgressField';
import { TeamField } from './TeamField';
import { STATUSES, STATUS_ICONS } from './statuses';
import { usePrototypesChanged } from './use-prototypes';

interface PrototypeFormProps {
  /** Without one a new prototype is made. */
  prototype?: Prototype;
  onClose: () => void;
}

/** Makes a prototype, or changes one. */
export function PrototypeForm({ prototype, onClose }: PrototypeFormProps) {
  const id = useId();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const changed = usePrototypesChanged();
  const [name, setName] = useState(prototype?.name ?? '');
  const [description, setDescription] = useState(prototype?.description ?? '');
  const [status, setStatus] = useState<PrototypeStatus>(prototype?.status ?? 'Planning');
  const [progress, setProgress] = useState(String(prototype?.progress ?? 0));
  const [team, setTeam] = useState(prototype?.team ?? []);
  const [failure, setFailure] = useState<unknown>(null);
  const errors = readFieldErrors(failure);
  const failed = prototype ? 'The prototype could not be saved' : 'The prototype could not be created';

  const { busy, run: submit } = useCommand(async () => {
    if (name.trim() === '') return;
    setFailure(null);
    // What is no number goes as it is, so that the server's answer names the field.
    const percent = /^\d+$/.test(progress.trim()) ? Number(progress) : NaN;
    const words = { name: name.trim(), description: description.trim(), status, progress: percent, team };
    try {
      const saved = await (prototype ? updatePrototype(prototype.id, words) : createPrototype(words));
      queryClient.setQueryData(['prototypes', 'one', saved.id], saved);
      changed();
      notify(prototype ? `“${saved.name}” was saved` : `“${saved.name}” was created`, { type: 'success' });
      onClose();
    } catch (error) {
      console.error(failed, error);
      setFailure(error);
    }
  });

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogHead
        id={id}
        title={prototype ? `Edit “${prototype.name}”` : 'New Prototype'}
        onClose={onClose}
      />
      <form onSubmit={submitWith(submit)} className="dialog-form">
        <div className="dialog-body stack">
          {failure !== null && (
            <Banner tone="error" title={failed}>
              {Object.keys(errors).length === 0 && <p>{describeError(failure)}</p>}
            </Banner>
          )}
          <FormField
            label="Name"
            value={name}
            onChange={setName}
            error={errors.name}
            autoFocus
            required
            input={{ maxLength: PROTOTYPE_LIMITS.name, autoComplete: 'off' }}
          />
          <FormField
            label="Description (optional)"
            value={description}
            onChange={setDescription}
            error={errors.description}
            hint="What are you testing, and what would prove it?"
            rows={3}
            input={{ maxLength: PROTOTYPE_LIMITS.description }}
          />
          <div className="form-field">
            <span id={`${id}-status`} className="form-legend">
              Status
            </span>
            <ToggleButtonGroup
              exclusive
              fullWidth
              aria-labelledby={`${id}-status`}
              value={status}
              onChange={(_event, next: PrototypeStatus | null) => next && setStatus(next)}
            >
              {STATUSES.map((value) => (
                <ToggleButton key={value} value={value}>
                  <Icon name={STATUS_ICONS[value]} />
                  {value}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            {errors.status && <small className="wrong">{errors.status}</small>}
          </div>
          <ProgressField value={progress} onChange={setProgress} error={errors.progress} />
          <TeamField team={team} onTeam={setTeam} error={errors.team} />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" disabled={name.trim() === '' || busy}>
            {prototype ? 'Save' : 'Create'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
