import { sendApi } from '../../api/send-api';
import { useState } from 'react';
import type { Webhook } from '../../api/types';
import { CheckboxInput } from '../../components/forms/CheckboxInput';
import { FormDialog } from '../../components/forms/FormDialog';
import { TextInput } from '../../components/forms/TextInput';
import { SecretOnce } from '../../components/dialogs/SecretOnce';
import { readTopics, TOPICS, writeTopics } from './topics';

interface Values {
  name?: string;
  url: string;
  topics: Record<string, boolean>;
}

/** Adds a webhook and shows its secret once, or edits one. */
export function WebhookDialog({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const save = async ({ name, url, topics }: Values) => {
    // To the API, an empty list of types means all of them.
    if (!Object.values(topics).includes(true)) throw new Error('Choose at least one event.');
    const body = { url, types: writeTopics(topics, webhook?.types), ...(name && { name }) };
    if (webhook) {
      await sendApi('PUT', '/api/webhooks/{id}', { id: webhook.id, body });
      return `The webhook “${webhook.name}” is changed.`;
    }
    setSecret((await sendApi('POST', '/api/webhooks', { body })).secret);
    return false;
  };
  return (
    <FormDialog<Values>
      title={secret ? 'Secret of the webhook' : webhook ? `Edit ${webhook.name}` : 'Add webhook'}
      submitLabel={webhook ? 'Save' : 'Add webhook'}
      errorTitle="The webhook could not be saved"
      input={webhook ? 'WebhookChange' : 'WebhookInput'}
      values={{
        name: webhook?.name ?? '',
        url: webhook?.url ?? '',
        topics: readTopics(webhook?.types ?? []),
      }}
      result={secret && <SecretOnce text={secret} what="secret" onDone={onClose} />}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        source="url"
        label="Address"
        placeholder="https://example.com/hooks/gamekit"
        hint="Messages are sent to this URL as POST requests."
        input={{ spellCheck: false, inputMode: 'url' }}
        autoFocus
      />
      <TextInput source="name" label="Name" hint="Defaults to the host of the URL." />
      <fieldset className="stack tight">
        <legend className="form-legend">Events</legend>
        {Object.entries(TOPICS).map(([topic, { label }]) => (
          <CheckboxInput key={topic} source={`topics.${topic}`} label={label} />
        ))}
      </fieldset>
    </FormDialog>
  );
}
