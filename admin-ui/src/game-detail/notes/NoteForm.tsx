import Button from '@mui/material/Button';
import { useState } from 'react';
import limits from '../../api/limits.json';
import { readFieldErrors, describeError } from '../../api/problem';
import { FormField } from '../../components/FormField';
import { submitWith, useCommand } from '../../components/use-command';

interface NoteFormProps {
  label: string;
  action: string;
  /** The text to begin with. */
  text?: string;
  onSave: (text: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** A few lines of text; what was typed stays when saving fails. */
export function NoteForm({ label, action, text: initial = '', onSave, onCancel }: NoteFormProps) {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();

  const { busy, run: save } = useCommand(async () => {
    if (!text.trim()) return;
    setProblem(undefined);
    try {
      await onSave(text.trim());
      setText('');
    } catch (error) {
      console.error('The note could not be saved', error);
      setProblem(readFieldErrors(error).text ?? describeError(error));
    }
  });
  return (
    <form className="note-form" onSubmit={submitWith(save)}>
      <FormField
        label={label}
        value={text}
        onChange={setText}
        rows={2}
        autoFocus={onCancel !== undefined}
        {...(problem && { error: problem })}
        input={{
          maxLength: limits.GameNoteInput.text.maxLength,
          onKeyDown: (event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
            if (event.key === 'Escape') onCancel?.();
          },
        }}
      />
      <div className="row note-form-actions">
        {onCancel && (
          <Button size="small" variant="text" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button size="small" type="submit" disabled={!text.trim() || busy}>
          {busy ? 'Saving…' : action}
        </Button>
      </div>
    </form>
  );
}
