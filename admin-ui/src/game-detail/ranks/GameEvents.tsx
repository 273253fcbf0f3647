import { useEffect, useRef } from 'react';
import type { MarketEvent } from '../../api/types';
import { StaticTable } from '../../components/table/DataTable';
import { formatCaptured } from '../../components/text/format';
import { ChangeLine } from '../../events/ChangeLine';

interface GameEventsProps {
  events: MarketEvent[];
  /** Highlights the events of this day. */
  day: string | null;
}

/** The events of a plot, numbered like its markers. */
export function GameEvents({ events, day }: GameEventsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!day) return;
    box.current?.querySelector('[aria-current]')?.closest('tr')?.scrollIntoView?.({ block: 'nearest' });
    box.current?.closest('section')?.scrollIntoView?.({ block: 'start' });
  }, [day]);
  if (events.length === 0)
    return <p className="text-13 muted">No events on these days. Events start with the second capture.</p>;
  return (
    <div ref={box}>
      <StaticTable
        label="Events"
        rows={events.map((event, index) => ({ event, number: index + 1 }))}
        rowKey={({ event }) => event.id}
        columns={[
          { label: 'No.', cell: ({ number }) => number },
          {
            label: 'Date',
            bareOnCards: true,
            cell: ({ event }) =>
              day && event.occurredAt.startsWith(day) ? (
                <b aria-current="date" className="accent">
                  {formatCaptured(event.occurredAt)}
                </b>
              ) : (
                formatCaptured(event.occurredAt)
              ),
          },
          {
            label: 'Event',
            bareOnCards: true,
            cell: ({ event }) => (
              <ul>
                <ChangeLine event={event} />
              </ul>
            ),
          },
        ]}
      />
    </div>
  );
}
