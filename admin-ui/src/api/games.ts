import { callJson } from './http';
import type { Game, GameDetail } from './types';

export function getGame(bundleId: string, signal?: AbortSignal): Promise<GameDetail> {
  return callJson(`/api/games/${encodeURIComponent(bundleId)}`, { signal });
}

/** Games whose title, developer or bundle id holds the words, the first eight by title. */
export function searchGames(words: string, signal?: AbortSignal): Promise<Game[]> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ q: words }),
    sort: '["title","ASC"]',
    range: '[0,7]',
  });
  return callJson(`/api/games?${query}`, { signal });
}
