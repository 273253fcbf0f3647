import { Button } from '../actions/Button';
import type { ReactNode } from 'react';
import { describeError, describeErrorSentence } from '../../api/problem';
import { Banner } from './Banner';

interface LoadErrorProps {
  /** What failed: "Couldn't load movers". */
  title: string;
  /** Left out where only `children` say more. */
  error?: unknown;
  onRetry: () => unknown;
  /** It is being tried again. */
  busy?: boolean;
  /** What still holds. */
  children?: ReactNode;
}

/** A read that failed: what, why, and the way to try again. Never an empty list in its place. */
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
