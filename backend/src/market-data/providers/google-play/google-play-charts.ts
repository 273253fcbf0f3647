import { type HttpClock, systemHttpClock } from '../../../common/http/http-clock.js';
import { UpstreamOperation } from '../../../common/http/operation.js';
import type { UpstreamClient } from '../../../common/http/upstream-client.js';
import type { UpstreamHost } from '../../../common/http/upstream-host.js';
import { chartOfError, noChart } from '../../chart-outcomes.js';
import { at, cleanText, httpsUrl, TEXT_LIMITS } from '../../html/clean.js';
import type {
  ChartOutcome,
  ChartProvider,
  ChartRequest,
  GameDatesSource,
  NoChart,
} from '../../market-data.types.js';
import { Recent } from '../../recent.js';
import { findStoreCategory, isOverall, OVERALL, type StoreCategory } from '../../store-categories.js';
import { CHART_WORK, type ChartWork } from '../chart-work.js';
import { type PlayChartApp, readPlayChart } from './chart-answer.js';
import { newGames } from './new-games.js';
import { type LoadPlayLibrary, loadPlayLibrary, throughOurClient } from './play-library.js';
import { toPlayEntry } from './play-entry.js';

type Ranked = 'downloads' | 'revenue';

const COLLECTIONS = {
  downloads: { library: 'TOP_FREE', cluster: 'topselling_free' },
  revenue: { library: 'GROSSING', cluster: 'topgrossing' },
} as const;
/** Asking for more gives no more. */
const CHART_LENGTH = 100;
/** First places compared with the overall chart. */
const COMPARED = 20;
/** English, so that genres and titles can be compared and analysed whatever the country. */
const LANGUAGE = 'en';

/** A chart as Play gave it. */
export interface PlayRanking {
  apps: PlayChartApp[];
  source: string;
  warnings: string[];
  cluster: string | null;
}

export interface GooglePlayChartsOptions {
  client: UpstreamClient;
  host: UpstreamHost;
  /** Without it there are no charts of new games. */
  dates?: GameDatesSource;
  loadLibrary?: LoadPlayLibrary;
  work?: ChartWork;
  clock?: HttpClock;
}

/** Charts of Google Play: the library's reading first, our own of the same answer where it fails. */
export class GooglePlayCharts implements ChartProvider {
  readonly platform = 'android';
  private readonly clock: HttpClock;
  private readonly work: ChartWork;
  private readonly recent: Recent<PlayRanking | NoChart>;

  constructor(private readonly options: GooglePlayChartsOptions) {
    this.clock = options.clock ?? systemHttpClock;
    this.work = options.work ?? CHART_WORK;
    this.recent = new Recent(
      600_000,
      120,
      () => this.clock.now(),
      (chart) => 'outcome' in chart,
    );
  }

  async fetchChart(request: ChartRequest): Promise<ChartOutcome> {
    const category = findStoreCategory('android', request.category);
    if (!category) {
      return noChart(
        'not-available',
        `Google Play has no games category "${request.category.slice(0, 40)}".`,
      );
    }
    if (!/^[a-z]{2}$/.test(request.country))
      return noChart('not-available', 'A country is two lower-case letters.');
    const operation = new UpstreamOperation({ ...this.work, signal: request.signal });
    try {
      if (request.rankingType === 'new') return await this.newIn(category, request, operation);
      const chart = await this.ranking(category, request.rankingType, request.country, operation);
      this.recent.put(keyOf(request.country, request.rankingType, category), chart);
      if ('outcome' in chart) return chart;
      const problem = await this.wrongChart(chart, category, request.rankingType, request.country, operation);
      if (problem && 'outcome' in problem) return problem;
      const warnings = problem ? [...chart.warnings, problem.warning] : chart.warnings;
      const entries = chart.apps.map((app) => toPlayEntry(app, request.country));
      return { outcome: 'found', entries, source: chart.source, fetchedAt: this.now(), warnings };
    } catch (error) {
      return chartOfError(error);
    }
  }

  private async newIn(
    category: StoreCategory,
    request: ChartRequest,
    operation: UpstreamOperation,
  ): Promise<ChartOutcome> {
    const { dates } = this.options;
    if (!dates)
      return noChart('not-available', 'Google Play has no chart of new games, and no dates are known here.');
    const charts: PlayRanking[] = [];
    let none: NoChart | undefined;
    for (const type of ['downloads', 'revenue'] as const) {
      const chart = await this.recently(category, type, request.country, operation);
      if ('outcome' in chart) none ??= chart;
      else charts.push(chart);
    }
    if (charts.length === 0) return none!;
    const made = await newGames(charts, dates, request, this.clock.now());
    if ('outcome' in made) return made;
    const warnings = none ? [`One of the charts it is made from is missing: ${none.reason}`] : [];
    return { outcome: 'found', ...made, source: charts[0]!.source, fetchedAt: this.now(), warnings };
  }

  private recently(category: StoreCategory, type: Ranked, country: string, operation: UpstreamOperation) {
    return this.recent.get(keyOf(country, type, category), operation.signal, () =>
      this.ranking(category, type, country, operation).catch(chartOfError),
    );
  }

  /** One chart. @throws UpstreamError */
  private async ranking(
    category: StoreCategory,
    type: Ranked,
    country: string,
    operation: UpstreamOperation,
  ): Promise<PlayRanking | NoChart> {
    const { client, host, loadLibrary = loadPlayLibrary } = this.options;
    const limits = { deadlineMs: this.work.callMs, maxBytes: 5 * 1024 * 1024 };
    const { requestOptions, captured } = throughOurClient(client, host, operation, limits);
    const library = await loadLibrary();
    const read = await library
      .list({
        collection: COLLECTIONS[type].library,
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
      // Our reading knows more of each app; the library's tells whether both see the same chart.
      const agree =
        read.length > 0 && own.apps.every(({ storeId, place }) => read[place - 1]?.storeId === storeId);
      const warnings =
        own.unreadable > 0 ? [`${own.unreadable} entries could not be read and were left out.`] : [];
      const source = agree ? 'Google Play charts' : 'Google Play charts (own reading)';
      return { apps: onceEach(own.apps), source, warnings, cluster: own.cluster };
    }
    if (read.length > 0) {
      const warnings = [
        'The charts answer has another form than expected; only the basic fields could be read.',
      ];
      return { apps: onceEach(read), source: 'Google Play charts (library)', warnings, cluster: null };
    }
    return NO_CHARTS[own.form];
  }

  /** A category that Play does not know may be answered with the overall chart, without an error. */
  private async wrongChart(
    chart: PlayRanking,
    category: StoreCategory,
    type: Ranked,
    country: string,
    operation: UpstreamOperation,
  ): Promise<NoChart | { warning: string } | undefined> {
    if (isOverall('android', category.category)) return undefined;
    const overall = findStoreCategory('android', OVERALL)!;
    const known = this.recent.peek(keyOf(country, type, overall));
    const looksRight =
      chart.cluster === `${COLLECTIONS[type].cluster}_${category.storeCategory}` ||
      hasLabel(chart.apps, category.storeLabel);
    if (!known && looksRight) return undefined;
    try {
      const other = await (known ?? this.recently(overall, type, country, operation));
      if ('outcome' in other || !sameStart(chart.apps, other.apps)) return undefined;
    } catch {
      return looksRight
        ? undefined
        : { warning: 'It could not be checked that this is the chart of the category asked for.' };
    }
    return noChart(
      'not-available',
      `Google Play answered its overall games chart instead of ${category.storeLabel}: it does not know this category any more.`,
    );
  }

  private now(): string {
    return new Date(this.clock.now()).toISOString();
  }
}

const NO_CHARTS: Record<'empty' | 'refused' | 'web-page' | 'unknown', NoChart> = {
  empty: noChart('empty', 'This chart of Google Play is empty in this country.'),
  refused: noChart('blocked', 'Google Play refused the request for this chart.'),
  'web-page': noChart(
    'blocked',
    'Google Play answered with a web page instead of the chart, which is how it turns callers away.',
  ),
  unknown: noChart('layout-changed', 'Google Play answered in a form that is not known to us.'),
};

function readLibraryApps(list: unknown): PlayChartApp[] {
  if (!Array.isArray(list)) return [];
  return (list as unknown[]).flatMap((app, index) => {
    const storeId = cleanText(at(app, 'appId'), 200);
    const title = cleanText(at(app, 'title'), TEXT_LIMITS.title);
    if (!storeId || !title) return [];
    const developer = cleanText(at(app, 'developer'), TEXT_LIMITS.name);
    return [
      {
        place: index + 1,
        storeId,
        title,
        developer,
        iconUrl: httpsUrl(at(app, 'icon')),
        description: null,
        genreLabel: null,
      },
    ];
  });
}

const keyOf = (country: string, type: Ranked, { storeCategory }: StoreCategory): string =>
  `${country}/${type}/${storeCategory}`;

function onceEach(apps: PlayChartApp[]): PlayChartApp[] {
  const seen = new Set<string>();
  return apps.filter(({ storeId }) => !seen.has(storeId) && seen.add(storeId));
}

/** In a category's chart all apps carry that category's label; in the overall chart they do not. */
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
