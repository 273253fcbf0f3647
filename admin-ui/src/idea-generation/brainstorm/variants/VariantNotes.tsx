import { Button } from '../../../components/actions/Button';
import type { VariantAnswer } from '../../../api/types';
import { Banner } from '../../../components/states/Banner';
import { countNoun } from '../../../components/text/format';

/** Conflicting choices, excluded items and sources that couldn't be loaded. */
export function VariantNotes({ answer, onDrop }: { answer: VariantAnswer; onDrop: (text: string) => void }) {
  const { clashes, left, notes } = answer;
  return (
    <>
      {clashes.map(({ one, other, reason }) => (
        <Banner
          key={`${one} ${other}`}
          tone="note"
          title={`“${one}” and “${other}” don’t fit together`}
          action={
            <Button size="small" onClick={() => onDrop(other)}>
              Drop {other}
            </Button>
          }
        >
          <p>{reason}</p>
        </Banner>
      ))}
      {notes.map((note) => (
        <p key={note} className="text-13 muted">
          {note}
        </p>
      ))}
      {left.length > 0 && (
        <details className="text-13">
          <summary>{countNoun(left.length, 'item was left out', 'items were left out')}</summary>
          <ul className="stack close muted">
            {left.map(({ source, text, why }) => (
              <li key={`${source} ${text}`}>
                {text} ({source}): {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
