import { sendApi } from '../../api/send-api';
import limits from '../../api/limits.json';
import { InlineForm } from '../../components/forms/InlineForm';
import { TextInput } from '../../components/forms/TextInput';
import { formatCount } from '../../components/text/format';

interface DescriptionFormProps {
  bundleId: string;
  /** The text entered before. */
  text: string | undefined;
  onClose: () => void;
}

const HINT = `Up to ${formatCount(limits.GameDescriptionInput.text.maxLength)} characters. It is marked as entered by hand.`;

/** Enters a description by hand. A text that is too long is reported, never cut off. */
export const DescriptionForm = ({ bundleId, text = '', onClose }: DescriptionFormProps) => (
  <InlineForm<{ text: string }>
    input="GameDescriptionInput"
    values={{ text }}
    draft={`description of ${bundleId}`}
    warnWhenUnsavedChanges
    errorTitle="The description could not be saved"
    action="Save description"
    onSubmit={async (body) => {
      await sendApi('PUT', '/api/games/{bundleId}/description', { bundleId, body });
      onClose();
    }}
    onCancel={onClose}
  >
    <TextInput source="text" label="Description" rows={6} autoFocus hint={HINT} />
  </InlineForm>
);
