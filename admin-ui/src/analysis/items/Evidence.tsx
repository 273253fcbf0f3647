import { useState } from 'react';
import type { AnalysisItem } from '../../api/types';
import { cutAroundProof, markProof } from './quote-parts';
import './analysis.css';

/**
 * Highlights sentences in the description; null removes the highlight. A pressed highlight survives hovering another
 * item; `reveal` also scrolls to it.
 */
export type Light = (sentences: string[] | null, pressed?: { reveal: boolean }) => void;

interface EvidenceProps {
  sentences: string[];
  /** The words of the first sentence that prove the item. */
  proof?: AnalysisItem['proof'];
  onEvidence?: Light;
}

/**
 * The evidence of an item. Hover or focus highlights it in the description; a press expands the quotation, keeps the
 * highlight, and scrolls there when the description is beside the panel. Otherwise a separate button scrolls there.
 */
export function Evidence({ sentences, proof, onEvidence }: EvidenceProps) {
  const [open, setOpen] = useState(false);
  const more = sentences.length - 1;
  const look = () => onEvidence?.(sentences);
  const lookAway = () => onEvidence?.(null);
  const toggle = () => {
    setOpen(!open);
    onEvidence?.(open ? null : sentences, { reveal: !open && matchMedia('(min-width: 1200px)').matches });
  };
  return (
    <div className="evidence stack close">
      <button
        type="button"
        className="hit stack close text-12 muted break"
        aria-expanded={open}
        onClick={toggle}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look()}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && lookAway()}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && look()}
        onBlur={lookAway}
      >
        <span className="visually-hidden">Evidence: </span>
        {(open ? sentences : sentences.slice(0, 1)).map((sentence, index) => (
          <q key={sentence}>
            {(open ? markProof : cutAroundProof)(sentence, index === 0 ? proof : []).map(
              ({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text),
            )}
          </q>
        ))}
        {more > 0 && !open && <span className="muted">and {more} more</span>}
      </button>
      {open && onEvidence && (
        <button type="button" className="link-button" onClick={() => onEvidence(sentences, { reveal: true })}>
          Show in the description
        </button>
      )}
    </div>
  );
}
