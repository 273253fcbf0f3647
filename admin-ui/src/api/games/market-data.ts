import { api, readData } from '../client';
import { listQuery, readPage, type ListAnswer } from '../queries/list';
import type { GameChange, GameNote, MarketData, Platform } from '../types';

/** A store and country; without a platform the server decides. */
export interface Storefront {
  platform?: Platform;
  country: string;
}

/**
 * A game's store data; fetches and stores it on first use. `fresh` ignores a recent stored copy. Errors: 404 when no
 * store has the game, 502/503 when no store responds and nothing is stored.
 */
export function getMarketData(
  bundleId: string,
  { platform, country }: Storefront,
  { fresh, signal }: { fresh?: boolean; signal?: AbortSignal } = {},
): Promise<MarketData> {
  const params = { path: { bundleId }, query: { platform, country, fresh: fresh || undefined } };
  return readData(api.GET('/api/games/{bundleId}/market-data', { params, signal })) as Promise<MarketData>;
}

/** Changes of the game's store pages, newest first. */
export function listChanges(
  bundleId: string,
  count: number,
  signal?: AbortSignal,
): Promise<ListAnswer<GameChange>> {
  const request = listQuery({ sort: ['changedAt', 'DESC'], range: [0, count - 1] });
  const params = { path: { bundleId }, ...request };
  return readPage(api.GET('/api/games/{bundleId}/changes', { params, signal }));
}

/** The team's notes on a game, newest first. */
export function listNotes(
  bundleId: string,
  count: number,
  signal?: AbortSignal,
): Promise<ListAnswer<GameNote>> {
  const request = listQuery({ sort: ['createdAt', 'DESC'], range: [0, count - 1] });
  const params = { path: { bundleId }, ...request };
  return readPage(api.GET('/api/games/{bundleId}/notes', { params, signal }));
}

export function updateNote(bundleId: string, id: string, text: string): Promise<GameNote> {
  const params = { path: { bundleId, id } };
  return readData(api.PUT('/api/games/{bundleId}/notes/{id}', { params, body: { text } }));
}
