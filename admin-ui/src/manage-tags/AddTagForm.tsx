import { create } from '../api/send-api';
import type { Tag } from '../api/types';
import { Icon } from '../components/text/Icon';
import { FormBanner } from '../components/forms/FormBanner';
import { SaveForm } from '../components/forms/SaveForm';
import { SubmitButton } from '../components/forms/SubmitButton';
import { TextInput } from '../components/forms/TextInput';

/** Quickly adds a tag: one field and one button. */
export function AddTagForm({ onMade }: { onMade: (tag: Tag) => void }) {
  const make = async (fields: { name: string }) => onMade(await create('/api/tags', { body: fields }));
  return (
    <SaveForm<{ name: string }> input="TagInput" className="stack" onSubmit={make}>
      <FormBanner errorTitle="Failed to create tag" />
      <div className="row">
        <div className="grow">
          <TextInput source="name" label="New tag name" labelHidden placeholder="Create a tag" />
        </div>
        <SubmitButton
          variant="outlined"
          color="inherit"
          sx={{ alignSelf: 'flex-start', minWidth: 'var(--control)', p: 0 }}
          aria-label="Add tag"
        >
          <Icon name="plus" />
        </SubmitButton>
      </div>
    </SaveForm>
  );
}
