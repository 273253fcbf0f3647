import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import limits from '../api/limits.json';
import { createToken } from '../api/account';
import { readFieldErrors, describeError } from '../api/problem';
import type { TokenScope } from '../api/types';
import { useDraft } from '../auth/use-draft';
import { Banner } from '../components/Banner';
import { ChoiceList } from '../components/ChoiceList';
import { CopyButton } from '../components/CopyButton';
import { DialogHead } from '../components/DialogHead';
import { FilterSelect } from '../components/FilterSelect';
import { FormField } from '../components/FormField';
import { submitWith, useCommand } from '../components/use-command';
import { SCOPES } from './token-scopes';

interface NewTokenDialogProps {
  onMade: () => void;
  onClose: () => void;
}

const LIVES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: '', label: 'Never' },
];
const DAY = 24 * 3_600_000;

/** Asks for name, scope and end; then shows the token, once. */
export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const id = useId();
  const [name, setName, discard] = useDraft('token name');
  const [scope, setScope] = useState<TokenScope>('read');
  const [days, setDays] = useState('90');
  const [failure, setFailure] = useState<unknown>(null);
  const [token, setToken] = useState<string | null>(null);

  const { busy, run: submit } = useCommand(async () => {
    setFailure(null);
    try {
      const expiresAt = days ? new Date(Date.now() + Number(days) * DAY).toISOString() : undefined;
      const made = await createToken({ name: name.trim(), scope, expiresAt });
      discard();
      setToken(made.token);
      onMade();
    } catch (error) {
      console.error('The token could not be made', error);
      setFailure(error);
    }
  });
  // The text is shown once and must not vanish by a stray click beside the dialog.
  const close = (_event: unknown, reason?: string) => {
    if (token && reason === 'backdropClick') return;
    onClose();
  };

  const errors = readFieldErrors(failure);
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogHead id={id} title={token ? 'Your new token' : 'New token'} onClose={onClose} />
      {token ? (
        <>
          <div className="dialog-body stack">
            <p>Copy it now: it is shown only this once, and nobody can look it up later.</p>
            <code className="token-text well" tabIndex={0}>
              {token}
            </code>
            <div>
              <CopyButton text={token} label="Copy the token" />
            </div>
          </div>
          <div className="dialog-foot">
            <Button variant="contained" color="primary" onClick={onClose}>
              Done
            </Button>
          </div>
        </>
      ) : (
        <form onSubmit={submitWith(submit)}>
          <div className="dialog-body stack">
            {failure !== null && !errors.name && (
              <Banner tone="error" title="The token could not be made">
                <p>{describeError(failure)}</p>
              </Banner>
            )}
            <FormField
              label="Name"
              value={name}
              onChange={setName}
              hint="What is it for?"
              error={errors.name}
              placeholder="Nightly export"
              required
              autoFocus
              input={{ maxLength: limits.ApiTokenInput.name.maxLength }}
            />
            <ChoiceList
              legend="Scope"
              name="scope"
              value={scope}
              options={(Object.keys(SCOPES) as TokenScope[]).map((value) => ({ value, ...SCOPES[value] }))}
              onChange={setScope}
            />
            <FilterSelect label="Ends after" value={days} options={LIVES} onChange={setDays} />
          </div>
          <div className="dialog-foot">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="contained" color="primary" disabled={busy || name.trim() === ''}>
              Make token
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
