import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import limits from '../api/limits.json';
import { submitPlugin, type PluginWords } from '../api/plugins';
import { readFieldErrors, describeError } from '../api/problem';
import type { Plugin } from '../api/types';
import { Banner } from '../components/Banner';
import { DialogHead } from '../components/DialogHead';
import { FormField } from '../components/FormField';
import { submitWith, useCommand } from '../components/use-command';

interface SubmitPluginDialogProps {
  onSubmitted: (plugin: Plugin) => void;
  onClose: () => void;
}

const NOTHING: PluginWords = { name: '', author: '', version: '', url: '', description: '' };

/** Puts a plugin on the review list. */
export function SubmitPluginDialog({ onSubmitted, onClose }: SubmitPluginDialogProps) {
  const id = useId();
  const [words, setWords] = useState(NOTHING);
  const [failure, setFailure] = useState<unknown>(null);
  const errors = readFieldErrors(failure);
  const complete = [words.name, words.version, words.url].every((text) => text.trim() !== '');
  const set = (field: keyof PluginWords) => (text: string) =>
    setWords((before) => ({ ...before, [field]: text }));

  const { busy, run: submit } = useCommand(async () => {
    if (!complete) return;
    setFailure(null);
    const trimmed = Object.fromEntries(Object.entries(words).map(([field, text]) => [field, text.trim()]));
    try {
      onSubmitted(await submitPlugin({ ...NOTHING, ...trimmed }));
    } catch (error) {
      console.error('The plugin could not be submitted', error);
      setFailure(error);
    }
  });

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogHead id={id} title="Submit Plugin" onClose={onClose} />
      <form onSubmit={submitWith(submit)} className="dialog-form">
        <div className="dialog-body stack">
          {failure !== null && (
            <Banner tone="error" title="The plugin could not be submitted">
              {Object.keys(errors).length === 0 && <p>{describeError(failure)}</p>}
            </Banner>
          )}
          <FormField
            label="Name"
            value={words.name}
            onChange={set('name')}
            error={errors.name}
            autoFocus
            required
            input={{ maxLength: 80, autoComplete: 'off' }}
          />
          <div className="columns">
            <FormField
              label="Author (optional)"
              value={words.author}
              onChange={set('author')}
              error={errors.author}
              hint="Your name when left empty."
              input={{ maxLength: 80, autoComplete: 'off' }}
            />
            <FormField
              label="Version"
              value={words.version}
              onChange={set('version')}
              error={errors.version}
              hint="Such as 1.2.0."
              required
              input={{ maxLength: 100, autoComplete: 'off' }}
            />
          </div>
          <FormField
            label="Web address"
            value={words.url}
            onChange={set('url')}
            error={errors.url}
            hint="Download page. Starts with https://"
            required
            input={{ maxLength: limits.PluginInput.url.maxLength, autoComplete: 'off', inputMode: 'url' }}
          />
          <FormField
            label="Description (optional)"
            value={words.description}
            onChange={set('description')}
            error={errors.description}
            rows={3}
            input={{ maxLength: 1_000 }}
          />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" disabled={!complete || busy}>
            Submit
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
