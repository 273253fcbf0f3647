import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState } from 'react';
import { createTag } from '../api/tags';
import { readFieldErrors, describeError } from '../api/problem';
import type { Tag } from '../api/types';
import { Icon } from '../components/Icon';
import { textLimit } from '../components/text-limit';
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
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { over, words } = textLimit(name, MAX_NAME);
  const savable = name.trim() !== '' && over === 0;

  const { busy, run: submit } = useCommand(async () => {
    if (!savable) return;
    onFailed(null);
    try {
      const tag = await createTag({ name: name.trim() });
      setName('');
      onMade(tag);
      changed([]);
    } catch (error) {
      console.error('Failed to create tag', error);
      onFailed(readFieldErrors(error).name ?? describeError(error));
    } finally {
      field.current?.focus();
    }
  });

  return (
    <form onSubmit={submitWith(submit)}>
      <div className="row">
        <OutlinedInput
          className="grow"
          inputRef={field}
          value={name}
          onChange={(event) => setName(event.target.value)}
          placeholder="Create a tag"
          error={over > 0}
          inputProps={{ 'aria-label': 'New tag name', dir: 'auto', 'aria-describedby': `${id}-limit` }}
        />
        <Button type="submit" className="tag-add" aria-label="Add tag" disabled={!savable || busy}>
          <Icon name="plus" />
        </Button>
      </div>
      <small id={`${id}-limit`} className={over > 0 ? 'text-12 wrong' : 'text-12 muted'} aria-live="polite">
        {words}
      </small>
    </form>
  );
}
