import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Icon } from '../components/Icon';
import { BatchDialog, type BatchTarget } from './BatchDialog';

export type { BatchTarget };

interface AnalyzeBatchButtonProps {
  /** What may be analyzed; with more than one the dialog asks which. */
  targets: BatchTarget[];
  /** The one that is chosen first. */
  first?: number;
  size?: 'small' | 'medium';
  /** The button's words. */
  children: ReactNode;
}

/** Starts the analysis of many games as a job. Disabled when there is none. */
export function AnalyzeBatchButton({ targets, first = 0, size, children }: AnalyzeBatchButtonProps) {
  const [open, setOpen] = useState(false);
  const empty = targets.every(({ games }) => games === 0);
  return (
    <>
      <Button size={size} disabled={empty} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="ai" />
        {children}
      </Button>
      {open && <BatchDialog targets={targets} first={first} onClose={() => setOpen(false)} />}
    </>
  );
}
