import { sendApi } from '../../api/send-api';
import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Profile, Scope } from '../../api/types';
import { useAuth } from '../../auth/auth-context';
import { ChoiceInput } from '../../components/forms/ChoiceInput';
import { FormDialog } from '../../components/forms/FormDialog';
import { SelectInput } from '../../components/forms/SelectInput';
import { TextInput } from '../../components/forms/TextInput';
import { ScopesInput } from './ScopesInput';
import { SecretOnce } from '../../components/dialogs/SecretOnce';
import { SCOPES } from './token-scopes';

interface Entry {
  name: string;
  scope: keyof typeof SCOPES;
  scopes: Scope[];
  /** Id of a service account, `new`, or empty for the current user. */
  owner: string;
  /** Days until expiry; empty for never. */
  life: string;
}

const LIVES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: '', label: 'Never' },
];
const SCOPE_OPTIONS = (Object.keys(SCOPES) as Entry['scope'][]).map((value) => ({ value, ...SCOPES[value] }));
const DAY = 24 * 3_600_000;

function create({ name, scope, scopes, life }: Entry, serviceAccountId: string) {
  return sendApi('POST', '/api/tokens', {
    body: {
      name,
      ...(scope === 'limited' ? { scopes } : { scope }),
      ...(serviceAccountId && { serviceAccountId }),
      expiresAt: life ? new Date(Date.now() + Number(life) * DAY).toISOString() : undefined,
    },
  });
}

/** Creates a token with name, scope, owner and expiry, then shows it once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const { isAdmin } = useAuth();
  const [token, setToken] = useState<string | null>(null);
  /** Ids by name, so that trying again after a failure makes no second account. */
  const accounts = useRef<Record<string, string>>({});
  const findOwner = async ({ owner, name }: Entry) =>
    owner === 'new'
      ? (accounts.current[name] ??= (await sendApi('POST', '/api/service-accounts', { body: { name } })).id)
      : owner;
  return (
    <FormDialog<Entry>
      input="ApiTokenInput"
      title={token ? 'Your new token' : 'New token'}
      values={{ scope: 'read', scopes: [], owner: '', life: '90' }}
      draft="new token"
      submitLabel="Create token"
      errorTitle="The token could not be created"
      result={token && <SecretOnce text={token} what="token" onDone={onClose} />}
      onSubmit={async (entry) => {
        setToken((await create(entry, await findOwner(entry))).token);
        return false;
      }}
      onClose={onClose}
    >
      <TextInput source="name" label="Name" hint="What is it for?" placeholder="Nightly export" autoFocus />
      {isAdmin && <OwnerInput />}
      <ChoiceInput source="scope" label="Scope" options={SCOPE_OPTIONS} />
      <LimitedScopes />
      <SelectInput source="life" label="Expires after" options={LIVES} />
    </FormDialog>
  );
}

const LimitedScopes = () =>
  useWatch<Entry>({ name: 'scope' }) === 'limited' ? <ScopesInput source="scopes" /> : null;

/** The current user or a service account. */
function OwnerInput() {
  const { data = [] } = useGetList<Profile>('profiles', {
    filter: { service: true },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'displayName', order: 'ASC' },
  });
  return (
    <SelectInput
      source="owner"
      label="Acts as"
      hint="A service account is an analyst without a password. It stays when people leave."
      options={[
        { value: '', label: 'Me' },
        ...data.map(({ id, displayName, email }) => ({ value: id, label: displayName ?? email })),
        { value: 'new', label: 'New service account with this name' },
      ]}
    />
  );
}
