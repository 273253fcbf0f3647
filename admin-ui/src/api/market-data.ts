import { gameApi } from './games';
import { create } from './create';
import { callJson } from './http';
import { readList, type ListAnswer } from './list';
import type { GameChange, GameNote, MarketData, Platform } from './types';

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
  { fresh = false, signal }: { fresh?: boolean; signal?: AbortSignal } = {},
): Promise<MarketData> {
  const query = new URLSearchParams({
    ...(platform && { platform }),
    country,
    ...(fresh && { fresh: 'true' }),
  });
  return callJson(`${gameApi(bundleId)}/market-data?${query}`, signal ? { signal } : {});
}

/** What changed on the game's store pages, newest first. */
export function listChanges(
  bundleId: string,
  count: number,
  signal?: AbortSignal,
): Promise<ListAnswer<GameChange>> {
  return readList(
    gamePart(bundleId, 'changes'),
    { sort: ['changedAt', 'DESC'], range: [0, count - 1] },
    signal,
  );
}

/** The team's notes on a game, newest first. */
export function listNotes(
  bundleId: string,
  count: number,
  signal?: AbortSignal,
): Promise<ListAnswer<GameNote>> {
  return readList(
    gamePart(bundleId, 'notes'),
    { sort: ['createdAt', 'DESC'], range: [0, count - 1] },
    signal,
  );
}

export function addNote(bundleId: string, text: string): Promise<GameNote> {
  return create(`${gameApi(bundleId)}/notes`, { text });
}

export function changeNote(bundleId: string, id: string, text: string): Promise<GameNote> {
  return callJson(`${gameApi(bundleId)}/notes/${id}`, { method: 'PUT', body: { text } });
}

export function deleteNote(bundleId: string, id: string): Promise<GameNote> {
  return callJson(`${gameApi(bundleId)}/notes/${id}`, { method: 'DELETE' });
}

/** The list's path below /api, as exports ask for it. */
export const gamePart = (bundleId: string, part: 'changes' | 'notes'): string =>
  `games/${encodeURIComponent(bundleId)}/${part}`;
