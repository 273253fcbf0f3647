import { api, create, readData } from '../client';
import { listQuery, readPage, type ListAnswer } from '../queries/list';
import type { GameChange, GameNote, MarketData, Platform } from '../types';

/** Which store's page, as seen from where; without a platform the server decides. */
export interface Storefront {
  platform?: Platform;
  country: string;
}

/**
 * What the stores tell of a game; asking for one that is not stored yet stores it. `fresh` asks them again although a
 * young copy is there. Errors: 404 in no store, 502/503 when no store answers and nothing is stored.
 */
export function getMarketData(
  bundleId: string,
  { platform, country }: Storefront,
  { fresh, signal }: { fresh?: boolean; signal?: AbortSignal } = {},
): Promise<MarketData> {
  const params = { path: { bundleId }, query: { platform, country, fresh: fresh || undefined } };
  return readData(api.GET('/api/games/{bundleId}/market-data', { params, signal })) as Promise<MarketData>;
}

/** What changed on the game's store pages, newest first. */
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

export const addNote = (bundleId: string, text: string): Promise<GameNote> =>
  create('/api/games/{bundleId}/notes', { params: { path: { bundleId } }, body: { text } });

export function updateNote(bundleId: string, id: string, text: string): Promise<GameNote> {
  const params = { path: { bundleId, id } };
  return readData(api.PUT('/api/games/{bundleId}/notes/{id}', { params, body: { text } }));
}

export const deleteNote = (bundleId: string, id: string): Promise<GameNote> =>
  readData(api.DELETE('/api/games/{bundleId}/notes/{id}', { params: { path: { bundleId, id } } }));
