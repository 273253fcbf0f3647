import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog';

interface Question {
  title: string;
  /** The consequences, and whether they can be undone. */
  text: ReactNode;
  confirmLabel: string;
  harmless?: boolean;
  /** What failed: "Failed to delete tag". */
  failed?: string;
  /** Reported afterwards: "The tag was deleted." */
  done?: string;
  /** Reject to keep the dialog open and show the error. */
  run: () => unknown;
}

/** Asks for confirmation before an action; render the dialog next to the list. */
export function useQuestion(): [ask: (question: Question) => void, dialog: ReactNode] {
  const notify = useNotify();
  const [question, setQuestion] = useState<Question | null>(null);
  if (!question) return [setQuestion, null];
  const { text, run, done, ...words } = question;
  const confirm = async () => {
    await run();
    if (done) notify(done, { type: 'success' });
  };
  const dialog = (
    <ConfirmDialog {...words} onConfirm={confirm} onClose={() => setQuestion(null)}>
      {typeof text === 'string' ? <p>{text}</p> : text}
    </ConfirmDialog>
  );
  return [setQuestion, dialog];
}
