import { Button } from '../../components/actions/Button';
import { memo } from 'react';
import { useListContext } from 'react-admin';
import type { RankingListInfo, RankingRow, RankingType } from '../../api/types';
import { Card } from '../../components/page/Card';
import { EmptyState } from '../../components/states/EmptyState';
import { PlatformBadge, SampleChip } from '../../components/text/chips';
import { formatCaptured, formatCapturedWithAge, formatCount, isStale } from '../../components/text/format';
import { useRowToggle } from '../../components/actions/use-row-toggle';
import { ChangeMark } from '../../rankings/ChangeMark';
import { ThinNote } from '../../rankings/ThinNote';
import { StaleNote } from '../refresh/StaleNote';
import type { StaleList } from '../refresh/stale-list';
import { useScreen } from '../screen';
import { GameRow } from './GameRow';
import { RowList } from './RowList';
import { Sparkline } from '../../rankings/Sparkline';
import type { ShownList } from './use-shown-lists';

interface RankListProps {
  type: RankingType;
  title: string;
  /** Description of the content, shown while the list is empty. */
  holds: string;
  info: RankingListInfo;
  /** False when the screen shows the sample mark. */
  markSample: boolean;
  shown: ShownList;
  /** Set when a refresh after the capture failed to update this list. */
  stale: StaleList | null;
  selecting: boolean;
  onSelecting: () => void;
}

/** One list of a chart, with its date and a button for more ranks. */
export function RankList({ title, holds, info, markSample, stale, ...list }: RankListProps) {
  const { rows, label, loading, failed, toggle } = list.shown;
  const { selecting } = list;
  const { onSelect, selectedIds } = useListContext();
  const { compareDate } = useScreen().dates;
  const total = Math.max(info.total, rows.length);
  return (
    <Card className="rank-list" bare title={title} aside={markSample && info.sample && <SampleChip />}>
      <div className="rank-list-asof row wrap text-12 muted">
        {info.capturedAt && <CapturedAt iso={info.capturedAt} sample={info.sample} />}
        {compareDate && <ComparedWith info={info} />}
        {info.derived && (
          <details>
            <summary>derived list</summary>
            {explainDerived(info.derived)}
          </details>
        )}
        {selecting && rows.length > 0 ? (
          <button
            type="button"
            className="link-button rank-list-count"
            aria-label={`Select all ${rows.length} of ${title}`}
            onClick={() => onSelect([...new Set([...selectedIds, ...rows.map(({ bundleId }) => bundleId)])])}
          >
            Select all {rows.length}
          </button>
        ) : (
          <span className="rank-list-count">
            {formatCount(rows.length)} of {formatCount(total)}
          </span>
        )}
        <ThinNote info={info} />
        {stale && <StaleNote list={stale} capturedAt={info.capturedAt} />}
      </div>
      {rows.length === 0 ? (
        <EmptyState title="No games found">{holds}</EmptyState>
      ) : (
        <Rows title={title} {...list} />
      )}
      {failed && <p className="pad text-12 wrong">Couldn&apos;t load the other ranks.</p>}
      {label && (
        <Button size="small" variant="text" fullWidth disabled={loading} onClick={toggle}>
          {loading ? 'Loading…' : failed ? 'Retry' : label}
        </Button>
      )}
    </Card>
  );
}

type RowsProps = Pick<RankListProps, 'title' | 'shown' | 'type' | 'selecting' | 'onSelecting'>;

function Rows({ title, shown: { rows }, type, selecting, onSelecting }: RowsProps) {
  const { selectedIds } = useListContext();
  const toggleRow = useRowToggle();
  const ids = rows.map(({ bundleId }) => bundleId);
  return (
    <RowList
      label={title}
      rows={rows}
      list={type}
      onPick={({ bundleId }, shift) => {
        onSelecting();
        toggleRow(bundleId, ids, shift);
      }}
    >
      {(rank, tabIndex) => (
        <RankRow
          rank={rank}
          list={type}
          tabIndex={tabIndex}
          picked={selecting ? selectedIds.includes(rank.bundleId) : undefined}
          onToggle={selecting ? (shift) => toggleRow(rank.bundleId, ids, shift) : undefined}
        />
      )}
    </RowList>
  );
}

interface RankRowProps {
  rank: RankingRow;
  list: RankingType;
  tabIndex: 0 | -1;
  /** Undefined outside of selection mode. */
  picked: boolean | undefined;
  onToggle: ((shift: boolean) => void) | undefined;
}

// Memoized, because the lists rerender often without changes to rows.
const RankRow = memo(function RankRow({ rank, list, tabIndex, picked, onToggle }: RankRowProps) {
  return (
    <GameRow
      game={rank}
      list={list}
      tabIndex={tabIndex}
      pick={onToggle && { picked: picked === true, toggle: onToggle }}
      place={
        <span className="rank-place">
          <span className="text-12 muted">Top </span>
          <b>{rank.rankPosition}</b>
        </span>
      }
      mark={<PlatformBadge platform={rank.platform} icon />}
      side={
        <>
          <ChangeMark
            change={rank.change}
            rankPosition={rank.rankPosition}
            previousPosition={rank.previousPosition}
          />
          <Sparkline trend={rank.trend} />
        </>
      }
    />
  );
});

const ComparedWith = ({ info: { comparedAt } }: Pick<RankListProps, 'info'>) =>
  comparedAt ? <span>vs {formatCaptured(comparedAt)}</span> : <span>nothing earlier to compare with</span>;

function CapturedAt({ iso, sample }: { iso: string; sample: boolean }) {
  const { date } = useScreen().dates;
  const stale = !sample && !date && isStale(iso);
  return (
    <time
      className={stale ? 'waits' : undefined}
      dateTime={iso}
      title={`Captured ${formatCaptured(iso)}${stale ? '. Older than a week.' : ''}`}
    >
      {date ? formatCaptured(iso) : formatCapturedWithAge(iso)}
    </time>
  );
}

/** Explains a list that no store publishes; `union` is the most common method. */
function explainDerived(derived: string): string {
  return derived === 'union'
    ? 'The store returned no overall chart. This list combines its category charts by rank.'
    : derived;
}
