import { Button } from '../../../components/actions/Button';
import { useId, useState } from 'react';
import type { Variant, VariantPart } from '../../../api/types';
import { Card } from '../../../components/page/Card';
import { Icon } from '../../../components/text/Icon';
import { LoadError } from '../../../components/states/LoadError';
import type { Recipe } from '../use-brainstorm';
import { useCombined, type Parts } from './use-variants';

const PARTS: [VariantPart, string][] = [
  ['setting', 'Setting'],
  ['choice', 'Choice'],
  ['pressure', 'Pressure'],
  ['reward', 'Reward'],
];

interface PartsTableProps {
  recipe: Recipe;
  pair: [Variant, Variant];
  /** A connected model writes the combination, on request. */
  writtenByModel: boolean;
  saving: boolean;
  onSave: (variant: Variant) => void;
  onClose: () => void;
}

/** Combines parts in which two variants differ and previews the result. */
export function PartsTable({ recipe, pair, writtenByModel, saving, onSave, onClose }: PartsTableProps) {
  const name = useId();
  const [one, other] = pair;
  const [parts, setParts] = useState<Parts>({
    ...{ setting: one.id, choice: other.id, pressure: one.id, reward: other.id },
  });
  const find = (part: VariantPart) => (parts[part] === one.id ? one : other).parts[part];
  const texts = writtenByModel
    ? { setting: find('setting'), choice: find('choice'), pressure: find('pressure'), reward: find('reward') }
    : null;
  const { data: combined, error, isFetching, isPlaceholderData, refetch } = useCombined(recipe, parts, texts);
  return (
    <Card
      title="Combine two"
      aside={
        <div className="row">
          <Button label="Cancel" size="small" variant="text" onClick={onClose} />
          <Button
            icon="done"
            label="Save this idea"
            size="small"
            primary
            disabled={!combined || isPlaceholderData || saving}
            onClick={() => combined && onSave(combined)}
          />
        </div>
      }
      bare
    >
      <div className="lines ruled text-13">
        <div className="parts" aria-hidden="true">
          <b>{one.name}</b>
          <b>{other.name}</b>
        </div>
        {PARTS.filter(([part]) => one.parts[part] !== other.parts[part]).map(([part, label]) => (
          <div key={part} className="parts" role="radiogroup" aria-label={label}>
            <span className="muted">{label}</span>
            {pair.map((variant) => (
              <label key={variant.id} className="row start">
                <input
                  type="radio"
                  className="box"
                  name={`${name}-${part}`}
                  title={variant.name}
                  checked={parts[part] === variant.id}
                  onChange={() => setParts({ ...parts, [part]: variant.id })}
                />
                {variant.parts[part]}
              </label>
            ))}
          </div>
        ))}
      </div>
      <div className="pad stack tight" aria-live="polite">
        {error ? (
          <LoadError title="Couldn't combine these parts" error={error} onRetry={refetch} />
        ) : writtenByModel && !combined ? (
          <div className="row">
            <Button size="small" disabled={isFetching} onClick={() => void refetch()}>
              <Icon name={isFetching ? 'refresh' : 'ai'} className={isFetching ? 'turning' : undefined} />
              {isFetching ? 'Combining…' : 'Combine these parts'}
            </Button>
            <span className="text-13 muted">The model writes one idea from them. Uses one call.</span>
          </div>
        ) : (
          <p className="text-13">
            <b>Result:</b> {combined?.pitch ?? 'Loading…'}{' '}
            {combined && <span className="muted">{combined.why}</span>}
          </p>
        )}
      </div>
    </Card>
  );
}
