import { Button } from '../components/actions/Button';
import { Dialog } from '../components/dialogs/Dialog';
import { useState } from 'react';
import { useGetMany, useNotify } from 'react-admin';
import type { Game, Watchlist } from '../api/types';
import { setWatchedGames } from '../api/games/watchlists';
import { useAllRows } from '../api/queries/use-api';
import { EmptyState } from '../components/states/EmptyState';
import { Icon } from '../components/text/Icon';
import { LoadError } from '../components/states/LoadError';
import { LinesSkeleton } from '../components/states/Skeleton';
import { countNoun, formatCount } from '../components/text/format';
import { useBannered } from '../components/actions/use-bannered';
import { useWatchlists } from './use-watchlists';
import { WatchlistDialog } from './WatchlistDialog';

interface WatchDialogProps {
  bundleIds: string[];
  onClose: () => void;
}

/** Adds games to watchlists; for a single game it also shows and removes memberships. */
export function WatchDialog({ bundleIds, onClose }: WatchDialogProps) {
  const what = useGamesLabel(bundleIds);
  const { data: all, isError, refetch } = useWatchlists();
  const lists = all?.filter(({ kind }) => kind === 'games');
  const { data: holding, isError: isHidden, refetch: refetchHolding } = useHolding(bundleIds);
  const [making, setMaking] = useState(false);
  const ready = lists && (bundleIds.length > 1 || holding);
  if (making)
    return <WatchlistDialog fill={{ bundleIds }} onDone={onClose} onClose={() => setMaking(false)} />;
  return (
    <Dialog title={`Watch ${what}`} onClose={onClose} maxWidth="xs">
      <div className="dialog-body stack">
        {!ready && (isError || isHidden) ? (
          <LoadError
            title="Couldn't load the watchlists"
            onRetry={() => Promise.all([refetch(), refetchHolding()])}
          />
        ) : !ready ? (
          <LinesSkeleton label="Loading the watchlists" />
        ) : lists.length === 0 ? (
          <EmptyState title="No watchlists yet">
            Create one for rivals, your own games or a market. Press w to add games to it.
          </EmptyState>
        ) : (
          <WatchlistOptions lists={lists} bundleIds={bundleIds} holding={holding} what={what} />
        )}
      </div>
      <div className="dialog-foot">
        <Button icon="plus" onClick={() => setMaking(true)} autoFocus={lists?.length === 0}>
          New watchlist
        </Button>
        <Button label="Done" primary onClick={onClose} />
      </div>
    </Dialog>
  );
}

/** The watchlists of a single game; undefined for several, which may differ. */
const useHolding = ([bundleId = '', ...others]: string[]) =>
  useAllRows(
    '/api/watchlists',
    { sort: ['name', 'ASC'], filter: { bundleId } },
    {
      enabled: others.length === 0,
      select: (lists) => new Set(lists.map(({ id }) => id)),
      staleTime: 0,
    },
  );

function useGamesLabel(bundleIds: string[]): string {
  const one = bundleIds.length === 1;
  const { data } = useGetMany<Game>('games', { ids: one ? bundleIds : [] }, { enabled: one });
  return one ? (data?.[0]?.title ?? 'this game') : `${formatCount(bundleIds.length)} games`;
}

interface OptionsProps {
  lists: Watchlist[];
  bundleIds: string[];
  holding: Set<string> | undefined;
  what: string;
}

function WatchlistOptions({ lists, bundleIds, holding, what }: OptionsProps) {
  const notify = useNotify();
  const { busy, run, banner } = useBannered(async (list: Watchlist, watched: boolean) => {
    const count = await setWatchedGames(list.id, bundleIds, watched);
    notify(describeChange(list, watched, count, what), { type: 'success' });
  }, 'The watchlist could not be changed');
  return (
    <>
      {banner}
      <ul className="well scroll" aria-label="Watchlists">
        {lists.map((list, at) => {
          const isIn = holding?.has(list.id) ?? false;
          return (
            <li key={list.id} className="stack">
              <button
                type="button"
                className="hit row"
                aria-disabled={busy}
                autoFocus={at === 0}
                aria-pressed={holding ? isIn : undefined}
                onClick={() => void run(list, !isIn)}
              >
                <span className="grow cut" dir="auto">
                  {list.name}
                </span>
                {!list.shared && <Icon name="lock" className="small muted" />}
                <span className="text-12 muted">{formatCount(list.games)}</span>
                {isIn && <Icon name="done" />}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function describeChange({ name }: Watchlist, watched: boolean, count: number, what: string): string {
  if (!watched) return `${what} is no longer in “${name}”.`;
  if (count === 0) return `“${name}” already has ${what}.`;
  return `Added ${countNoun(count, 'game')} to “${name}”.`;
}
