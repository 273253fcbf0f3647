import { useEffect, useRef } from 'react';
import { Card } from '../components/Card';
import { STORE_NAMES } from '../components/chips';
import { useEvidenceHighlight } from '../components/evidence-highlight';
import { findSentence } from '../components/find-sentence';
import type { GameView } from './game-view';

/** The store's text, as text; a quoted sentence lights up in the text that holds it. */
export function Description({ texts }: { texts: GameView['descriptions'] }) {
  const { lit } = useEvidenceHighlight();
  const holder = lit && texts.find(({ text }) => findSentence(text, lit.sentence));
  const shown = holder ?? texts[0];
  return (
    <Card
      title="Description"
      aside={shown && <span className="text-12 muted">{STORE_NAMES[shown.platform]}</span>}
    >
      {shown ? (
        <div className="prose">
          <LitText text={shown.text} lit={lit} />
          {shown.sample && <p className="text-12 muted">Sample text, written for this product.</p>}
        </div>
      ) : (
        <p className="muted">No description available.</p>
      )}
    </Card>
  );
}

function LitText({ text, lit }: { text: string; lit: ReturnType<typeof useEvidenceHighlight>['lit'] }) {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    if (lit) mark.current?.scrollIntoView?.({ block: 'center' });
  }, [lit]);
  const place = lit && findSentence(text, lit.sentence);
  if (!place) return <p>{text}</p>;
  const [start, end] = place;
  return (
    <p>
      {text.slice(0, start)}
      <mark ref={mark} key={lit.turn}>
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </p>
  );
}
