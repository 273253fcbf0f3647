import type { CallRecord } from '../common/http/call-counters.js';
import type { HostBudget } from '../common/http/host-budget.js';
import { UpstreamClient } from '../common/http/upstream-client.js';
import type { ChartProvider, GameDatesSource, GameFacts, Platform } from './market-data.types.js';
import { AppStoreCharts } from './providers/app-store/app-store-charts.js';
import { AppStoreDetail } from './providers/app-store/app-store-detail.js';
import { GooglePlayCharts } from './providers/google-play/google-play-charts.js';
import { GooglePlayDetail } from './providers/google-play/google-play-detail.js';
import { lookedUpDates } from './providers/google-play/looked-up-dates.js';
import { HostedFunction } from './providers/hosted/hosted-function.js';
import { storeHosts } from './store-hosts.js';

export interface StoreSettings {
  APP_STORE_URL?: string | undefined;
  GOOGLE_PLAY_URL?: string | undefined;
  HTTPS_PROXY?: string | undefined;
  MARKET_DATA_URL?: string | undefined;
  MARKET_DATA_KEY?: string | undefined;
}

export interface StoreChartsOptions {
  /** Shared between the processes of an installation; in memory when absent. */
  budget?: HostBudget;
  /** Where Google Play's charts of new games get their dates. */
  dates?: GameDatesSource;
  /** How many release dates that source does not know are looked up for each of those charts; none when absent. */
  datesPerChart?: number;
  /** Told what was found while looking dates up, so that it can be stored. */
  onFacts?: (facts: GameFacts) => void | Promise<void>;
  /** Told of every call, for metrics. */
  onCall?: (record: CallRecord) => void;
  /** False lifts the pace: only for a replay server of our own. */
  paced?: boolean;
}

/** Who can be asked for one game. */
export interface StoreDetails {
  android: GooglePlayDetail;
  ios: AppStoreDetail;
  /** The market-data function, when the settings name one. */
  hosted: HostedFunction | undefined;
}

/** The stores' providers as the settings want them, with the client they share (its `counters()` count the calls). */
export function storeCharts(
  settings: StoreSettings,
  options: StoreChartsOptions = {},
): {
  client: UpstreamClient;
  providers: Record<Platform, ChartProvider>;
  details: StoreDetails;
} {
  const { budget, dates, onCall, paced } = options;
  const client = new UpstreamClient({ budget, onCall, httpsProxy: settings.HTTPS_PROXY });
  const hosts = storeHosts(settings, paced);
  const details = {
    android: new GooglePlayDetail({ client, host: hosts.googlePlay }),
    ios: new AppStoreDetail({ client, host: hosts.appStore, pages: hosts.appStorePages }),
    hosted: settings.MARKET_DATA_URL
      ? new HostedFunction({ client, url: settings.MARKET_DATA_URL, key: settings.MARKET_DATA_KEY })
      : undefined,
  };
  const known =
    dates && options.datesPerChart
      ? lookedUpDates({
          source: dates,
          detail: details.android,
          perChart: options.datesPerChart,
          onFound: options.onFacts,
        })
      : dates;
  const providers = {
    android: new GooglePlayCharts({ client, host: hosts.googlePlay, dates: known }),
    ios: new AppStoreCharts({ client, host: hosts.appStore }),
  };
  return { client, providers, details };
}
