import type { ReactNode } from 'react';
import type { RankChange } from '../api/types';
import './rankings.css';

interface ChangeMarkProps {
  change: RankChange | null;
  rankPosition: number;
  previousPosition: number | null;
}

const SHAPES: Record<RankChange, string> = {
  up: 'M5 1 10 9H0Z',
  down: 'M5 9 0 1h10Z',
  // Two bars, because a single one before a number would look like a minus sign.
  same: 'M1 2.8h8V4H1ZM1 6h8v1.2H1Z',
  new: 'M5 0l1.3 3.7L10 5 6.3 6.3 5 10 3.7 6.3 0 5l3.7-1.3Z',
  back: 'M3.5 1 1 3.5 3.5 6M1 3.5h5a2.8 2.8 0 0 1 0 5.6H3.5',
};

const TONES: Record<RankChange, string> = {
  up: 'good',
  down: 'wrong',
  same: 'muted',
  new: 'accent',
  back: 'muted',
};

/** The change since the previous capture, by shape and text first, color second. */
export function ChangeMark({ change, rankPosition, previousPosition }: ChangeMarkProps) {
  if (!change) return null;
  const { text, meaning } = describeChange(change, rankPosition, previousPosition);
  return (
    <ChangeLabel change={change} title={meaning}>
      {text && <span aria-hidden="true">{text}</span>}
      <span className="visually-hidden">, {meaning},</span>
    </ChangeLabel>
  );
}

interface ChangeLabelProps {
  change: RankChange;
  /** Without a color of gain or loss. */
  neutral?: boolean;
  title?: string | undefined;
  children: ReactNode;
}

/** An arrow before a figure, colored as gain or loss. */
export function ChangeLabel({ change, neutral = false, title, children }: ChangeLabelProps) {
  return (
    <span className={`change text-12 ${neutral ? 'muted' : TONES[change]}`} title={title}>
      <svg viewBox="0 0 10 10" className={change === 'back' ? 'icon' : undefined} aria-hidden="true">
        <path d={SHAPES[change]} />
      </svg>
      {children}
    </span>
  );
}

/** The mark's label and explanation. */
export function describeChange(
  change: RankChange,
  rankPosition: number,
  previousPosition: number | null,
): { text: string; meaning: string } {
  const steps = previousPosition === null ? 0 : Math.abs(previousPosition - rankPosition);
  switch (change) {
    case 'up':
      return { text: steps ? String(steps) : '', meaning: steps ? `Up ${steps}` : 'Up' };
    case 'down':
      return { text: steps ? String(steps) : '', meaning: steps ? `Down ${steps}` : 'Down' };
    case 'same':
      return { text: '', meaning: 'No change' };
    case 'new':
      return { text: 'New', meaning: 'New in this list' };
    case 'back':
      return { text: 'Back', meaning: 'Back after a gap' };
  }
}
