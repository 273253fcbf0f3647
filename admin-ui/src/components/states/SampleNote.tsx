import { Button } from '../actions/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Banner } from './Banner';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';

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
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Banner
        tone="note"
        className="last"
        title="Sample data"
        action={<Button label="Clear sample data" size="small" onClick={() => setAsking(true)} />}
      >
        <p>{children}</p>
      </Banner>
      {asking && (
        <ConfirmDialog
          title={`Clear the sample ${what}?`}
          confirmLabel="Clear sample data"
          onConfirm={async () => {
            await clear();
            void queryClient.invalidateQueries();
          }}
          onClose={() => setAsking(false)}
        >
          <p>This removes the sample {what} for everyone. What you entered stays.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
