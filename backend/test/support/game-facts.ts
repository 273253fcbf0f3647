import type { GameFacts } from '../../src/market-data/market-data.types.js';

/** Facts of which nothing is known but what is given. */
export const gameFacts = (known: Partial<GameFacts> = {}): GameFacts => ({
  bundleId: 'com.harbour.lamp',
  platform: 'android',
  storeId: 'com.harbour.lamp',
  trackId: null,
  url: null,
  title: null,
  developer: null,
  iconUrl: null,
  categories: [],
  description: null,
  screenshots: [],
  videoUrl: null,
  version: null,
  lastUpdate: null,
  releaseDate: null,
  similarApps: [],
  downloads: null,
  revenue: null,
  rating: null,
  ...known,
});
