import { Button } from '../../components/actions/Button';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyScreen } from '../../components/states/lazy-screen';
import type { BatchTarget } from './BatchDialog';

export type { BatchTarget };

export const BatchDialog = lazyScreen(() => import('./BatchDialog').then((file) => file.BatchDialog));

interface AnalyzeBatchButtonProps {
  /** The possible batches; with more than one the dialog offers a choice. */
  targets: BatchTarget[];
  /** Index of the preselected batch. */
  first?: number;
  size?: 'small' | 'medium';
  primary?: boolean;
  /** Button label. */
  children: ReactNode;
}

/** Starts a batch analysis. Disabled without games. */
export function AnalyzeBatchButton({
  targets,
  first = 0,
  size,
  primary = false,
  children,
}: AnalyzeBatchButtonProps) {
  const [open, setOpen] = useState(false);
  const empty = targets.every(({ games }) => games === 0);
  return (
    <>
      <Button
        icon="ai"
        size={size}
        primary={primary}
        disabled={empty}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <Suspense>
        {open && <BatchDialog targets={targets} first={first} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
