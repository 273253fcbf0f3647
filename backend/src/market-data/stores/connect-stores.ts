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
import { lookedUpDates } from '../providers/google-play/looked-up-dates.js';
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
  /** Told of every call, for metrics. */
  onCall?: (record: CallRecord) => void;
  /** False lifts the pace, for servers of our own. */
  paced?: boolean;
}

/** A way to the stores. All providers share one client, and so one pace. */
export interface StoreConnection {
  client: UpstreamClient;
  hosts: StoreHosts;
  /** Who can be asked for one game: the stores, then the market-data function when the settings name one. */
  details: readonly DetailProvider[];
}

/** Connects to the stores as the settings want it; the client's `counters()` count the calls. */
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
  /** Where Google Play's charts of new games get their dates. */
  dates: GameDatesSource;
  /** How many release dates that source does not know are looked up for each of those charts. */
  datesPerChart: number;
  /** Told what was found while looking dates up, so that it can be stored. */
  onFacts: (facts: GameFacts) => void | Promise<void>;
}

/** The providers of both stores' charts. */
export function createChartProviders(
  { client, hosts, details }: StoreConnection,
  { dates: source, datesPerChart: perChart, onFacts: onFound }: ChartOptions,
): Record<Platform, ChartProvider> {
  const detail = details.find(({ platforms }) => platforms.includes('android'));
  const dates = detail && lookedUpDates({ source, detail, perChart, onFound });
  return {
    android: new GooglePlayCharts({ client, host: hosts.googlePlay, dates }),
    ios: new AppStoreCharts({ client, host: hosts.appStore }),
  };
}
