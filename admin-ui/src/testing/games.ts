import type { Game, GameDetail, Listing, MarketData } from '../api/types';
import { unknownFields } from './documented-answers';

const NOW = '2026-11-21T06:00:00Z';

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

export const gameRow = (bundleId: string, title: string, more: Partial<Game> = {}) =>
  ({
    ...unknownFields('ListedGameDto'),
    ...game(bundleId, title),
    unifiedId: bundleId,
    listings: [],
    ...more,
  }) as Game;

export const androidListing = (more: Partial<Listing> = {}) =>
  ({
    ...unknownFields('GameListingDto'),
    platform: 'android',
    storeId: 'com.a',
    url: 'https://play.google.com/store/apps/details?id=com.a',
    title: 'Alpha',
    fieldSources: {},
    sample: false,
    updatedAt: NOW,
    ...more,
  }) as Listing;

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

/** Store data in which only the given fields were found. */
export const marketData = (more: Partial<MarketData> = {}) =>
  ({
    ...unknownFields('MarketDataDto'),
    bundleId: 'com.a',
    platform: 'android',
    title: 'Alpha',
    downloads: { total: null, countries: [] },
    revenue: { total: null, countries: [] },
    rating: { score: null, total: null, distribution: [] },
    source: 'Google Play',
    fetchedAt: NOW,
    fieldSources: {},
    country: 'us',
    stored: false,
    ageSeconds: 0,
    outcomes: [{ provider: 'Google Play', outcome: 'found', message: 'Found.' }],
    growth: { downloads: null, revenue: null, rating: null },
    ...more,
  }) as MarketData;
