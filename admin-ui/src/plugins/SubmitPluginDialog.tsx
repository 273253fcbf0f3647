import { create } from '../api/send-api';
import type { PluginInput } from '../api/types';
import { FormDialog } from '../components/forms/FormDialog';
import { TextInput } from '../components/forms/TextInput';

interface SubmitPluginDialogProps {
  onSubmitted: () => void;
  onClose: () => void;
}

/** Submits a plugin for review. */
export function SubmitPluginDialog({ onSubmitted, onClose }: SubmitPluginDialogProps) {
  // An empty author means the submitter's name.
  const submit = async ({ author, description, ...fields }: PluginInput) => {
    const more = { ...(author && { author }), ...(description && { description }) };
    const { name } = await create('/api/plugins', { body: { ...fields, ...more } });
    onSubmitted();
    return `“${name}” is awaiting review`;
  };
  return (
    <FormDialog<PluginInput>
      wide
      input="PluginInput"
      title="Submit Plugin"
      draft="new plugin"
      submitLabel="Submit"
      errorTitle="The plugin could not be submitted"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput source="name" label="Name" autoFocus input={{ autoComplete: 'off' }} />
      <div className="columns">
        <TextInput
          source="author"
          label="Author (optional)"
          hint="Your name when left empty."
          input={{ autoComplete: 'off' }}
        />
        <TextInput source="version" label="Version" hint="Such as 1.2.0." input={{ autoComplete: 'off' }} />
      </div>
      <TextInput
        source="url"
        label="Web address"
        hint="Download page. Starts with https://"
        input={{ autoComplete: 'off', inputMode: 'url' }}
      />
      <TextInput source="description" label="Description (optional)" rows={3} />
    </FormDialog>
  );
}
