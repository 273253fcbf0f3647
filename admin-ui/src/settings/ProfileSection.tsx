import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Settings } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { useSaveSettings } from '../auth/use-settings';
import { FormBanner } from '../components/forms/FormBanner';
import { SaveForm } from '../components/forms/SaveForm';
import { SubmitButton } from '../components/forms/SubmitButton';
import { TextInput } from '../components/forms/TextInput';
import { Section } from './Section';

export function ProfileSection({ settings }: { settings: Settings }) {
  const { user } = useAuth();
  const notify = useNotify();
  const save = useSaveSettings();
  // The cached settings change optimistically; the form tracks what the server has stored.
  const [stored, setStored] = useState({ displayName: settings.displayName ?? '' });
  const submit = async ({ displayName }: typeof stored) => {
    await save({ displayName: displayName || null });
    setStored({ displayName });
    notify('Name saved', { type: 'success' });
  };
  return (
    <Section title="Profile" description="How others in your studio see you.">
      <SaveForm
        className="card card-body stack"
        input="SettingsInput"
        values={stored}
        draft="display name"
        warnWhenUnsavedChanges
        onSubmit={submit}
      >
        <FormBanner errorTitle="The name could not be saved" />
        <div className="columns">
          <TextInput
            source="displayName"
            label="Display name"
            placeholder="No name set"
            input={{ autoComplete: 'name' }}
          />
          <div className="form-field">
            <span className="form-legend">Email</span>
            <span className="muted break">{user?.email}</span>
          </div>
        </div>
        <SubmitButton onlyChanged variant="outlined" color="inherit">
          Save name
        </SubmitButton>
      </SaveForm>
    </Section>
  );
}
