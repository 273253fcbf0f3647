import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  /** Reject to keep the dialog open and show the error. */
  run: () => Promise<unknown>;
}

/** Asks for confirmation before an action; render the dialog next to the list. */
export function useQuestion(): [ask: (question: Question) => void, dialog: ReactNode] {
  const [question, setQuestion] = useState<Question | null>(null);
  const dialog = question && (
    <ConfirmDialog
      title={question.title}
      confirmLabel={question.confirmLabel}
      onConfirm={question.run}
      onClose={() => setQuestion(null)}
    >
      <p>{question.text}</p>
    </ConfirmDialog>
  );
  return [setQuestion, dialog];
}
