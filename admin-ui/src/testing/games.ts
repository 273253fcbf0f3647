import type { Game, GameDetail, Listing, MarketData } from '../api/types';

const NOW = '2026-11-21T06:00:00Z';

const unknownFacts = {
  price: null,
  inAppPurchases: null,
  purchaseRange: null,
  containsAds: null,
  contentRating: null,
  availability: null,
  languages: [],
  sizeBytes: null,
  installCount: null,
};

const game = (bundleId: string, title: string) => ({
  id: bundleId,
  bundleId,
  title,
  developer: null,
  iconUrl: null,
  platforms: ['android'] satisfies Game['platforms'],
  categories: [],
  sample: false,
  updatedAt: NOW,
});

export const gameRow = (bundleId: string, title: string, more: Partial<Game> = {}): Game => ({
  ...game(bundleId, title),
  rank: null,
  previousRank: null,
  rankChange: null,
  rankedIn: null,
  rating: null,
  ratings: null,
  ...{ installs: null, installsPerDay: null, installsUntil: null },
  ...{ containsAds: null, inAppPurchases: null, contentRating: null, lastUpdate: null, releaseDate: null },
  tags: [],
  analyzedAt: null,
  ...more,
});

export const androidListing = (more: Partial<Listing> = {}): Listing => ({
  platform: 'android',
  storeId: 'com.a',
  trackId: null,
  url: 'https://play.google.com/store/apps/details?id=com.a',
  title: 'Alpha',
  developer: null,
  iconUrl: null,
  description: null,
  categories: [],
  screenshots: [],
  videoUrl: null,
  version: null,
  releaseNotes: null,
  lastUpdate: null,
  releaseDate: null,
  ...unknownFacts,
  similarApps: [],
  downloads: null,
  revenue: null,
  rating: null,
  marketPageUrl: null,
  fieldSources: {},
  sample: false,
  updatedAt: NOW,
  ...more,
});

export const gameDetail = (more: Partial<GameDetail> = {}): GameDetail => ({
  ...game('com.a', 'Alpha'),
  listings: [androidListing()],
  storefrontNames: [],
  enteredDescription: null,
  positions: [],
  tags: [],
  analysis: null,
  ...more,
});

/** An answer of the market in which nothing but what is given was found. */
export const marketData = (more: Partial<MarketData> = {}): MarketData => ({
  bundleId: 'com.a',
  platform: 'android',
  title: 'Alpha',
  developer: null,
  iconUrl: null,
  categories: [],
  description: null,
  screenshots: [],
  videoUrl: null,
  version: null,
  releaseNotes: null,
  lastUpdate: null,
  releaseDate: null,
  ...unknownFacts,
  similarApps: [],
  downloads: { total: null, countries: [] },
  revenue: { total: null, countries: [] },
  rating: { score: null, total: null, distribution: [] },
  source: 'Google Play',
  fetchedAt: NOW,
  defaults: [],
  warnings: [],
  fieldSources: {},
  country: 'us',
  stored: false,
  ageSeconds: 0,
  outcomes: [{ provider: 'Google Play', outcome: 'found', message: 'Found.' }],
  growth: { downloads: null, revenue: null, rating: null },
  ...more,
});
