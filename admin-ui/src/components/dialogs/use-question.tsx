import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  /** Rejects when it did not work. */
  run: () => Promise<unknown>;
}

/** A question that an action asks before it begins; put the dialog beside the list. */
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
