import { Button } from '../../components/actions/Button';
import { useId } from 'react';
import { TokenField } from '../../components/filters/TokenField';
import { textLimit } from '../../components/text/text-limit';
import { MAX_CONSTRAINT, MAX_ITEM } from '../limits';
import type { Brainstorm } from './inputs';

/** Constraints that the built-in engine understands. */
const COMMON = ['one hand', 'cozy', 'no timers', 'offline', 'under 5 min'];

interface OwnWordsProps {
  brainstorm: Brainstorm;
  /** Three sources are chosen already. */
  full: boolean;
  disabled: boolean;
  onChange: (change: Partial<Brainstorm>) => void;
}

/** A sentence to start from, and constraints for every variant. */
export function OwnWords({ brainstorm, full, disabled, onChange }: OwnWordsProps) {
  const { sentence, constraints } = brainstorm;
  const id = useId();
  const { over, hint } = textLimit(sentence, MAX_ITEM);
  const left = MAX_CONSTRAINT - constraints.join(', ').length - 2;
  const isLocked = full && !sentence;
  return (
    <section className="card" aria-label="Own words">
      <div className="card-body stack">
        <div className="form-field">
          <label htmlFor={id}>Start from one sentence</label>
          <textarea
            id={id}
            className="text-area"
            rows={2}
            dir="auto"
            disabled={disabled || isLocked}
            value={sentence}
            aria-invalid={over > 0}
            aria-describedby={`${id}-hint`}
            placeholder="A burglar who only ever steals copies."
            onChange={(event) => onChange({ sentence: event.target.value })}
          />
          <small id={`${id}-hint`} className={over > 0 ? 'wrong' : 'muted'} aria-live="polite">
            {hint ||
              (isLocked
                ? 'Three sources are chosen. Remove one to add a sentence.'
                : 'Used as a source, word for word.')}
          </small>
        </div>
        <TokenField
          id={`${id}-constraint`}
          label="Constraint"
          values={constraints}
          noun="constraint"
          hint="A setting, an audience, a limit. Enter adds it."
          placeholders={['set in a lighthouse', 'Add']}
          maxItems={8}
          itemLength={Math.max(1, left)}
          onChange={(next) => onChange({ constraints: next })}
        />
        <div className="row wrap">
          {COMMON.filter((text) => !constraints.includes(text)).map((text) => (
            <Button
              icon="plus"
              label={text}
              key={text}
              size="small"
              disabled={disabled || constraints.length >= 8}
              onClick={() => onChange({ constraints: [...constraints, text] })}
            />
          ))}
        </div>
        <p className="text-12 muted">
          Only high-confidence items start selected. Unselected items stay out of every variant; pinned items
          are in all of them.
        </p>
      </div>
    </section>
  );
}
