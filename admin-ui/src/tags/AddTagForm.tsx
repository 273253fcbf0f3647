import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { createTag } from '../api/tags';
import { fieldErrorsOf, messageOf } from '../api/problem';
import type { Tag } from '../api/types';
import { Icon } from '../components/Icon';
import { submitWith, useCommand } from '../components/use-command';
import { MAX_NAME } from './tag-names';
import { useTagsChanged } from './use-tags';

interface AddTagFormProps {
  onMade: (tag: Tag) => void;
  /** What went wrong with the last try; null when it is forgotten. */
  onFailed: (sentence: string | null) => void;
}

/** One field and one button: the quick way to a new tag. */
export function AddTagForm({ onMade, onFailed }: AddTagFormProps) {
  const changed = useTagsChanged();
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const blank = name.trim() === '';

  const { busy, run: submit } = useCommand(async () => {
    if (blank) return;
    onFailed(null);
    try {
      const tag = await createTag({ name: name.trim() });
      setName('');
      onMade(tag);
      changed([]);
    } catch (error) {
      console.error('Failed to create tag', error);
      onFailed(fieldErrorsOf(error).name ?? messageOf(error));
    } finally {
      field.current?.focus();
    }
  });

  return (
    <form className="row" onSubmit={submitWith(submit)}>
      <OutlinedInput
        className="grow"
        inputRef={field}
        value={name}
        onChange={(event) => setName(event.target.value)}
        placeholder="Create a tag"
        inputProps={{ 'aria-label': 'New tag name', maxLength: MAX_NAME }}
      />
      <Button type="submit" className="tag-add" aria-label="Add tag" disabled={blank || busy}>
        <Icon name="plus" />
      </Button>
    </form>
  );
}
