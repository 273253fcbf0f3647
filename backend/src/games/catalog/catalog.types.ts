import type { ListingFacts, Platform } from '../games.types.js';

/** Key of a listing: platform and store id (package name, or App Store track id). */
export const listingKey = (platform: Platform, storeId: string): string => `${platform}:${storeId}`;

/** Store id of a listing: track id on the App Store, else package or bundle id. */
export function getStoreId(fact: Pick<ListingFacts, 'platform' | 'bundleId' | 'trackId'>): string {
  const storeId = fact.platform === 'ios' ? (fact.trackId ?? fact.bundleId) : fact.bundleId;
  if (!storeId) throw new Error('A listing needs a bundle id or a track id.');
  return storeId;
}

/** A listing from a chart or an import, with its keys. */
export interface IncomingListing extends ListingFacts {
  storeId: string;
  bundleId: string;
}

/** The storefront whose titles take precedence over those of other countries. */
export const HOME_STOREFRONT = 'us';

/** Joins a storefront's own name for `games g`; the columns of `name` are null where it has none. */
export const joinStorefrontName = (platform: string, country: string): string =>
  `left join lateral (
     select title, developer, icon_url from storefront_names
     where (bundle_id, platform, country) = (g.bundle_id, ${platform}, ${country})) as name on true`;

/** Title, developer and icon of `games g` under {@link joinStorefrontName}. */
export const LOCAL_TITLE = 'coalesce(name.title, g.title)';
export const LOCAL_DEVELOPER = 'coalesce(name.developer, g.developer)';
export const LOCAL_ICON = 'coalesce(name.icon_url, g.icon_url)';
