import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import limits from '../../api/limits.json';
import { enterDescription } from '../../api/games';
import { readFieldErrors, describeError } from '../../api/problem';
import { FormField } from '../../components/FormField';
import { formatCount } from '../../components/format';

const LIMIT = limits.GameDescriptionInput.text.maxLength;

interface DescriptionFormProps {
  bundleId: string;
  /** What was entered before. */
  text: string | undefined;
  onClose: () => void;
}

/** Takes a description by hand. Nothing pasted is cut: a text that is too long is shown as such. */
export function DescriptionForm({ bundleId, text: initial = '', onClose }: DescriptionFormProps) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const length = text.trim().length;
  const over = length - LIMIT;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (length === 0 || over > 0 || busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await enterDescription(bundleId, text.trim());
      await queryClient.invalidateQueries({ queryKey: ['games', bundleId] });
      onClose();
    } catch (error) {
      console.error('The description could not be saved', error);
      setProblem(readFieldErrors(error).text ?? describeError(error));
      setBusy(false);
    }
  };
  const wrong = over > 0 ? `Too long: remove ${formatCount(over)} characters.` : problem;
  return (
    <form className="note-form" onSubmit={(event) => void save(event)}>
      <FormField
        label="Description"
        value={text}
        onChange={setText}
        rows={6}
        autoFocus
        hint={`${formatCount(length)} of ${formatCount(LIMIT)} characters. It is marked as entered by hand.`}
        {...(wrong && { error: wrong })}
        input={{ dir: 'auto' }}
      />
      <div className="row note-form-actions">
        <Button size="small" variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button size="small" type="submit" disabled={length === 0 || over > 0 || busy}>
          {busy ? 'Saving…' : 'Save description'}
        </Button>
      </div>
    </form>
  );
}
