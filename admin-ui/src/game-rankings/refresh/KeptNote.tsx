import { formatCapturedDay } from '../../components/format';
import type { KeptList } from './kept-list';
import './refresh-status.css';

/** With a list that the last refresh could not renew: of which day it is, and why. */
export function KeptNote({ kept, capturedAt }: { kept: KeptList; capturedAt: string | null }) {
  const what = kept.empty ? 'Last update found no games' : 'Last update failed';
  return (
    <details className="kept-note">
      <summary>{capturedAt ? `Showing ${formatCapturedDay(capturedAt)}. ${what}` : what}</summary>
      {kept.reason}
    </details>
  );
}
