import { Button } from '../../../components/actions/Button';
import type { Idea, Variant } from '../../../api/types';
import { Chip } from '../../../components/text/chips';
import { Icon, type IconName } from '../../../components/text/Icon';
import { SceneArt } from './SceneArt';

export const AXES: Record<Variant['axis'], [name: string, icon: IconName]> = {
  setting: ['Setting', 'map'],
  audience: ['Audience', 'users'],
  coreTwist: ['Core twist', 'twist'],
  progression: ['Progression', 'stair'],
  business: ['Business', 'coin'],
  combined: ['Combined', 'swap'],
};

interface VariantCardProps {
  variant: Variant;
  number: number;
  selected: boolean;
  /** The saved idea. */
  idea: Idea | undefined;
  saving: boolean;
  onSelect: (selected: boolean) => void;
  onSave: () => void;
  onOpen: (idea: Idea) => void;
}

/** One variant: its concept, what it takes from each source, and why it works. */
export function VariantCard(props: VariantCardProps) {
  const { variant, number, selected, idea, saving, onSelect, onSave, onOpen } = props;
  const { name, axis, setting, audience, pitch, kept, why } = variant;
  const [label, icon] = AXES[axis];
  return (
    <li
      className={selected ? 'card variant chosen' : 'card variant'}
      tabIndex={0}
      aria-label={name}
      data-variant={variant.id}
    >
      <SceneArt place={setting} color={number} />
      <input
        type="checkbox"
        className="box variant-pick"
        aria-label={`Select ${name}`}
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <div className="stack close variant-head">
        <div>
          <Chip icon={icon}>{label}</Chip>
        </div>
        <h3 dir="auto">{name}</h3>
        <p className="text-12 muted">{axis === 'audience' ? audience : setting}</p>
      </div>
      <p className="text-13" dir="auto">
        {pitch}
      </p>
      <ul className="stack close text-12 muted foot">
        {kept.map(({ source, name: from, items }) => (
          <li key={source}>
            <b>{from}</b>: {items.length > 0 ? items.join(', ') : 'nothing'}
          </li>
        ))}
      </ul>
      <p className="text-13 foot">
        <span className="text-12 muted">Why it works</span>
        <br />
        {why}
      </p>
      <div className="row">
        {idea ? (
          <Button size="small" fullWidth onClick={() => onOpen(idea)}>
            <Icon name="done" className="good" />
            Saved, open
          </Button>
        ) : (
          <Button
            label="Save"
            size="small"
            fullWidth
            disabled={saving}
            onClick={({ currentTarget }) => {
              // The button goes away once the idea is saved.
              currentTarget.closest('li')?.focus();
              onSave();
            }}
          />
        )}
      </div>
    </li>
  );
}
