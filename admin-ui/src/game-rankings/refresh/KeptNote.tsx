import { formatCapturedDay } from '../../components/text/format';
import type { KeptList } from './kept-list';

/** Says that the last refresh couldn't update this list, its date, and why. */
export function KeptNote({ kept, capturedAt }: { kept: KeptList; capturedAt: string | null }) {
  const what = kept.empty ? 'Last update found no games' : 'Last update failed';
  return (
    <details className="kept-note">
      <summary className="waits">
        {capturedAt ? `Showing ${formatCapturedDay(capturedAt)}. ${what}` : what}
      </summary>
      {kept.reason}
    </details>
  );
}
