import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Mover } from '../../api/types';
import { Card } from '../../components/Card';
import { formatCount } from '../../components/format';
import { moveInLists } from '../lists/move-in-lists';
import { MoverRow } from './MoverRow';

interface MoverSectionProps {
  title: string;
  /** Said when there is no such move. */
  none: string;
  movers: Mover[];
  from: string;
  /** A game to put the focus on, when the reader comes back from its page. */
  returnTo?: string;
}

/** One kind of move: a list with one stop for Tab and arrows inside. */
export function MoverSection({ title, none, movers, from, returnTo }: MoverSectionProps) {
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const reached = Math.min(current, movers.length - 1);

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
    <Card
      className="rank-list mover-section"
      bare
      title={title}
      aside={<span className="text-12 muted">{formatCount(movers.length)}</span>}
    >
      {movers.length === 0 ? (
        <p className="mover-none text-13 muted">{none}</p>
      ) : (
        <ol ref={list} aria-label={title} onKeyDown={onKeyDown}>
          {movers.map((mover, index) => (
            <MoverRow
              key={`${mover.rankingType} ${mover.bundleId}`}
              mover={mover}
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
