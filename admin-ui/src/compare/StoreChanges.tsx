import { useQueries } from '@tanstack/react-query';
import type { MarketEvent } from '../api/types';
import { listGameEvents } from '../api/charts/changes';
import { Card } from '../components/page/Card';
import { StaticTable } from '../components/table/DataTable';
import { ExportMenu } from '../components/export/ExportMenu';
import { LoadError } from '../components/states/LoadError';
import { Spinner } from '../components/states/Spinner';
import { StoreText } from '../components/text/StoreText';
import { formatCount, formatDate } from '../components/text/format';
import { ChangeLine } from '../events/ChangeLine';
import { describeDay } from './align';
import type { Alignment } from './compare-address';
import type { Compared } from './use-compared';

const SHOWN = 40;

interface StoreChangesProps {
  games: Compared[];
  align: Alignment;
  launches: (number | null)[];
  country: string;
}

/** Changes of the games' store pages: newest first, or by days since launch. */
export function StoreChanges({ games, align, launches, country }: StoreChangesProps) {
  const reads = useQueries({
    queries: games.map(({ id, game }) => ({
      queryKey: ['events', id, 'store', country],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MarketEvent[]> => {
        const platforms = game?.platforms ?? [];
        const lists = platforms.map((platform) =>
          listGameEvents({ bundleId: id, platform, country }, signal),
        );
        return (await Promise.all(lists)).flat().filter(({ type }) => type.startsWith('store.'));
      },
    })),
  });
  const rows = games
    .flatMap(({ title }, at) =>
      (reads[at]?.data ?? []).map((event) => ({ event, title, launch: launches[at] ?? null })),
    )
    .sort((a, b) => (a.event.occurredAt < b.event.occurredAt ? 1 : -1));
  const formatWhen = ({ event, launch }: (typeof rows)[number]) =>
    align === 'launch' && launch !== null
      ? describeDay(Date.parse(event.occurredAt) - launch)
      : formatDate(event.occurredAt);
  return (
    <Card
      title="Store page changes"
      bare={rows.length > 0}
      aside={
        rows.length > 0 && (
          <ExportMenu
            what="store page changes"
            content={() =>
              rows.map(({ event, title }) => ({ game: title, type: event.type, at: event.occurredAt }))
            }
          />
        )
      }
    >
      {reads.some(({ error }) => error) && (
        <LoadError
          title="Couldn't load all changes"
          onRetry={() => reads.forEach(({ refetch }) => void refetch())}
        />
      )}
      {reads.some(({ isPending }) => isPending) ? (
        <Spinner label="Loading the changes" slow="Still loading the changes." />
      ) : rows.length === 0 ? (
        <p className="text-13 muted">
          No store page changes yet. They appear after the second reading of a page.
        </p>
      ) : (
        <StaticTable
          label="Store page changes"
          rows={rows.slice(0, SHOWN)}
          rowKey={({ event }) => event.id}
          columns={[
            { label: 'When', cell: formatWhen },
            {
              label: 'Game',
              bareOnCards: true,
              cell: ({ title }) => (
                <StoreText className="cut" title={title}>
                  {title}
                </StoreText>
              ),
            },
            {
              label: 'Change',
              bareOnCards: true,
              cell: ({ event }) => (
                <ul>
                  <ChangeLine event={event} />
                </ul>
              ),
            },
          ]}
        />
      )}
      {rows.length > SHOWN && (
        <p className="pad text-13 muted">
          The newest {SHOWN} of {formatCount(rows.length)} changes are shown. The export has all of them.
        </p>
      )}
    </Card>
  );
}
