import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { readFieldErrors, describeError } from '../api/problem';
import { updateTag } from '../api/tags';
import type { Tag } from '../api/types';
import { Banner } from '../components/Banner';
import { DialogHead } from '../components/DialogHead';
import { submitWith, useCommand } from '../components/use-command';
import { TagFields } from './TagFields';
import { useTagsChanged } from '../manage-tags/use-tags';

/** Another name or description; the games stay with the tag. */
export function EditTagDialog({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const id = useId();
  const changed = useTagsChanged();
  const [name, setName] = useState(tag.name);
  const [description, setDescription] = useState(tag.description ?? '');
  const [failure, setFailure] = useState<unknown>(null);
  const errors = readFieldErrors(failure);

  const { busy, run: submit } = useCommand(async () => {
    if (name.trim() === '') return;
    setFailure(null);
    try {
      await updateTag(tag.id, { name: name.trim(), description: description.trim() });
      changed();
      onClose();
    } catch (error) {
      console.error('Failed to update tag', error);
      setFailure(error);
    }
  });

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogHead id={id} title={`Edit “${tag.name}”`} onClose={onClose} />
      <form onSubmit={submitWith(submit)}>
        <div className="dialog-body stack">
          {failure !== null && (
            <Banner tone="error" title="Failed to update tag">
              {Object.keys(errors).length === 0 && <p>{describeError(failure)}</p>}
            </Banner>
          )}
          <TagFields
            name={name}
            onName={setName}
            description={description}
            onDescription={setDescription}
            errors={errors}
            autoFocus
          />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" disabled={name.trim() === '' || busy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
