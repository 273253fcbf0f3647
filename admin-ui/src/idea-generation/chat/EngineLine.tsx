import type { AiUsage } from '../../api/ai';
import { formatCount } from '../../components/format';

/** Who answers, and how many questions are left where they are counted. */
export function EngineLine({ usage }: { usage: AiUsage | undefined }) {
  if (!usage) return null;
  const { engine, model, perMinute, perDay } = usage;
  return (
    <p className="engine-line text-12 muted">
      <span>
        {engine === 'built-in' ? 'Answered by the built-in engine' : `Answered by ${model ?? engine}`}
      </span>
      {perDay && (
        <span title={perMinute ? `${perMinute.used} of ${perMinute.limit} in this minute` : undefined}>
          {formatCount(perDay.used)} of {formatCount(perDay.limit)} questions used today,{' '}
          {formatCount(Math.max(0, perDay.limit - perDay.used))} left
        </span>
      )}
    </p>
  );
}
