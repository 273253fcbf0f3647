import { submitPlugin, type PluginFields } from '../api/studio/plugins';
import type { Plugin } from '../api/types';
import { FormDialog } from '../components/forms/FormDialog';
import { TextInput } from '../components/forms/TextInput';

interface SubmitPluginDialogProps {
  onSubmitted: (plugin: Plugin) => void;
  onClose: () => void;
}

/** Submits a plugin for review. */
export function SubmitPluginDialog({ onSubmitted, onClose }: SubmitPluginDialogProps) {
  return (
    <FormDialog<PluginFields>
      wide
      input="PluginInput"
      title="Submit Plugin"
      draft="new plugin"
      submitLabel="Submit"
      errorTitle="The plugin could not be submitted"
      onSubmit={async (fields) => onSubmitted(await submitPlugin(fields))}
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
