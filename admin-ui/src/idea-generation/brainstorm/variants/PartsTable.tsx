import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { Variant, VariantPart } from '../../../api/types';
import { Card } from '../../../components/Card';
import { Icon } from '../../../components/Icon';
import { LoadError } from '../../../components/LoadError';
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
  saving: boolean;
  onSave: (variant: Variant) => void;
  onClose: () => void;
}

/** Takes each part of one variant or the other, and shows the idea that makes. */
export function PartsTable({ recipe, pair, saving, onSave, onClose }: PartsTableProps) {
  const name = useId();
  const [one, other] = pair;
  const [parts, setParts] = useState<Parts>({
    ...{ setting: one.id, choice: other.id, pressure: one.id, reward: other.id },
  });
  const { data: combined, error, refetch } = useCombined(recipe, parts);
  return (
    <Card
      title="Take parts of two"
      aside={
        <div className="row">
          <Button size="small" variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="small"
            variant="contained"
            color="primary"
            disabled={!combined || saving}
            onClick={() => combined && onSave(combined)}
          >
            <Icon name="done" />
            Make this idea
          </Button>
        </div>
      }
      bare
    >
      <table className="parts-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Part</span>
            </th>
            <th scope="col">{one.name}</th>
            <th scope="col">{other.name}</th>
          </tr>
        </thead>
        <tbody>
          {PARTS.map(([part, label]) => (
            <tr key={part}>
              <th scope="row">{label}</th>
              {pair.map((variant) => (
                <td key={variant.id}>
                  <label className="row start">
                    <input
                      type="radio"
                      className="box"
                      name={`${name}-${part}`}
                      checked={parts[part] === variant.id}
                      onChange={() => setParts({ ...parts, [part]: variant.id })}
                    />
                    {variant.parts[part]}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="pad stack tight" aria-live="polite">
        {error ? (
          <LoadError title="These parts could not be joined" error={error} onRetry={() => void refetch()} />
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
