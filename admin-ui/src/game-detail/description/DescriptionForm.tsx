import { sendApi } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { useQueryClient } from '@tanstack/react-query';
import limits from '../../api/limits.json';
import { FormBanner } from '../../components/forms/FormBanner';
import { SaveForm } from '../../components/forms/SaveForm';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { discardFormDraft } from '../../components/forms/use-form-draft';
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
export function DescriptionForm({ bundleId, text = '', onClose }: DescriptionFormProps) {
  const queryClient = useQueryClient();
  const draft = `description of ${bundleId}`;
  const cancel = () => {
    discardFormDraft(draft);
    onClose();
  };
  const save = async (entered: { text: string }) => {
    await sendApi('PUT', '/api/games/{bundleId}/description', { bundleId, body: { text: entered.text } });
    await queryClient.invalidateQueries({ queryKey: ['games', bundleId] });
    onClose();
  };
  return (
    <SaveForm
      className="stack tight"
      input="GameDescriptionInput"
      values={{ text }}
      draft={draft}
      warnWhenUnsavedChanges
      onSubmit={save}
    >
      <FormBanner errorTitle="The description could not be saved" />
      <TextInput source="text" label="Description" rows={6} autoFocus hint={HINT} />
      <div className="row end">
        <Button label="Cancel" size="small" variant="text" onClick={cancel} />
        <SubmitButton size="small" variant="outlined" color="inherit" busyLabel="Saving…">
          Save description
        </SubmitButton>
      </div>
    </SaveForm>
  );
}
