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

const MOST_GAMES = 200;

export const gameKey = ({ day, bundleId }: Pick<ChangedGame, 'day' | 'bundleId'>): string =>
  `${day} ${bundleId}`;

/** What the user has seen of the changes; on a first visit nothing is new. */
export function useSeen(changes: Changes | undefined) {
  const [seen, setSeen] = useStore<Seen | null>('changes.seen', null);
  const newestId = changes?.newestId;
  const isFirst = seen === null;
  useEffect(() => {
    if (isFirst && newestId) setSeen({ id: newestId, at: new Date().toISOString(), games: [] });
  }, [isFirst, newestId, setSeen]);
  return {
    at: seen?.at,
    isUnseen: (game: ChangedGame): boolean =>
      seen !== null && game.newestId > seen.id && !seen.games.includes(gameKey(game)),
    markAll: () => newestId && setSeen({ id: newestId, at: new Date().toISOString(), games: [] }),
    mark: (key: string) =>
      seen &&
      setSeen({ ...seen, games: [...seen.games.filter((one) => one !== key), key].slice(-MOST_GAMES) }),
  };
}
