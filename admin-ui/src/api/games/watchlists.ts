import { api, readData } from '../client';
import { listQuery, readAllPages } from '../queries/list';
import type { Watchlist } from '../types';

export type WatchlistKind = Watchlist['kind'];

/** My and shared watchlists by name, optionally of one kind or with a hand-picked game. */
export const listWatchlists = (
  filter: { kind?: WatchlistKind; bundleId?: string } = {},
  signal?: AbortSignal,
): Promise<Watchlist[]> =>
  readAllPages((range) => {
    const params = listQuery({ sort: ['name', 'ASC'], range, filter });
    return readData(api.GET('/api/watchlists', { params, signal }));
  });

/** The server's limit of games per request. */
const MOST_AT_ONCE = 500;

/** Adds or removes games. @returns the number of changed games */
export async function setWatchedGames(id: string, bundleIds: string[], watched: boolean): Promise<number> {
  let changed = 0;
  for (let at = 0; at < bundleIds.length; at += MOST_AT_ONCE) {
    const body = { bundleIds: bundleIds.slice(at, at + MOST_AT_ONCE), watched };
    changed += (await readData(api.POST('/api/watchlists/{id}/games', { params: { path: { id } }, body })))
      .changed;
  }
  return changed;
}
