import { useState } from 'react';
import './evidence.css';

interface EvidenceProps {
  sentences: string[];
  /** Lights up these sentences where they stand; null puts the light out. `reveal` also scrolls to them. */
  onEvidence?: (sentences: string[] | null, reveal?: boolean) => void;
}

/**
 * The sentences that an item rests on. Looking at them (pointer or keyboard) lights them up in the description; a tap
 * unfolds what is cut and goes there.
 */
export function Evidence({ sentences, onEvidence }: EvidenceProps) {
  const [open, setOpen] = useState(false);
  const more = sentences.length - 1;
  const toggle = () => {
    setOpen(!open);
    if (!open) onEvidence?.(sentences, true);
  };
  return (
    <button
      type="button"
      className={open ? 'evidence open' : 'evidence'}
      aria-expanded={open}
      onClick={toggle}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onEvidence?.(sentences)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onEvidence?.(null)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onEvidence?.(sentences)}
      onBlur={() => onEvidence?.(null)}
    >
      <span className="visually-hidden">Evidence: </span>
      {(open ? sentences : sentences.slice(0, 1)).map((sentence) => (
        <q key={sentence}>{sentence}</q>
      ))}
      {more > 0 && !open && <span className="muted">and {more} more</span>}
    </button>
  );
}
