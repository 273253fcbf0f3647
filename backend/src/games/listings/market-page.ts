import { toSlug } from '../../common/text/slug.js';
import type { Platform } from '../games.types.js';

/** What the default site calls the stores; other sites get our own words. */
const APPMAGIC = 'appmagic.rocks';
const APPMAGIC_STORES: Record<Platform, string> = { android: 'google-play', ios: 'iphone' };

interface MarketPageListing {
  platform: Platform;
  bundleId: string;
  /** On the App Store the track id. */
  storeId: string;
  title: string;
}

/**
 * The game's page at the market-intelligence site.
 * @param template of MARKET_PAGE_URL, with {platform}, {slug} and {bundleId}
 * @returns null when that makes no https address
 */
export function marketPageUrl(template: string, listing: MarketPageListing): string | null {
  if (!/^https:\/\//i.test(template)) return null;
  const { platform, bundleId, storeId, title } = listing;
  const isAppMagic = new RegExp(`^https://(www\\.)?${APPMAGIC.replace('.', '\\.')}/`, 'i').test(template);
  // That site knows App Store games by their track id.
  const isTracked = isAppMagic && platform === 'ios' && /^\d+$/.test(storeId);
  const values: Record<string, string> = {
    platform: isAppMagic ? APPMAGIC_STORES[platform] : platform,
    slug: toSlug(title),
    bundleId: encodeURIComponent(isTracked ? storeId : bundleId),
  };
  const filled = template.replace(/\{(platform|slug|bundleId)\}/g, (_, name: string) => values[name] ?? '');
  return URL.canParse(filled) ? new URL(filled).href : null;
}
