import type { CallRecord } from '../common/http/call-counters.js';
import type { HostBudget } from '../common/http/host-budget.js';
import { UpstreamClient } from '../common/http/upstream-client.js';
import type { ChartProvider, GameDatesSource, Platform } from './market-data.types.js';
import { AppStoreCharts } from './providers/app-store/app-store-charts.js';
import { GooglePlayCharts } from './providers/google-play/google-play-charts.js';
import { storeHosts } from './store-hosts.js';

export interface StoreSettings {
  APP_STORE_URL?: string | undefined;
  GOOGLE_PLAY_URL?: string | undefined;
  HTTPS_PROXY?: string | undefined;
}

export interface StoreChartsOptions {
  /** Shared between the processes of an installation; in memory when absent. */
  budget?: HostBudget;
  /** Where Google Play's charts of new games get their dates. */
  dates?: GameDatesSource;
  /** Told of every call, for metrics. */
  onCall?: (record: CallRecord) => void;
  /** False lifts the pace: only for a replay server of our own. */
  paced?: boolean;
}

/** The chart providers as the settings want them, with the client they share (its `counters()` count the calls). */
export function storeCharts(
  settings: StoreSettings,
  options: StoreChartsOptions = {},
): { client: UpstreamClient; providers: Record<Platform, ChartProvider> } {
  const { budget, dates, onCall, paced } = options;
  const client = new UpstreamClient({ budget, onCall, httpsProxy: settings.HTTPS_PROXY });
  const hosts = storeHosts(settings, paced);
  return {
    client,
    providers: {
      android: new GooglePlayCharts({ client, host: hosts.googlePlay, dates }),
      ios: new AppStoreCharts({ client, host: hosts.appStore }),
    },
  };
}
