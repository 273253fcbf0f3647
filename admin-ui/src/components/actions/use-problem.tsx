import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { describeErrorSentence } from '../../api/problem';
import { Banner } from '../states/Banner';
import { Button } from './Button';
import { useIsMounted } from './use-is-mounted';

/**
 * Why the last of several commands failed: in a banner above what they change, or as a notification once the screen
 * was left.
 */
export function useProblem(): {
  /** @param outcome what holds now: "It was moved back." */
  report: (title: string, error: unknown, outcome?: string) => void;
  forget: () => void;
  banner: ReactNode;
} {
  const notify = useNotify();
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null);
  const mounted = useIsMounted();
  const forget = () => setProblem(null);
  return {
    report: (title, error, outcome = '') => {
      console.error(title, error);
      const text = `${describeErrorSentence(error)} ${outcome}`.trim();
      if (mounted.current) setProblem({ title, text });
      else notify(`${title}. ${text}`, { type: 'error' });
    },
    forget,
    banner: problem && (
      <Banner
        tone="error"
        title={problem.title}
        action={<Button label="Close" size="small" onClick={forget} />}
      >
        <p>{problem.text}</p>
      </Banner>
    ),
  };
}
