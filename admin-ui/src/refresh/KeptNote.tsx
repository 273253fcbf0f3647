import { formatDateTime } from '../components/format';
import type { KeptList } from './kept-list';
import './refresh-status.css';

/** With a list that the last refresh could not renew: since when it stands, and why. */
export function KeptNote({ kept, capturedAt }: { kept: KeptList; capturedAt: string | null }) {
  const what = kept.empty
    ? 'the store’s chart was empty at the last refresh'
    : capturedAt
      ? 'could not be refreshed'
      : 'Could not be fetched';
  return (
    <details className="kept-note">
      <summary>{capturedAt ? `kept from ${formatDateTime(capturedAt)}, ${what}` : what}</summary>
      {kept.reason}
    </details>
  );
}
