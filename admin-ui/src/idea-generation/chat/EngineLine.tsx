import type { AiUsage } from '../../api/ai';
import { formatCount } from '../../components/format';

/** Who answers, and how many calls are left where they are counted. */
export function EngineLine({ usage }: { usage: AiUsage | undefined }) {
  if (!usage) return null;
  const { external, engine, model, perMinute, perDay } = usage;
  if (!external) return <p className="engine-line text-12 muted">Answered by the built-in engine</p>;
  return (
    <p className="engine-line text-12 muted">
      <span>Answered by {model ?? engine}</span>
      {perDay.limit !== null && perDay.left !== null && (
        <span>
          {formatCount(perDay.used)} of {formatCount(perDay.limit)} model calls used today,{' '}
          {formatCount(perDay.left)} left
        </span>
      )}
      {perMinute.limit !== null && perMinute.left !== null && (
        <span>{formatCount(perMinute.left)} left in this minute</span>
      )}
    </p>
  );
}
