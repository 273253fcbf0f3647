import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import limits from '../api/limits.json';
import { Banner } from '../components/Banner';
import { DialogHead } from '../components/DialogHead';
import { FormField } from '../components/FormField';
import { submitWith, useCommand } from '../components/use-command';
import type { SaidItem } from './said-item';

interface CorrectDialogProps {
  item: SaidItem;
  /** Resolves when it is stored; rejects with what went wrong. */
  onSave: (words: { name: string; description: string }) => Promise<string | null | undefined>;
  onClose: () => void;
}

/** One's own wording for an item that the engine has put wrongly. */
export function CorrectDialog({ item, onSave, onClose }: CorrectDialogProps) {
  const id = useId();
  const [name, setName] = useState(item.name);
  const [description, setDescription] = useState(item.description);
  const [problem, setProblem] = useState<string | null>(null);

  const { busy, run: save } = useCommand(async () => {
    if (name.trim() === '') return;
    const wrong = await onSave({ name: name.trim(), description: description.trim() });
    setProblem(wrong ?? null);
    if (wrong === null) onClose();
  });

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form onSubmit={submitWith(save)}>
        <DialogHead id={id} title={`Correct “${item.was ?? item.name}”`} onClose={onClose} />
        <div className="dialog-body stack">
          {problem && <Banner tone="error" title={problem} />}
          <p className="text-13 muted">
            Your wording is shown in place of the engine’s and stays when the game is analyzed again.
          </p>
          <FormField
            label="Name"
            value={name}
            onChange={setName}
            autoFocus
            required
            input={{ maxLength: limits.FeedbackInput.name.maxLength }}
          />
          <FormField
            label="Description"
            value={description}
            onChange={setDescription}
            rows={3}
            input={{ maxLength: limits.FeedbackInput.description.maxLength }}
          />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" disabled={busy || name.trim() === ''}>
            {busy ? 'Saving' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
