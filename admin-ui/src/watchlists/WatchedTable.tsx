import { MAX_ROWS } from '../api/queries/list';
import { Button } from '../components/actions/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListContextProvider, useList, useListContext, useNotify } from 'react-admin';
import type { WatchedGame, WatchedGames, Watchlist } from '../api/types';
import { setWatchedGames } from '../api/games/watchlists';
import { CompareButton } from '../components/actions/CompareButton';
import { DataTable } from '../components/table/DataTable';
import { EmptyState } from '../components/states/EmptyState';
import { ReadStates } from '../components/lists/ListStates';
import { SelectionBar } from '../components/table/SelectionBar';
import { countNoun, formatCount } from '../components/text/format';
import { UndoButton } from '../components/actions/UndoButton';
import { useAction } from '../components/actions/use-action';
import { ROUTES, gamePath } from '../routes';
import { listColumns } from './watched-columns';

interface WatchedTableProps {
  list: Watchlist;
  read: UseQueryResult<WatchedGames>;
}

const NO_GAMES: WatchedGame[] = [];
const AS_GIVEN = { field: '', order: 'ASC' } as const;

/** The games with their ranks, with compare and remove as bulk actions. */
export function WatchedTable({ list, read }: WatchedTableProps) {
  const { data } = read;
  const games = useList({
    data: data?.games ?? NO_GAMES,
    perPage: MAX_ROWS,
    sort: AS_GIVEN,
  });
  const columns = useMemo(() => (data ? listColumns(data) : []), [data]);
  const chart = data?.countries[0] ? { platform: data.platform, country: data.countries[0] } : undefined;
  return (
    <section className="card" aria-label={`Games of ${list.name}`} aria-busy={read.isFetching}>
      <ReadStates what="games" rows={data?.games} read={read} nothing={<NoGames list={list} />}>
        <ListContextProvider value={games}>
          <Selected list={list} />
          <DataTable<WatchedGame>
            columns={columns}
            cardsBelow={1000}
            select={({ title }) => title}
            href={({ bundleId }) => gamePath(bundleId, chart)}
          />
        </ListContextProvider>
        {data && data.total > data.games.length && (
          <p className="pad text-13 muted">
            The first {formatCount(data.games.length)} of {formatCount(data.total)} games are shown.
          </p>
        )}
      </ReadStates>
    </section>
  );
}

function Selected({ list }: { list: Watchlist }) {
  const { selectedIds, onSelect } = useListContext<WatchedGame>();
  const notify = useNotify();
  const ids = selectedIds.map(String);
  const putBack = useAction(setWatchedGames, 'The games could not be put back');
  const { busy, run } = useAction(async () => {
    const count = await setWatchedGames(list.id, ids, false);
    onSelect([]);
    notify(`Removed ${countNoun(count, 'game')} from “${list.name}”.`, {
      type: 'success',
      action: <UndoButton onUndo={() => void putBack.run(list.id, ids, true)} />,
    });
  }, 'The games could not be removed');
  return (
    <SelectionBar what="games">
      <CompareButton games={ids} />
      {list.kind === 'games' && (
        <Button icon="minus" size="small" disabled={busy} onClick={() => void run()}>
          Remove from the list
        </Button>
      )}
    </SelectionBar>
  );
}

function NoGames({ list }: { list: Watchlist }) {
  if (list.kind !== 'games')
    return (
      <EmptyState heading="h2" title="No games found">
        {list.broken ?? 'Games appear here as soon as they match.'}
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h2"
      title="No games yet"
      action={<Button label="Find games" size="small" to={ROUTES.games} />}
    >
      Press w on any game, in the charts or in Games, and choose this list.
    </EmptyState>
  );
}
