import { useState, type ReactNode } from 'react';
import { FormDialog } from '../components/forms/FormDialog';
import { SecretOnce } from './SecretOnce';

interface RotateDialogProps {
  /** Whose secret it is. */
  name: string;
  /** What still holds when it did not work. */
  kept: string;
  rotate: () => Promise<string>;
  onClose: () => void;
  /** How long the old one goes on working. */
  children: ReactNode;
}

/** Makes a new secret and shows it once. */
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
