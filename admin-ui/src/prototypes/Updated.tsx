import { formatDateTime, timeAgo } from '../components/text/format';

export function Updated({ at }: { at: string }) {
  return (
    <time className="text-12 muted" dateTime={at} title={formatDateTime(at)}>
      Updated {timeAgo(at)}
    </time>
  );
}
