import { useApi } from '../../api/queries/use-api';
import { formatCount } from '../../components/text/format';

/** Remaining calls to the external model; nothing when unlimited. */
export function ModelUsage() {
  const { data } = useApi('/api/ai/usage');
  if (!data?.external) return null;
  const { perDay, perMinute, costToday } = data;
  const parts = [
    perDay.limit === null
      ? `${formatCount(perDay.used)} model calls today`
      : `${formatCount(perDay.left ?? 0)} of ${formatCount(perDay.limit)} model calls left today`,
    perMinute.limit !== null && perMinute.left !== null && perMinute.left < perMinute.limit
      ? `${formatCount(perMinute.left)} in this minute`
      : '',
    costToday === null ? '' : `about $${costToday.toFixed(2)} spent`,
  ].filter((part) => part !== '');
  return <span className="text-12 muted">{parts.join(', ')}</span>;
}
