import limits from '../limits.json';
import { sendApi } from '../send-api';

/** The server's limit of games per request. */
const MOST_AT_ONCE = limits.WatchGamesInput.bundleIds.maxItems;

/** Adds or removes games. @returns the number of changed games */
export async function setWatchedGames(id: string, bundleIds: string[], watched: boolean): Promise<number> {
  let changed = 0;
  for (let at = 0; at < bundleIds.length; at += MOST_AT_ONCE) {
    const body = { bundleIds: bundleIds.slice(at, at + MOST_AT_ONCE), watched };
    changed += (await sendApi('POST', '/api/watchlists/{id}/games', { id, body })).changed;
  }
  return changed;
}
