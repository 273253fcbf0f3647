import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState, type FormEvent } from 'react';
import { createTag } from '../api/tags';
import { fieldErrorsOf, messageOf } from '../api/problem';
import type { Tag } from '../api/types';
import { Icon } from '../components/Icon';
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
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const blank = name.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (blank || busy) return;
    setBusy(true);
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
      setBusy(false);
      field.current?.focus();
    }
  };

  return (
    <form className="row" onSubmit={(event) => void submit(event)}>
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
