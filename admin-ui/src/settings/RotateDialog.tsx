import { useState, type ReactNode } from 'react';
import { FormDialog } from '../components/forms/FormDialog';
import { SecretOnce } from '../components/dialogs/SecretOnce';

interface RotateDialogProps {
  /** Name of the secret's owner. */
  name: string;
  /** What is unaffected by a failure. */
  unaffected: string;
  rotate: () => Promise<string>;
  onClose: () => void;
  /** How long the old secret remains valid. */
  children: ReactNode;
}

/** Rotates a secret and shows the new one once. */
export function RotateDialog({ name, unaffected, rotate, onClose, children }: RotateDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <FormDialog
      title={secret ? 'New secret' : `New secret for “${name}”?`}
      submitLabel="Create secret"
      errorTitle="The secret could not be created"
      unaffected={unaffected}
      result={secret && <SecretOnce text={secret} what="secret" onDone={onClose} />}
      onSubmit={async () => {
        setSecret(await rotate());
        return false;
      }}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
