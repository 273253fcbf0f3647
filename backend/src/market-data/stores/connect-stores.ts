import type { CallRecord } from '../../common/http/call-counters.js';
import type { HostBudget } from '../../common/http/host-limits/host-budget.js';
import { UpstreamClient } from '../../common/http/upstream-client.js';
import type {
  ChartProvider,
  DetailProvider,
  GameDatesSource,
  GameFacts,
  Platform,
} from '../market-data.types.js';
import { AppStoreCharts } from '../providers/app-store/app-store-charts.js';
import { AppStoreDetail } from '../providers/app-store/app-store-detail.js';
import { GooglePlayCharts } from '../providers/google-play/google-play-charts.js';
import { GooglePlayDetail } from '../providers/google-play/google-play-detail.js';
import { lookUpDates } from '../providers/google-play/looked-up-dates.js';
import { HostedFunction } from '../providers/hosted/hosted-function.js';
import { type StoreHosts, storeHosts } from './store-hosts.js';

export interface StoreSettings {
  APP_STORE_URL?: string | undefined;
  GOOGLE_PLAY_URL?: string | undefined;
  HTTPS_PROXY?: string | undefined;
  MARKET_DATA_URL?: string | undefined;
  MARKET_DATA_KEY?: string | undefined;
}

export interface StoreOptions {
  /** Shared between the processes of an installation; in memory when absent. */
  budget?: HostBudget;
  /** Called for every request, for metrics. */
  onCall?: (record: CallRecord) => void;
  /** False disables rate limiting, for servers of our own. */
  paced?: boolean;
}

/** A connection to the stores. All providers share one client and therefore one rate limit. */
export interface StoreConnection {
  client: UpstreamClient;
  hosts: StoreHosts;
  /** Providers of details for one game: the stores, then the market-data function if it is configured. */
  details: readonly DetailProvider[];
}

/** Connects to the stores according to the settings; the client's `counters()` count the calls. */
export function connectStores(settings: StoreSettings, options: StoreOptions = {}): StoreConnection {
  const { budget, onCall, paced } = options;
  const client = new UpstreamClient({ budget, onCall, httpsProxy: settings.HTTPS_PROXY });
  const hosts = storeHosts(settings, paced);
  const { MARKET_DATA_URL: url, MARKET_DATA_KEY: key } = settings;
  const details = [
    new GooglePlayDetail({ client, host: hosts.googlePlay }),
    new AppStoreDetail({ client, host: hosts.appStore, pages: hosts.appStorePages }),
    ...(url ? [new HostedFunction({ client, url, key })] : []),
  ];
  return { client, hosts, details };
}

export interface ChartOptions {
  /** Source of dates for Google Play's charts of new games. */
  dates: GameDatesSource;
  /** How many unknown release dates are looked up per such chart. */
  datesPerChart: number;
  /** Called with facts found while looking up dates, so that they can be stored. */
  onFacts: (facts: GameFacts) => void | Promise<void>;
}

/** The providers of both stores' charts. */
export function createChartProviders(
  { client, hosts, details }: StoreConnection,
  { dates: source, datesPerChart: perChart, onFacts: onFound }: ChartOptions,
): Record<Platform, ChartProvider> {
  const detail = details.find(({ platforms }) => platforms.includes('android'));
  const dates = detail && lookUpDates({ source, detail, perChart, onFound });
  return {
    android: new GooglePlayCharts({ client, host: hosts.googlePlay, dates }),
    ios: new AppStoreCharts({ client, host: hosts.appStore }),
  };
}
