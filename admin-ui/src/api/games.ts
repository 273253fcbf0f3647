import { callJson } from './http';
import type { Game } from './types';

export function getGame(bundleId: string, signal?: AbortSignal): Promise<Game> {
  return callJson(`/api/games/${encodeURIComponent(bundleId)}`, { signal });
}
