import { callJson } from './http';
import { readList, type ListAnswer, type ListRequest } from './list';
import type { Game, GameDetail, Platform } from './types';

export function getGame(bundleId: string, signal?: AbortSignal): Promise<GameDetail> {
  return callJson(gameApi(bundleId), { signal });
}

export interface GameFilter {
  q?: string;
  platform?: Platform;
  category?: string;
  tagId?: string[];
  mechanic?: string;
}

export function listGames(
  request: ListRequest & { filter: GameFilter },
  signal?: AbortSignal,
): Promise<ListAnswer<Game>> {
  return readList('games', { ...request, filter: { ...request.filter } }, signal);
}

/** Takes a store address, a package name or a track id. Errors: 400/422 with `errors.storeUrl`. */
export function addGame(storeUrl: string): Promise<GameDetail> {
  return callJson('/api/games', { method: 'POST', body: { storeUrl } });
}

/** Starts the job that asks the stores for the details of these games; without ids, of all charting ones. */
export function enrichGames(bundleIds?: string[]): Promise<{ jobId: string }> {
  return callJson('/api/games/enrich', { method: 'POST', body: bundleIds ? { bundleIds } : {} });
}

export const gameApi = (bundleId: string): string => `/api/games/${encodeURIComponent(bundleId)}`;
