import { Button } from '../../components/actions/Button';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { GameDetail } from '../../api/types';
import { lazyScreen } from '../../components/states/lazy-screen';
import { Card } from '../../components/page/Card';
import { StoreText } from '../../components/text/StoreText';
import { STORE_NAMES, SampleChip } from '../../components/text/chips';
import { EnteredBy } from '../EnteredBy';
import { NotFetched, type StoreFetch } from '../NotFetched';
import { findSentence, litStretches } from './find-sentences';
import type { GameView } from '../game-view';

const DescriptionForm = lazyScreen(() => import('./DescriptionForm').then((file) => file.DescriptionForm));

/** Quoted sentences to highlight; `reveal` scrolls to the first one. */
export interface LitSentences {
  sentences: string[];
  reveal: boolean;
}

interface DescriptionProps {
  game: Pick<GameDetail, 'bundleId' | 'enteredDescription'>;
  texts: GameView['descriptions'];
  lit: LitSentences | null;
  fetch: StoreFetch;
}

/** The store's description, and separately the one entered by the team; quoted sentences are highlighted. */
export function Description({ game, texts, lit, fetch }: DescriptionProps) {
  const { bundleId, enteredDescription: entered } = game;
  const [editing, setEditing] = useState(false);
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
      mark={shown?.sample && <SampleChip small title="Written for this product, not read from a store." />}
      aside={shown && !shown.sample && <span className="text-12 muted">{STORE_NAMES[shown.platform]}</span>}
    >
      <div className="stack" ref={body}>
        {shown && <Prose text={shown.text} lit={lit} />}
        {!shown && !entered && !editing && (
          <NotFetched text="No description available." {...fetch}>
            <Button icon="edit" label="Paste a description" size="small" onClick={() => setEditing(true)} />
          </NotFetched>
        )}
        {editing ? (
          <Suspense>
            <DescriptionForm bundleId={bundleId} text={entered?.text} onClose={() => setEditing(false)} />
          </Suspense>
        ) : (
          entered && (
            <section className={shown ? 'stack tight foot' : 'stack tight'}>
              <EnteredBy bundleId={bundleId} entered={entered} onEdit={() => setEditing(true)} />
              <Prose text={entered.text} lit={holder ? null : lit} />
            </section>
          )
        )}
      </div>
    </Card>
  );
}

function Prose({ text, lit }: { text: string; lit: LitSentences | null }) {
  return (
    <StoreText as="p" className="prose">
      {litStretches(text, lit?.sentences ?? []).map((stretch, index) =>
        stretch.lit ? <mark key={index}>{stretch.text}</mark> : stretch.text,
      )}
    </StoreText>
  );
}
