import type { UpstreamOperation } from '../common/http/operation.js';
import type { ListingFacts, Platform } from '../games/games.types.js';
import { type ListingJson, unknownListing } from '../games/listings/listing-fields.types.js';

export type { Platform } from '../games/games.types.js';

export const CHART_TYPES = ['downloads', 'revenue', 'new'] as const;
export type ChartType = (typeof CHART_TYPES)[number];

export interface ChartRequest {
  /** Product category, for instance `sports_games` or `games_sports`; `all` is the overall games chart. */
  category: string;
  rankingType: ChartType;
  /** Lower-case ISO 3166-1 alpha-2 code. */
  country: string;
  signal?: AbortSignal;
}

/** One row of a chart as returned by a store; null means unknown. */
export interface StoreChartEntry extends ListingFacts {
  /** Rank in the store's chart, from 1; a dropped duplicate leaves a gap. */
  rankPosition: number;
  /** Package name on Google Play, track id on the App Store. */
  storeId: string;
  title: string;
  description: string | null;
  /** ISO-8601 UTC. */
  releaseDate: string | null;
  /** Genres as the store names them. */
  categories: string[];
}

/** Why there is no chart, in one plain sentence for display. */
export interface NoChart {
  /**
   * `empty`: the store's chart has no rows. `blocked`: the store refused. `layout-changed`: its response has an
   * unknown format. `not-available`: it has no such chart.
   */
  outcome: 'empty' | 'blocked' | 'layout-changed' | 'not-available';
  reason: string;
}

export interface FoundChart {
  outcome: 'found';
  entries: StoreChartEntry[];
  /** How the list was derived when the store has no such chart; shown with the list. */
  derived?: string;
  /** Where the list was read, for instance "App Store RSS". */
  source: string;
  /** ISO-8601 UTC. */
  fetchedAt: string;
  warnings: string[];
}

export type ChartOutcome = FoundChart | NoChart;

export interface ChartProvider {
  readonly platform: Platform;
  /**
   * Requests one chart from the store.
   * @throws UpstreamError without a usable response: timeout, network, circuit-open, too-large, aborted, or a
   * server error that persisted after retries. Its message is a plain sentence.
   */
  fetchChart(request: ChartRequest): Promise<ChartOutcome>;
}

/** What is known about a game's age. */
export interface GameDates {
  releasedAt?: Date;
  /** When one of our charts first listed it. */
  firstSeenAt?: Date;
}

/** Provided by the owner of the history, because Google Play's charts contain no dates. */
export interface GameDatesSource {
  listDates(request: {
    platform: Platform;
    country: string;
    storeIds: string[];
    signal?: AbortSignal;
  }): Promise<{
    dates: Map<string, GameDates>;
    /** When collecting this country's charts began: games listed on that first day are not new. */
    historySince?: Date;
  }>;
}

/** What one provider knows about one game; null and empty mean unknown. Times are ISO-8601 UTC. */
export interface GameFacts extends ListingJson {
  bundleId: string;
  platform: Platform;
  storeId: string;
  trackId: string | null;
  url: string | null;
  title: string | null;
  developer: string | null;
  iconUrl: string | null;
}

/** Facts with only the given values known. */
export const unknownFacts = (
  known: Pick<GameFacts, 'bundleId' | 'platform' | 'storeId'> & Partial<GameFacts>,
): GameFacts => ({
  ...unknownListing(),
  trackId: null,
  url: null,
  title: null,
  developer: null,
  iconUrl: null,
  ...known,
});

export interface DetailRequest {
  platform: Platform;
  /** Package name or bundle id; `id<trackId>` for an iOS game known only by its track id. */
  bundleId: string;
  trackId?: string | null;
  /** Slug of the title, for the hosted function. */
  nameSlug?: string;
  country: string;
  signal?: AbortSignal | undefined;
  /** Time budget shared by several attempts for the same game; separate when absent. */
  operation?: UpstreamOperation;
  /** Retries of each call; the client's default when absent. */
  retries?: number;
}

export interface NoDetail {
  /** `not-found`: not in this storefront, or nowhere. The others as for charts. */
  outcome: 'not-found' | 'blocked' | 'layout-changed';
  reason: string;
  /** HTTP status of the refusal, when there was one. */
  status?: number;
  /** Milliseconds from the store's Retry-After. */
  retryAfter?: number;
}

export interface FoundDetail {
  outcome: 'found';
  facts: GameFacts;
  source: string;
  /** Sources of fields that differ from `source`, for instance another page of the store. */
  sources?: Partial<Record<keyof GameFacts, string>>;
  fetchedAt: string;
  warnings: string[];
}

export type DetailOutcome = FoundDetail | NoDetail;

export type ProviderOutcomeName = 'found' | 'not-found' | 'blocked' | 'layout-changed' | 'failed';

/** What a provider answered, in one plain sentence. */
export interface ProviderOutcome {
  provider: string;
  outcome: ProviderOutcomeName;
  message: string;
}

/** All {@link DetailProvider}s as one array, the stores first. */
export const DETAIL_PROVIDERS = Symbol('DETAIL_PROVIDERS');

export interface DetailProvider {
  readonly name: string;
  /** True for the store's own pages; other providers estimate. */
  readonly isStore: boolean;
  readonly platforms: readonly Platform[];
  /** Whether it can return downloads or revenue at all: a provider that never does is not asked again for them. */
  readonly givesDownloads: boolean;
  readonly givesRevenue: boolean;
  /** @throws UpstreamError as {@link ChartProvider.fetchChart}. */
  fetchDetail(request: DetailRequest): Promise<DetailOutcome>;
  /**
   * Fetches many games in one call, with less detail; absent where the store has no such call.
   * @param storeIds at most 50
   * @returns those in the storefront, by store id
   * @throws UpstreamError
   */
  lookUp?(
    storeIds: readonly string[],
    country: string,
    operation: UpstreamOperation,
  ): Promise<Map<string, FoundDetail>>;
}
