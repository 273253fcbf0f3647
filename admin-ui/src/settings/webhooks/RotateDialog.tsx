import { useState } from 'react';
import { rotateSecret, type Webhook } from '../../api/webhooks';
import { FormDialog } from '../../components/forms/FormDialog';
import { SecretOnce } from '../SecretOnce';

/** Makes a new secret and shows it once. */
export function RotateDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <FormDialog
      title={secret ? 'New secret' : `New secret for “${webhook.name}”?`}
      submitLabel="Make secret"
      failed="The secret could not be made"
      kept="The old one still signs."
      instead={secret && <SecretOnce text={secret} what="secret" onDone={onClose} />}
      onSubmit={async () => setSecret((await rotateSecret(webhook.id)).secret)}
      onClose={onClose}
    >
      <p>For 24 hours messages carry a signature of both secrets, so that your program can change over.</p>
    </FormDialog>
  );
}
