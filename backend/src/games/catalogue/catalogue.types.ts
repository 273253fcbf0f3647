import type { ListingFacts, Platform } from '../games.types.js';

/** Key of a listing: platform and store id (package name, or App Store track id). */
export const listingKey = (platform: Platform, storeId: string): string => `${platform}:${storeId}`;

/** Store id of a listing: track id on the App Store, else package or bundle id. */
export function getStoreId(fact: Pick<ListingFacts, 'platform' | 'bundleId' | 'trackId'>): string {
  const storeId = fact.platform === 'ios' ? (fact.trackId ?? fact.bundleId) : fact.bundleId;
  if (!storeId) throw new Error('A listing needs a bundle id or a track id.');
  return storeId;
}

/** A listing as a chart or an import says it, with its keys. */
export interface IncomingListing extends ListingFacts {
  storeId: string;
  bundleId: string;
}
