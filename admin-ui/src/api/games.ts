import { create } from './create';
import { callJson } from './http';
import { readList, type ListAnswer, type ListRequest } from './list';
import type { EnteredDescription, Game, GameDetail, Platform } from './types';

export function getGame(bundleId: string, signal?: AbortSignal): Promise<GameDetail> {
  return callJson(gameApi(bundleId), { signal });
}

/** A game must have all of it; `mechanic` is a name, or part of one, of what an analysis found. */
export type GameFilter = {
  q?: string | undefined;
  platform?: Platform | undefined;
  category?: string | undefined;
  /** All of these tags. */
  tagId?: string[] | undefined;
  mechanic?: string | undefined;
};

export function listGames(
  request: ListRequest & { filter: GameFilter },
  signal?: AbortSignal,
): Promise<ListAnswer<Game>> {
  return readList('games', request, signal);
}

/** Takes a store address, a package name or a track id. Errors: 400/422 with `errors.storeUrl`. */
export function addGame(storeUrl: string): Promise<GameDetail> {
  return create('/api/games', { storeUrl });
}

/** Starts the job that asks the stores for the details of these games; without ids, of all charting ones. */
export function enrichGames(bundleIds?: string[]): Promise<{ jobId: string }> {
  return create('/api/games/enrich', bundleIds ? { bundleIds } : {});
}

/** Enters the game's description, or replaces the one entered before. Errors: 400 with `errors.text`. */
export function enterDescription(bundleId: string, text: string): Promise<EnteredDescription> {
  return callJson(`${gameApi(bundleId)}/description`, { method: 'PUT', body: { text } });
}

export function removeDescription(bundleId: string): Promise<EnteredDescription> {
  return callJson(`${gameApi(bundleId)}/description`, { method: 'DELETE' });
}

export const gameApi = (bundleId: string): string => `/api/games/${encodeURIComponent(bundleId)}`;
