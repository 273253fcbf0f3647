import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { findSentence } from './find-sentence';

interface EvidenceHighlightValue {
  /** The sentence that is lit up now, and a count that grows with every call, so that a second press scrolls again. */
  lit: { sentence: string; turn: number } | null;
  /** Lights the sentence up in the description and brings it into view; null puts the light out. */
  highlight: (sentence: string | null) => void;
  /** Whether the sentence stands in one of the shown texts; a quote that does not is no link. */
  has: (sentence: string) => boolean;
}

const NOWHERE: EvidenceHighlightValue = { lit: null, highlight: () => undefined, has: () => false };
const Context = createContext<EvidenceHighlightValue>(NOWHERE);

interface EvidenceHighlightProps {
  /** The texts in which sentences can be lit up. */
  texts: string[];
  children: ReactNode;
}

/** Lets a panel that quotes a text light up the quoted sentence where the text is shown. */
export function EvidenceHighlight({ texts, children }: EvidenceHighlightProps) {
  const [lit, setLit] = useState<EvidenceHighlightValue['lit']>(null);
  const highlight = useCallback(
    (sentence: string | null) =>
      setLit((before) => (sentence === null ? null : { sentence, turn: (before?.turn ?? 0) + 1 })),
    [],
  );
  const value = useMemo(
    () => ({
      lit,
      highlight,
      has: (sentence: string) => texts.some((text) => findSentence(text, sentence) !== null),
    }),
    [lit, highlight, texts],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Outside of an EvidenceHighlight nothing can be lit up: `has` is false for every sentence. */
export function useEvidenceHighlight(): EvidenceHighlightValue {
  return useContext(Context);
}
