import { api, readData } from '../client';
import type { MarketData, Platform } from '../types';

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
