import { Button } from '../actions/Button';
import type { ReactNode } from 'react';
import { sendApi } from '../../api/send-api';
import { Banner } from './Banner';
import { useQuestion } from '../dialogs/use-question';

interface SampleNoteProps {
  resource: 'revenue-entries' | 'prototypes' | 'plugins';
  /** How to replace them with real data. */
  children: ReactNode;
}

/** Says that a screen shows sample rows, and offers to remove them. */
export function SampleNote({ resource, children }: SampleNoteProps) {
  const [ask, dialog] = useQuestion();
  const what = resource.replace('-', ' ');
  const question = {
    title: `Clear the sample ${what}?`,
    text: `This removes the sample ${what} for everyone. What you entered stays.`,
    confirmLabel: 'Clear sample data',
    run: () => sendApi('POST', `/api/${resource}/clear-samples`),
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
