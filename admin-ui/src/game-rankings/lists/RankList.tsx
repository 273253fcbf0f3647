import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { RankingListInfo, RankingRow, RankingType } from '../../api/types';
import { Card } from '../../components/Card';
import { SampleChip } from '../../components/chips';
import { capturedAgo, formatCaptured, formatCount } from '../../components/format';
import type { KeptList } from '../refresh/kept-list';
import { KeptNote } from '../refresh/KeptNote';
import { RankRow } from './RankRow';
import { moveInLists } from './move-in-lists';
import { visibleRows } from './visible-rows';
import './rank-list.css';

interface RankListProps {
  type: RankingType;
  title: string;
  rows: RankingRow[];
  info: RankingListInfo;
  /** A refresh since the capture has tried to renew this list in vain. */
  kept?: KeptList | null;
  from: string;
  /** A game to put the focus on, when the reader comes back from its page. */
  returnTo?: string;
  empty: ReactNode;
}

/** One chart: scrolls by itself, one stop for Tab, arrows inside. */
export function RankList({ type, title, rows, info, kept, from, returnTo, empty }: RankListProps) {
  const shown = visibleRows(rows);
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const reached = Math.min(current, shown.length - 1);

  useEffect(() => {
    if (!returnTo) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-bundle-id="${CSS.escape(returnTo)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [returnTo]);

  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    if (!event.altKey && !event.ctrlKey && !event.metaKey && moveInLists(event.currentTarget, event.key)) {
      event.preventDefault();
    }
  };

  return (
    <Card className="rank-list" bare title={title} aside={info.sample && <SampleChip />}>
      <div className="rank-list-asof text-12 muted">
        {info.capturedAt ? (
          <>
            <time dateTime={info.capturedAt} title={formatCaptured(info.capturedAt)}>
              captured {capturedAgo(info.capturedAt)}
            </time>
            <span className="rank-list-count">
              {formatCount(shown.length)} of {formatCount(Math.max(info.total, shown.length))}
            </span>
          </>
        ) : (
          'Not captured'
        )}
        {kept && <KeptNote kept={kept} capturedAt={info.capturedAt} />}
        {info.derived && (
          <details>
            <summary>derived list</summary>
            {explainDerived(info.derived)}
          </details>
        )}
      </div>
      {shown.length === 0 ? (
        empty
      ) : (
        <ol ref={list} aria-label={title} onKeyDown={onKeyDown}>
          {shown.map((row, index) => (
            <RankRow
              key={row.bundleId}
              row={row}
              list={type}
              from={from}
              tabbable={index === reached}
              onReach={() => setCurrent(index)}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** How a list came about that no store publishes; the server's word for the commonest way is `union`. */
function explainDerived(derived: string): string {
  return derived === 'union'
    ? 'The store gave no overall chart: these are its category charts, put together by rank.'
    : derived;
}
