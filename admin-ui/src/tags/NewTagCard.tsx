import Button from '@mui/material/Button';
import { useState } from 'react';
import { readFieldErrors, describeError } from '../api/problem';
import { createTag } from '../api/tags';
import { useDraft } from '../auth/use-draft';
import { Banner } from '../components/Banner';
import { Card } from '../components/Card';
import { submitWith, useCommand } from '../components/use-command';
import { TagFields } from './TagFields';
import { useTagsChanged } from '../manage-tags/use-tags';

/** Makes a tag from a name and, if one likes, a description. */
export function NewTagCard() {
  const changed = useTagsChanged();
  const [name, setName, discardName] = useDraft('tag name');
  const [description, setDescription, discardDescription] = useDraft('tag description');
  const [failure, setFailure] = useState<unknown>(null);
  const [made, setMade] = useState<string | null>(null);
  const errors = readFieldErrors(failure);

  const { busy, run: submit } = useCommand(async () => {
    if (name.trim() === '') return;
    setFailure(null);
    setMade(null);
    try {
      const tag = await createTag({ name: name.trim(), description: description.trim() });
      discardName();
      discardDescription();
      setMade(tag.name);
      changed([]);
    } catch (error) {
      console.error('Failed to create tag', error);
      setFailure(error);
    }
  });

  return (
    <Card title="Create New Tag">
      <form className="stack" onSubmit={submitWith(submit)}>
        {failure !== null && (
          <Banner tone="error" title="Failed to create tag">
            {Object.keys(errors).length === 0 && <p>{describeError(failure)}</p>}
          </Banner>
        )}
        <TagFields
          name={name}
          onName={setName}
          description={description}
          onDescription={setDescription}
          errors={errors}
        />
        <div className="row between">
          <span className="text-13 muted cut" role="status">
            {made && `Tag “${made}” created.`}
          </span>
          <Button type="submit" variant="contained" color="primary" disabled={name.trim() === '' || busy}>
            Create Tag
          </Button>
        </div>
      </form>
    </Card>
  );
}
