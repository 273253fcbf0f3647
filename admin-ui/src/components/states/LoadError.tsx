import { Button } from '../actions/Button';
import type { ReactNode } from 'react';
import { describeError, describeErrorSentence } from '../../api/problem';
import { Banner } from './Banner';

interface LoadErrorProps {
  /** What failed: "Couldn't load movers". */
  title: string;
  /** Omitted when only `children` explain it. */
  error?: unknown;
  onRetry: () => unknown;
  /** A retry is pending. */
  busy?: boolean;
  /** What is unaffected. */
  children?: ReactNode;
}

/** A failed read: what failed, why, and Retry. Never show an empty list instead. */
export function LoadError({ title, error, onRetry, busy, children }: LoadErrorProps) {
  return (
    <Banner
      tone="error"
      title={title}
      action={<Button label="Retry" size="small" disabled={busy} onClick={() => void onRetry()} />}
    >
      {Boolean(error || children) && (
        <p>
          {error ? (children ? describeErrorSentence(error) : describeError(error)) : ''} {children}
        </p>
      )}
    </Banner>
  );
}
