import { useState, type ReactNode } from 'react';
import { FormDialog } from '../components/forms/FormDialog';
import { SecretOnce } from './SecretOnce';

interface RotateDialogProps {
  /** Name of the secret's owner. */
  name: string;
  /** What is unaffected by a failure. */
  kept: string;
  rotate: () => Promise<string>;
  onClose: () => void;
  /** How long the old secret remains valid. */
  children: ReactNode;
}

/** Rotates a secret and shows the new one once. */
export function RotateDialog({ name, kept, rotate, onClose, children }: RotateDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <FormDialog
      title={secret ? 'New secret' : `New secret for “${name}”?`}
      submitLabel="Create secret"
      failed="The secret could not be created"
      kept={kept}
      instead={secret && <SecretOnce text={secret} what="secret" onDone={onClose} />}
      onSubmit={async () => setSecret(await rotate())}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
