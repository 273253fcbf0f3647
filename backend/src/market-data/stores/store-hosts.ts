import type { UpstreamHost } from '../../common/http/upstream-host.js';

export const APP_STORE = 'App Store';
export const GOOGLE_PLAY = 'Google Play';

export interface StoreHosts {
  /** Charts and lookup. */
  appStore: UpstreamHost;
  /** Product pages; shares the App Store's budget. */
  appStorePages: UpstreamHost;
  googlePlay: UpstreamHost;
}

/** Apple names about 20 calls a minute; this bucket never lets more than 19 through in any minute. */
const APPLE_PACE = { perMinute: 16, burst: 3 };
/** Google names no limit. */
const PLAY_PACE = { perMinute: 100, burst: 20 };

/**
 * The stores' addresses: public by default, or where the settings point (a mirror, a proxy, the replay server).
 * @param paced false lifts the pace, for tests against a server of our own; a mirror may stand before the real store.
 */
export function storeHosts(
  settings: { APP_STORE_URL?: string | undefined; GOOGLE_PLAY_URL?: string | undefined },
  paced = true,
): StoreHosts {
  const appStore = {
    provider: APP_STORE,
    budgetKey: 'app-store',
    ...(paced ? { budget: APPLE_PACE } : {}),
    concurrency: 3,
    configured: settings.APP_STORE_URL !== undefined,
    headers: { 'user-agent': USER_AGENT, 'accept-encoding': 'gzip' },
  };
  return {
    appStore: { ...appStore, base: settings.APP_STORE_URL ?? 'https://itunes.apple.com' },
    appStorePages: { ...appStore, base: settings.APP_STORE_URL ?? 'https://apps.apple.com' },
    googlePlay: {
      provider: GOOGLE_PLAY,
      base: settings.GOOGLE_PLAY_URL ?? 'https://play.google.com',
      configured: settings.GOOGLE_PLAY_URL !== undefined,
      budgetKey: 'google-play',
      ...(paced ? { budget: PLAY_PACE } : {}),
      concurrency: 4,
      headers: { 'user-agent': USER_AGENT, 'accept-encoding': 'gzip' },
    },
  };
}

const USER_AGENT = 'Mozilla/5.0 (compatible; Gamekit)';
