import { TtlCache } from '../../../common/concurrency/ttl-cache.js';
import type { HttpClock } from '../../../common/http/http-clock.js';
import type { UpstreamOperation } from '../../../common/http/operation.js';
import type { UpstreamClient } from '../../../common/http/upstream-client.js';
import type { UpstreamHost } from '../../../common/http/upstream-host.js';
import { toChartOutcome, noChart } from '../chart-outcomes.js';
import { getPath, cleanText, httpsUrl, TEXT_LIMITS } from '../../html/clean.js';
import type { NoChart } from '../../market-data.types.js';
import { findStoreCategory } from '../../../games/catalog/categories.rules.js';
import { OVERALL, OVERALL_CATEGORIES, type StoreCategory } from '../../../games/catalog/categories.types.js';
import { type PlayChartApp, readPlayChart } from './chart-answer.js';
import { type LoadPlayLibrary, routeThroughClient } from './play-library.js';

/** Charts that Play actually has. */
export type Ranked = 'downloads' | 'revenue';

const COLLECTIONS = {
  downloads: { collection: 'TOP_FREE', cluster: 'topselling_free' },
  revenue: { collection: 'GROSSING', cluster: 'topgrossing' },
} as const;
/** Larger requests return no more. */
const CHART_LENGTH = 100;
/** Number of first ranks compared with the overall chart. */
const COMPARED = 20;
/** English, so that genres and titles can be compared and analyzed in any country. */
const LANGUAGE = 'en';
const MAX_BYTES = 5 * 1024 * 1024;

/** A chart as returned by Play. */
export interface PlayRanking {
  apps: PlayChartApp[];
  source: string;
  warnings: string[];
  cluster: string | null;
}

export interface PlayRankingsOptions {
  client: UpstreamClient;
  host: UpstreamHost;
  loadLibrary: LoadPlayLibrary;
  clock: HttpClock;
  /** Limit of one request, in ms. */
  callMs: number;
}

export interface RankingKey {
  category: StoreCategory;
  type: Ranked;
  country: string;
}

/**
 * Reads the charts that Play has and caches them for a while: they are compared with each other, and used for
 * charts of new games.
 */
export class PlayRankings {
  private readonly recent: TtlCache<PlayRanking | NoChart>;

  constructor(private readonly options: PlayRankingsOptions) {
    this.recent = new TtlCache({
      ttlMs: 600_000,
      max: 120,
      now: () => options.clock.now(),
      isPoor: (chart) => 'outcome' in chart,
    });
  }

  /**
   * Requests a chart from Play.
   * @throws UpstreamError
   */
  fresh(key: RankingKey, operation: UpstreamOperation): Promise<PlayRanking | NoChart> {
    return this.recent.renew(findName(key), () => this.loadChecked(key, operation));
  }

  /**
   * Returns a cached or pending chart, or requests it from Play.
   * @throws UpstreamError
   */
  recently(key: RankingKey, operation: UpstreamOperation): Promise<PlayRanking | NoChart> {
    return this.recent.get(findName(key), () => this.loadChecked(key, operation), operation.signal);
  }

  private async loadChecked(key: RankingKey, operation: UpstreamOperation): Promise<PlayRanking | NoChart> {
    const chart = await this.read(key, operation).catch(toChartOutcome);
    if ('outcome' in chart || OVERALL_CATEGORIES.has(key.category.category)) return chart;
    const problem = await this.wrongChart(chart, key, operation);
    if (problem && 'outcome' in problem) return problem;
    return problem ? { ...chart, warnings: [...chart.warnings, problem.warning] } : chart;
  }

  private async read(
    { category, type, country }: RankingKey,
    operation: UpstreamOperation,
  ): Promise<PlayRanking | NoChart> {
    const { client, host, loadLibrary, callMs } = this.options;
    const limits = { deadlineMs: callMs, maxBytes: MAX_BYTES };
    const { requestOptions, captured } = routeThroughClient(client, host, operation, limits);
    const library = await loadLibrary();
    const read = await library
      .list({
        collection: COLLECTIONS[type].collection,
        category: category.storeCategory,
        num: CHART_LENGTH,
        country,
        lang: LANGUAGE,
        requestOptions,
      })
      .then(readLibraryApps, () => []);
    if (captured.error !== undefined) throw captured.error;
    const own = captured.answer ? readPlayChart(captured.answer.text) : ({ form: 'unknown' } as const);
    if (own.form === 'apps') {
      // Our parser extracts more per app; the library confirms that both read the same chart.
      const agree =
        read.length > 0 && own.apps.every(({ storeId, place }) => read[place - 1]?.storeId === storeId);
      const warnings =
        own.unreadable > 0 ? [`${own.unreadable} entries could not be read and were skipped.`] : [];
      const source = agree ? 'Google Play charts' : 'Google Play charts (own reading)';
      return { apps: onceEach(own.apps), source, warnings, cluster: own.cluster };
    }
    if (read.length > 0) {
      const warnings = ['The chart response has an unexpected format; only the basic fields could be read.'];
      return { apps: onceEach(read), source: 'Google Play charts (library)', warnings, cluster: null };
    }
    return NO_CHARTS[own.form];
  }

  /** For an unknown category Play may return the overall chart without an error. */
  private async wrongChart(
    chart: PlayRanking,
    { category, type, country }: RankingKey,
    operation: UpstreamOperation,
  ): Promise<NoChart | { warning: string } | undefined> {
    const overall = { category: findStoreCategory('android', OVERALL)!, type, country };
    const known = this.recent.peek(findName(overall));
    const looksRight =
      chart.cluster === `${COLLECTIONS[type].cluster}_${category.storeCategory}` ||
      hasLabel(chart.apps, category.storeLabel);
    if (!known && looksRight) return undefined;
    const other = await (known ?? this.recently(overall, operation)).catch(() => undefined);
    if (other === undefined || 'outcome' in other) return looksRight ? undefined : UNCHECKED;
    if (!sameStart(chart.apps, other.apps)) return undefined;
    return noChart(
      'not-available',
      `Google Play answered its overall games chart instead of ${category.storeLabel}: it no longer knows this category.`,
    );
  }
}

const UNCHECKED = { warning: 'Could not verify that this is the chart of the requested category.' };

const NO_CHARTS: Record<'empty' | 'refused' | 'web-page' | 'unknown', NoChart> = {
  empty: noChart('empty', 'This chart of Google Play is empty in this country.'),
  refused: noChart('blocked', 'Google Play refused the request for this chart.'),
  'web-page': noChart(
    'blocked',
    'Google Play answered with a web page instead of the chart, which is how it blocks callers.',
  ),
  unknown: noChart('layout-changed', 'Google Play answered in an unknown format.'),
};

function readLibraryApps(list: unknown): PlayChartApp[] {
  if (!Array.isArray(list)) return [];
  return (list as unknown[]).flatMap((app, index) => {
    const storeId = cleanText(getPath(app, 'appId'), 200);
    const title = cleanText(getPath(app, 'title'), TEXT_LIMITS.title);
    if (!storeId || !title) return [];
    const developer = cleanText(getPath(app, 'developer'), TEXT_LIMITS.name);
    return [
      {
        place: index + 1,
        storeId,
        title,
        developer,
        iconUrl: httpsUrl(getPath(app, 'icon')),
        description: null,
        genreLabel: null,
      },
    ];
  });
}

const findName = ({ category, type, country }: RankingKey): string =>
  `${country}/${type}/${category.storeCategory}`;

function onceEach(apps: PlayChartApp[]): PlayChartApp[] {
  const seen = new Set<string>();
  return apps.filter(({ storeId }) => !seen.has(storeId) && seen.add(storeId));
}

/** In a category chart all apps have that category's label; in the overall chart they do not. */
function hasLabel(apps: PlayChartApp[], label: string): boolean {
  const first = apps.slice(0, COMPARED).filter(({ genreLabel }) => genreLabel !== null);
  return first.length > 0 && first.every(({ genreLabel }) => genreLabel === label);
}

function sameStart(some: PlayChartApp[], others: PlayChartApp[]): boolean {
  const length = Math.min(COMPARED, some.length, others.length);
  return (
    length >= 3 && some.slice(0, length).every(({ storeId }, index) => others[index]!.storeId === storeId)
  );
}
