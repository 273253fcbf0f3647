import { useState } from 'react';
import { createToken } from '../api/account';
import type { TokenScope } from '../api/types';
import { ChoiceInput } from '../components/forms/ChoiceInput';
import { FormDialog } from '../components/forms/FormDialog';
import { SelectInput } from '../components/forms/SelectInput';
import { TextInput } from '../components/forms/TextInput';
import { SecretOnce } from './SecretOnce';
import { SCOPES } from './token-scopes';

interface NewTokenDialogProps {
  onMade: () => void;
  onClose: () => void;
}

interface Entry {
  name: string;
  scope: TokenScope;
  /** Days until it ends; empty for never. */
  life: string;
}

const LIVES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: '', label: 'Never' },
];
const SCOPE_OPTIONS = (Object.keys(SCOPES) as TokenScope[]).map((value) => ({ value, ...SCOPES[value] }));
const DAY = 24 * 3_600_000;

/** Asks for name, scope and end; then shows the token, once. */
export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const [token, setToken] = useState<string | null>(null);
  const make = async ({ name, scope, life }: Entry) => {
    const expiresAt = life ? new Date(Date.now() + Number(life) * DAY).toISOString() : undefined;
    const made = await createToken({ name, scope, expiresAt });
    setToken(made.token);
    onMade();
  };
  return (
    <FormDialog<Entry>
      input="ApiTokenInput"
      title={token ? 'Your new token' : 'New token'}
      values={{ scope: 'read', life: '90' }}
      draft="new token"
      submitLabel="Make token"
      failed="The token could not be made"
      instead={token && <SecretOnce text={token} what="token" onDone={onClose} />}
      onSubmit={make}
      onClose={onClose}
    >
      <TextInput source="name" label="Name" hint="What is it for?" placeholder="Nightly export" autoFocus />
      <ChoiceInput source="scope" label="Scope" options={SCOPE_OPTIONS} />
      <SelectInput source="life" label="Ends after" options={LIVES} />
    </FormDialog>
  );
}
