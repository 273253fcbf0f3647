import { formatCapturedDay } from '../../components/text/format';
import type { StaleList } from './stale-list';

/** Says that the last refresh couldn't update this list, its date, and why. */
export function StaleNote({ list, capturedAt }: { list: StaleList; capturedAt: string | null }) {
  const what = list.empty ? 'Last update found no games' : 'Last update failed';
  return (
    <details className="kept-note">
      <summary className="waits">
        {capturedAt ? `Showing ${formatCapturedDay(capturedAt)}. ${what}` : what}
      </summary>
      {list.reason}
    </details>
  );
}
