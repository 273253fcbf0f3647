import { Button } from '../actions/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from './Banner';
import { useQuestion } from '../dialogs/use-question';

interface SampleNoteProps {
  /** What the sample rows are: "revenue entries". */
  what: string;
  /** How to replace them with real data. */
  children: ReactNode;
  clear: () => Promise<unknown>;
}

/** Says that a screen shows sample rows, and offers to remove them. */
export function SampleNote({ what, children, clear }: SampleNoteProps) {
  const queryClient = useQueryClient();
  const [ask, dialog] = useQuestion();
  const question = {
    title: `Clear the sample ${what}?`,
    text: `This removes the sample ${what} for everyone. What you entered stays.`,
    confirmLabel: 'Clear sample data',
    run: async () => {
      await clear();
      void queryClient.invalidateQueries();
    },
  };
  return (
    <>
      <Banner
        tone="note"
        className="last"
        title="Sample data"
        action={<Button label="Clear sample data" size="small" onClick={() => ask(question)} />}
      >
        <p>{children}</p>
      </Banner>
      {dialog}
    </>
  );
}
