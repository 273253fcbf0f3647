import { useEffect } from 'react';
import { useStore } from 'react-admin';
import type { ChangedGame, Changes } from '../api/types';

interface Seen {
  /** Everything up to this event was seen. */
  id: string;
  /** When it was marked. */
  at: string;
  /** Games marked individually after that event. */
  games: string[];
}

const MOST_GAMES = 500;

export const gameKey = ({ day, bundleId }: Pick<ChangedGame, 'day' | 'bundleId'>): string =>
  `${day} ${bundleId}`;

/** What the user has seen of the changes, of which filters may hide some; on a first visit nothing is new. */
export function useSeen(changes: Changes | undefined, isFiltered: boolean) {
  const [seen, setSeen] = useStore<Seen | null>('changes.seen', null);
  const newestId = changes?.newestId;
  const isFirst = seen === null;
  useEffect(() => {
    if (isFirst && newestId) setSeen({ id: newestId, at: new Date().toISOString(), games: [] });
  }, [isFirst, newestId, setSeen]);
  const mark = (keys: string[]) =>
    seen && setSeen({ ...seen, games: [...new Set([...seen.games, ...keys])].slice(-MOST_GAMES) });
  return {
    at: seen?.at,
    isUnseen: (game: ChangedGame): boolean =>
      seen !== null && game.newestId > seen.id && !seen.games.includes(gameKey(game)),
    markAll: () =>
      isFiltered
        ? mark(changes?.games.map(gameKey) ?? [])
        : newestId && setSeen({ id: newestId, at: new Date().toISOString(), games: [] }),
    mark: (key: string) => mark([key]),
  };
}
