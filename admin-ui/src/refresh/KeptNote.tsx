import { formatDateTime } from '../components/format';
import type { KeptList } from './kept-list';
import './refresh-status.css';

/** With a list that the last refresh could not renew: since when it stands, and why. */
export function KeptNote({ kept, capturedAt }: { kept: KeptList; capturedAt: string | null }) {
  const what = kept.empty
    ? 'the last refresh found no games'
    : capturedAt
      ? 'could not be refreshed'
      : 'could not be fetched';
  return (
    <details className="kept-note">
      <summary>{capturedAt ? `kept from ${formatDateTime(capturedAt)}, ${what}` : capitalised(what)}</summary>
      {kept.reason}
    </details>
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
