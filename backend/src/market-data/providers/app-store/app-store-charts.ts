import { TtlCache } from '../../../common/concurrency/ttl-cache.js';
import type { UpstreamClient } from '../../../common/http/upstream-client.js';
import { type HttpClock, systemHttpClock } from '../../../common/http/http-clock.js';
import { UpstreamOperation } from '../../../common/http/operation.js';
import { UpstreamError } from '../../../common/http/upstream-error.js';
import type { UpstreamHost } from '../../../common/http/upstream-host.js';
import { toChartOutcome, noChart } from '../chart-outcomes.js';
import type {
  ChartOutcome,
  ChartProvider,
  ChartRequest,
  NoChart,
  StoreChartEntry,
} from '../../market-data.types.js';
import { CHART_WORK, type ChartLimits } from '../chart-work.js';
import { findStoreCategory } from '../../../games/catalog/categories.rules.js';
import type { StoreCategory } from '../../../games/catalog/categories.types.js';
import { AppStoreLookup, describeNoStorefront, type LookupApp } from './lookup.js';
import { readNewestGames, type NewestGames } from './newest-games.js';
import { type FeedApp, readFeed } from './rss-feed.js';
import { truncate } from '../../../common/text/truncate.js';

const FEEDS = { downloads: 'topfreeapplications', revenue: 'topgrossingapplications' } as const;
/** Larger limits are accepted but return no more. */
const FEED_LIMIT = 100;
/** Entries that are always looked up; the rest only if they fit into the same batch. */
const JOINED = 50;
/** First entries whose genres are compared with the requested one. */
const CHECKED = 10;
export const GAMES_GENRE = '6014';
const SOURCE = 'App Store RSS';

export interface AppStoreChartsOptions {
  client: UpstreamClient;
  host: UpstreamHost;
  lookup?: AppStoreLookup;
  work?: ChartLimits;
  clock?: HttpClock;
}

/** Charts of the App Store: iTunes RSS by genre, enriched by lookup. */
export class AppStoreCharts implements ChartProvider {
  readonly platform = 'ios';
  private readonly clock: HttpClock;
  private readonly lookup: AppStoreLookup;
  private readonly work: ChartLimits;
  private readonly newest: TtlCache<NewestGames | NoChart>;

  constructor(private readonly options: AppStoreChartsOptions) {
    this.clock = options.clock ?? systemHttpClock;
    this.work = options.work ?? CHART_WORK;
    this.lookup = options.lookup ?? new AppStoreLookup(options.client, options.host, () => this.clock.now());
    this.newest = new TtlCache({
      ttlMs: 600_000,
      max: 50,
      now: () => this.clock.now(),
      isPoor: (newest) => 'outcome' in newest,
    });
  }

  async fetchChart(request: ChartRequest): Promise<ChartOutcome> {
    const category = findStoreCategory('ios', request.category);
    if (!category)
      return noChart(
        'not-available',
        `The App Store has no games category "${truncate(request.category, 40)}".`,
      );
    if (!/^[a-z]{2}$/.test(request.country))
      return noChart('not-available', 'A country is two lower-case letters.');
    const operation = new UpstreamOperation({ ...this.work, signal: request.signal });
    try {
      if (request.rankingType === 'new') return await this.keepNewest(category, request, operation);
      return await this.readFeedChart(category, FEEDS[request.rankingType], request, operation);
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 400)
        return noChart('not-available', describeNoStorefront(request.country));
      return toChartOutcome(error);
    }
  }

  private async readFeedChart(
    category: StoreCategory,
    feed: string,
    { country }: ChartRequest,
    operation: UpstreamOperation,
  ) {
    const read = await this.readFeed(feed, category, country, operation);
    if ('outcome' in read) return read;
    if (mostlyNotGames(read.apps)) return wrongGenre(category);
    const warnings =
      read.unreadable > 0 ? [`${read.unreadable} entries could not be read and were skipped.`] : [];
    const found = await this.join(country, read.apps, operation, warnings);
    const genre = genreOfAnswer(category, read.apps, found);
    if (genre === 'other') return wrongGenre(category);
    if (genre === 'unknown') warnings.push('Could not verify that this is the chart of the requested genre.');
    const entries = read.apps.map((app) => toEntry(app, found.get(app.trackId), country));
    return this.toOutcome(category, removeDuplicates(entries), warnings);
  }

  private async keepNewest(
    category: StoreCategory,
    { country }: ChartRequest,
    operation: UpstreamOperation,
  ): Promise<ChartOutcome> {
    const sources = { readFeed: this.readFeed.bind(this), lookup: this.lookup };
    const newest = await this.newest.get(
      country,
      () => readNewestGames(sources, country, operation),
      operation.signal,
    );
    if ('outcome' in newest) return newest;
    const isAll = category.storeCategory === GAMES_GENRE;
    if (!isAll && newest.lookups.size === 0) {
      return noChart(
        'blocked',
        `New games could not be sorted into genres: ${newest.warnings[0] ?? 'lookup gave nothing'}`,
      );
    }
    const ofGenre = newest.apps.filter(
      ({ trackId }) => isAll || newest.lookups.get(trackId)?.genreIds.includes(category.storeCategory),
    );
    if (ofGenre.length === 0) {
      return noChart(
        'empty',
        `None of the ${newest.apps.length} newest games of this country is in ${category.storeLabel}.`,
      );
    }
    const entries = ofGenre.map((app, index) =>
      toEntry({ ...app, place: index + 1 }, newest.lookups.get(app.trackId), country),
    );
    return this.toOutcome(category, entries, newest.warnings, newest.derived);
  }

  /**
   * Fetches one feed.
   * @throws UpstreamError
   */
  private async readFeed(
    feed: string,
    category: StoreCategory,
    country: string,
    operation: UpstreamOperation,
  ) {
    const path = `/${country}/rss/${feed}/limit=${FEED_LIMIT}/genre=${category.storeCategory}/json`;
    const answer = await this.options.client.request(
      this.options.host,
      { path, deadlineMs: this.work.callMs },
      operation,
    );
    const read = readFeed(answer.text);
    if (read.form === 'apps') return read;
    if (read.form === 'empty')
      return noChart('empty', `The App Store's ${category.storeLabel} chart is empty in this country.`);
    if (read.form === 'web-page') {
      return noChart(
        'blocked',
        'The App Store answered with a web page instead of the chart, which is how it blocks callers.',
      );
    }
    return noChart('layout-changed', 'The App Store answered in an unknown format.');
  }

  private async join(country: string, apps: FeedApp[], operation: UpstreamOperation, warnings: string[]) {
    const ids = apps.map(({ trackId }) => trackId);
    const nameless = apps.filter(({ bundleId }) => bundleId === null).map(({ trackId }) => trackId);
    try {
      return await this.lookup.byTrackIds(country, [...ids.slice(0, JOINED), ...nameless], operation, ids);
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.kind === 'aborted') throw error;
      warnings.push(`Details are missing because the lookup failed: ${error.message}`);
      return this.lookup.listCached(country, ids);
    }
  }

  private toOutcome(
    category: StoreCategory,
    entries: StoreChartEntry[],
    warnings: string[],
    made?: string,
  ): ChartOutcome {
    const derived = [category.instead, made].filter(Boolean).join(' ');
    const fetchedAt = new Date(this.clock.now()).toISOString();
    return {
      outcome: 'found',
      entries,
      ...(derived ? { derived } : {}),
      source: SOURCE,
      fetchedAt,
      warnings,
    };
  }
}

function toEntry(app: FeedApp, more: LookupApp | undefined, country: string): StoreChartEntry {
  return {
    rankPosition: app.place,
    storeId: app.trackId,
    platform: 'ios',
    bundleId: app.bundleId ?? more?.bundleId ?? null,
    trackId: app.trackId,
    title: app.title,
    developer: app.developer ?? more?.developer ?? null,
    iconUrl: app.iconUrl ?? more?.iconUrl ?? null,
    url: app.url ?? more?.url ?? null,
    country,
    description: more?.description ?? app.description,
    releaseDate: more?.releaseDate ?? app.releaseDate,
    categories: more?.genres ?? (app.categoryLabel ? [app.categoryLabel] : []),
  };
}

function removeDuplicates(entries: StoreChartEntry[]): StoreChartEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ storeId }) => !seen.has(storeId) && seen.add(storeId));
}

/** For an unknown genre the feed silently returns the chart of all apps. */
function mostlyNotGames(apps: FeedApp[]): boolean {
  const known = apps.slice(0, 2 * CHECKED).filter(({ categoryId }) => categoryId !== null);
  return (
    known.length > 0 && known.filter(({ categoryId }) => categoryId === GAMES_GENRE).length * 2 < known.length
  );
}

/** Only lookup returns subgenres, so some of the first entries must be found there to decide. */
function genreOfAnswer(
  category: StoreCategory,
  apps: FeedApp[],
  found: Map<string, LookupApp>,
): 'asked' | 'other' | 'unknown' {
  if (category.storeCategory === GAMES_GENRE) return 'asked';
  const first = apps.slice(0, CHECKED).flatMap(({ trackId }) => found.get(trackId) ?? []);
  const known = first.filter(({ genreIds }) => genreIds.length > 0);
  if (known.length < Math.min(3, apps.length)) return 'unknown';
  const inGenre = known.filter(({ genreIds }) => genreIds.includes(category.storeCategory));
  return inGenre.length * 2 < known.length ? 'other' : 'asked';
}

function wrongGenre({ storeLabel }: StoreCategory): NoChart {
  return noChart(
    'not-available',
    `The App Store answered another chart instead of ${storeLabel}: it no longer knows this genre.`,
  );
}
