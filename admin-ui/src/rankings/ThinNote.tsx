import type { RankingListInfo } from '../api/types';
import { Chip } from '../components/text/chips';
import { formatCount } from '../components/text/format';

/** Warns that a chart has far fewer rows than the previous capture and is probably incomplete. */
export function ThinNote({ info }: { info: RankingListInfo }) {
  if (!info.thin || info.previousTotal === null) return null;
  return (
    <Chip tone="wait" icon="warning" title="The chart may be incomplete. See Captures.">
      {formatCount(info.total)} rows; {formatCount(info.previousTotal)} in the previous capture
    </Chip>
  );
}
