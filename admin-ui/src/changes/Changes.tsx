import { MAX_ROWS } from '../api/queries/list';
import { Button } from '../components/actions/Button';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useRef, useState } from 'react';
import type { Changes as Answer } from '../api/types';
import { countEventsAfter, readChanges } from '../api/charts/changes';
import { keepWithin } from '../api/queries/keep-within';
import { SampleChip } from '../components/text/chips';
import { EmptyState } from '../components/states/EmptyState';
import { ExportMenu } from '../components/export/ExportMenu';
import { countNoun, formatCount, formatDate, formatDateTime } from '../components/text/format';
import { LoadError } from '../components/states/LoadError';
import { PageHead } from '../components/page/PageHead';
import { TableSkeleton } from '../components/states/Skeleton';
import { useAddressWord, useChangeQuery } from '../components/page/use-address';
import { ROUTES } from '../routes';
import { ChangedGame } from './ChangedGame';
import { ChangeFilters, TypeChips, useChangesQuery } from './ChangeFilters';
import { Quiet } from './Quiet';
import { toChangeRows } from './change-rows';
import { gameKey, useSeen } from './use-seen';
import { useGameKeys } from './use-game-keys';
import './changes.css';

const PAGE = 40;
const MOST = 400;
const POLL_MS = 30_000;

/** /admin/changes: changes in charts, on store pages and in analyses, by day and game. */
export function Changes() {
  const query = useChangesQuery();
  const [limit, setLimit] = useState(PAGE);
  const params = { ...query, limit };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['changes', 'stream', query, limit],
    queryFn: ({ signal }) => readChanges(params, signal),
    // Loads more of the same stream; other filters start over.
    placeholderData: keepWithin(['changes', 'stream', query]),
  });
  const { category, tagId, to, types, platform, country } = query;
  // New events can't be counted by these, and an earlier period has none.
  const uncounted = category ?? tagId ?? to;
  const news = useQuery({
    queryKey: ['changes', 'news', data?.newestId, query],
    queryFn: ({ signal }) => countEventsAfter(data!.newestId, query, signal),
    enabled: data !== undefined && !uncounted,
    refetchInterval: POLL_MS,
  });
  const seen = useSeen(data, Boolean(uncounted ?? types ?? platform ?? country));
  const list = useRef<HTMLDivElement>(null);
  useGameKeys(list, seen.mark);
  return (
    <>
      <PageHead
        title="Changes"
        asOf={
          data?.to ? <StreamSummary changes={data} /> : <span>In charts, on store pages and in analyses</span>
        }
        actions={
          <>
            <ExportMenu
              what="changes"
              label="Export"
              day={data?.to ?? undefined}
              disabled={!data?.games.length}
              content={() => toChangeRows(data?.games ?? [])}
            />
            <Button
              icon="done"
              label="Mark all as seen"
              variant="contained"
              disabled={!data?.games.some(seen.isUnseen)}
              onClick={seen.markAll}
            />
          </>
        }
      />
      <ChangeFilters query={query} />
      <TypeChips counts={data?.counts} />
      {error && <LoadError title="Couldn't load changes" error={error} busy={isFetching} onRetry={refetch} />}
      {!uncounted && Boolean(news.data) && (
        <div>
          <Button icon="rise" size="small" onClick={() => void refetch()}>
            Show {news.data === MAX_ROWS ? `more than ${formatCount(MAX_ROWS)}` : news.data} new{' '}
            {news.data === 1 ? 'change' : 'changes'}
          </Button>
        </div>
      )}
      <Quiet />
      <div ref={list} className="stack" aria-busy={isFetching}>
        {!data && !error && <TableSkeleton label="Loading changes" icons />}
        {data && <Days changes={data} seen={seen} />}
        {data?.games.length === 0 && <Nothing isFiltered={Object.keys(query).length > 0} />}
        {data && (
          <More changes={data} limit={limit} onMore={() => setLimit(Math.min(limit + PAGE * 2, MOST))} />
        )}
      </div>
    </>
  );
}

function StreamSummary({ changes: { from, to, counts } }: { changes: Answer }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <span>{countNoun(total, 'change')}</span>
      <span>
        {formatDate(from!)} to {formatDate(to!)}
      </span>
    </>
  );
}

function Days({
  changes: { days, games, sample },
  seen,
}: {
  changes: Answer;
  seen: ReturnType<typeof useSeen>;
}) {
  const unseen = games.map(seen.isUnseen);
  const last = unseen.lastIndexOf(true);
  return days
    .filter(({ day }) => games.some((game) => game.day === day))
    .map(({ day, changes, games: count }, place) => (
      <section key={day} className="stack tight" aria-label={formatDate(day)}>
        <h2 className="day-head">
          {formatWeekday(day)}
          <span className="muted text-13">
            {countNoun(changes, 'change')}
            {count !== null && ` in ${countNoun(count, 'game')}`}
          </span>
          {sample && place === 0 && <SampleChip />}
        </h2>
        <div className="card lines">
          {games.map(
            (game, index) =>
              game.day === day && (
                <Fragment key={gameKey(game)}>
                  <ChangedGame game={game} unseen={unseen[index]!} />
                  {index === last && last < games.length - 1 && seen.at && (
                    <p className="accent text-13">
                      You've seen everything below as of {formatDateTime(seen.at)}
                    </p>
                  )}
                </Fragment>
              ),
          )}
        </div>
      </section>
    ));
}

const formatWeekday = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const changeQuery = useChangeQuery();
  if (isFiltered)
    return (
      <EmptyState
        heading="h2"
        title="No changes match these filters"
        action={
          <Button size="small" onClick={() => changeQuery(() => new URLSearchParams())}>
            Clear filters
          </Button>
        }
      >
        Choose a longer period or another type.
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h2"
      title="Changes start with the second capture"
      action={<Button label="Go to Game Rankings" size="small" to={ROUTES.rankings} />}
    >
      Refresh or import charts from two days. Imported charts create changes at their own dates.
    </EmptyState>
  );
}

function More({
  changes: { more, earlier },
  limit,
  onMore,
}: {
  changes: Answer;
  limit: number;
  onMore: () => void;
}) {
  const [to, setTo] = useAddressWord('to');
  return (
    <div className="row wrap">
      {more && limit < MOST && <Button label="Show more games" onClick={onMore} />}
      {earlier && <Button onClick={() => setTo(earlier)}>Earlier: {formatDate(earlier)}</Button>}
      {to && <Button label="Newest changes" onClick={() => setTo(null)} />}
    </div>
  );
}
