import type { MarketEvent } from '../../api/changes';
import { StaticTable } from '../../components/DataTable';
import { formatCaptured } from '../../components/format';
import { ChangeLine } from '../../events/ChangeLine';

/** The events of a plot by the numbers that mark them there. */
export function GameEvents({ events }: { events: MarketEvent[] }) {
  if (events.length === 0)
    return <p className="text-13 muted">No events in these days. They start with the second capture.</p>;
  return (
    <StaticTable
      label="Events"
      rows={events.map((event, index) => ({ event, number: index + 1 }))}
      rowKey={({ event }) => event.id}
      columns={[
        { label: 'No.', cell: ({ number }) => number },
        { label: 'Date', cell: ({ event }) => formatCaptured(event.occurredAt) },
        {
          label: 'Event',
          cell: ({ event }) => (
            <ul>
              <ChangeLine event={event} />
            </ul>
          ),
        },
      ]}
    />
  );
}
