import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import limits from '../api/limits.json';
import { readFieldErrors, describeError } from '../api/problem';
import type { Settings } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { useDraft } from '../auth/use-draft';
import { FormField } from '../components/FormField';
import { submitWith, useCommand } from '../components/use-command';
import { Section } from './Section';
import { useSaveSettings } from '../auth/use-settings';

export function ProfileSection({ settings }: { settings: Settings }) {
  const { user } = useAuth();
  const notify = useNotify();
  const save = useSaveSettings();
  const stored = settings.displayName ?? '';
  const [name, setName, discard] = useDraft('display name', stored);
  const [failure, setFailure] = useState<unknown>(null);

  const { busy, run: submit } = useCommand(async () => {
    setFailure(null);
    try {
      await save({ displayName: name.trim() || null });
      discard();
      setName(name.trim());
      notify('Name saved', { type: 'success' });
    } catch (error) {
      setFailure(error);
    }
  });

  const error = readFieldErrors(failure).displayName ?? (failure ? describeError(failure) : undefined);
  return (
    <Section title="Profile" about="How other administrators see you.">
      <form className="card card-body stack" onSubmit={submitWith(submit)}>
        <div className="columns">
          <FormField
            label="Display name"
            value={name}
            onChange={setName}
            error={error}
            placeholder="No name set"
            input={{ maxLength: limits.SettingsInput.displayName.maxLength, autoComplete: 'name' }}
          />
          <div className="form-field">
            <span className="form-legend">Email</span>
            <span className="muted break">{user?.email}</span>
          </div>
        </div>
        <Button type="submit" disabled={busy || name.trim() === stored}>
          Save name
        </Button>
      </form>
    </Section>
  );
}
