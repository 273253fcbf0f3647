import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { messageOf } from '../api/problem';
import { Banner } from './Banner';

interface LoadErrorProps {
  /** What failed: "Couldn't load movers". */
  title: string;
  error: unknown;
  onRetry: () => void;
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
      action={
        <Button size="small" disabled={busy} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <p>
        {messageOf(error)} {children}
      </p>
    </Banner>
  );
}
