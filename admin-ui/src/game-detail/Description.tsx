import { useEffect, useRef } from 'react';
import { Card } from '../components/Card';
import { STORE_NAMES } from '../components/chips';
import { findSentence, litStretches } from './find-sentences';
import type { GameView } from './game-view';

/** Sentences that somebody quotes; `reveal` brings the first of them into view. */
export interface LitSentences {
  sentences: string[];
  reveal: boolean;
}

interface DescriptionProps {
  texts: GameView['descriptions'];
  lit: LitSentences | null;
}

/** The store's text, as text; quoted sentences light up in the text that holds them. */
export function Description({ texts, lit }: DescriptionProps) {
  const holder =
    lit && texts.find(({ text }) => lit.sentences.some((sentence) => findSentence(text, sentence)));
  const shown = holder ?? texts[0];
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lit?.reveal) body.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [lit]);
  return (
    <Card
      title="Description"
      aside={shown && <span className="text-12 muted">{STORE_NAMES[shown.platform]}</span>}
    >
      {shown ? (
        <div className="prose" ref={body}>
          <p>
            {litStretches(shown.text, lit?.sentences ?? []).map((stretch, index) =>
              stretch.lit ? <mark key={index}>{stretch.text}</mark> : stretch.text,
            )}
          </p>
          {shown.sample && <p className="text-12 muted">Sample text, written for this product.</p>}
        </div>
      ) : (
        <p className="muted">No description available.</p>
      )}
    </Card>
  );
}
