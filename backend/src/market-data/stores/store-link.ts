import { countryCode } from '../../common/countries.js';
import { BUNDLE_ID, type Platform } from '../../games/games.types.js';

/** What an address or an id points to. */
export interface StoreLink {
  /** Package name, bundle id or `id<trackId>`. */
  bundleId: string;
  /** Absent for an id that may be of either store. */
  platform?: Platform;
  /** Storefront that the address names. */
  country?: string;
}

const PLAY_HOSTS = new Set(['play.google.com', 'market.android.com']);
const APPLE_HOSTS = new Set(['apps.apple.com', 'itunes.apple.com']);

/** Reads an address of a store page, a package name, a bundle id or a track id; undefined when it is none of these. */
export function readStoreLink(text: string): StoreLink | undefined {
  const link = text.trim();
  const trackId = /^(?:id)?(\d{5,15})$/.exec(link)?.[1];
  if (trackId) return { bundleId: `id${trackId}`, platform: 'ios' };
  if (BUNDLE_ID.test(link) && link.includes('.') && !/^(www\.|[\w.-]*\.(google|apple)\.com$)/i.test(link)) {
    return { bundleId: link };
  }
  const address = /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol === 'market:') return playLink(url);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (PLAY_HOSTS.has(url.hostname)) return playLink(url);
  return APPLE_HOSTS.has(url.hostname) ? appleLink(url) : undefined;
}

function playLink(url: URL): StoreLink | undefined {
  const bundleId = url.searchParams.get('id') ?? '';
  // The title may follow: "/store/apps/details/Block_Town?id=…".
  if (!/\/details(?:\/[^/]*)?$/.test(`/${url.hostname}${url.pathname}`) || !BUNDLE_ID.test(bundleId))
    return undefined;
  return { bundleId, platform: 'android', ...parseCountry(url.searchParams.get('gl')) };
}

function appleLink({ pathname, searchParams }: URL): StoreLink | undefined {
  // Pages of developers, stories and genres have ids too.
  const trackId = /^(?:\/[a-z]{2})?\/app\/(?:[^/]*\/)?id(\d{5,15})(?:\/|$)/i.exec(pathname)?.[1];
  if (!trackId) return undefined;
  const country = /^\/([a-z]{2})\//i.exec(pathname)?.[1] ?? searchParams.get('country');
  return { bundleId: `id${trackId}`, platform: 'ios', ...parseCountry(country) };
}

function parseCountry(code: string | null): { country?: string } {
  const country = countryCode(code ?? '');
  return country ? { country } : {};
}
