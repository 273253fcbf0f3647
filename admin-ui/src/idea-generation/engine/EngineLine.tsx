import { ActionMenu } from '../../components/actions/ActionMenu';
import type { IdeaEngineId } from '../../api/types';
import { formatCount } from '../../components/text/format';
import { useEngine } from './engine-choice';

/** The current engine, the choice if there is one, and the remaining calls if limited. */
export function EngineLine() {
  const { usage, engine, choose } = useEngine();
  if (!usage) return null;
  const { external, model, perMinute, perDay } = usage;
  if (!external) return <p className="row wrap text-12 muted">Engine: built-in</p>;
  const outside = model ?? 'the external model';
  const current: IdeaEngineId = engine ?? 'openai';
  const options: [IdeaEngineId, string, string][] = [
    ['openai', outside, 'External model; calls are counted'],
    ['built-in', 'Built-in engine', 'Rules, taxonomy and charts; no calls'],
  ];
  return (
    <div className="row wrap text-12 muted">
      <span>Engine: {current === 'openai' ? outside : 'built-in'}</span>
      <ActionMenu
        label="Choose an engine"
        icon={null}
        text="Change"
        button={{ variant: 'text' }}
        actions={options.map(([value, label, detail]) => ({
          ...{ label, detail, checked: value === current },
          action: () => choose(value),
        }))}
      />
      {current === 'openai' && perDay.limit !== null && perDay.left !== null && (
        <span>
          {formatCount(perDay.used)} of {formatCount(perDay.limit)} model calls used today,{' '}
          {formatCount(perDay.left)} left
        </span>
      )}
      {current === 'openai' && perMinute.limit !== null && perMinute.left !== null && (
        <span>{formatCount(perMinute.left)} left in this minute</span>
      )}
    </div>
  );
}
