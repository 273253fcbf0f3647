import { toSlug } from '../../common/text/slug.js';
import type { Platform } from '../games.types.js';

/** The default site has its own names for the stores; other sites get ours. */
const APPMAGIC = 'appmagic.rocks';
const APPMAGIC_STORES: Record<Platform, string> = { android: 'google-play', ios: 'iphone' };

interface MarketPageListing {
  platform: Platform;
  bundleId: string;
  /** The track id on the App Store. */
  storeId: string;
  title: string;
}

/**
 * Builds the game's address on the market-intelligence site.
 * @param template value of MARKET_PAGE_URL, with {platform}, {slug} and {bundleId}
 * @returns null unless the result is an https address
 */
export function marketPageUrl(template: string, listing: MarketPageListing): string | null {
  if (!/^https:\/\//i.test(template)) return null;
  const { platform, bundleId, storeId, title } = listing;
  const isAppMagic = new RegExp(`^https://(www\\.)?${APPMAGIC.replace('.', '\\.')}/`, 'i').test(template);
  // That site identifies App Store games by track id.
  const isTracked = isAppMagic && platform === 'ios' && /^\d+$/.test(storeId);
  const values: Record<string, string> = {
    platform: isAppMagic ? APPMAGIC_STORES[platform] : platform,
    slug: toSlug(title),
    bundleId: encodeURIComponent(isTracked ? storeId : bundleId),
  };
  const filled = template.replace(/\{(platform|slug|bundleId)\}/g, (_, name: string) => values[name] ?? '');
  return URL.canParse(filled) ? new URL(filled).href : null;
}
