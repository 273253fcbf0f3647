import { type HttpClock, systemHttpClock } from '../../../common/http/http-clock.js';
import { UpstreamOperation } from '../../../common/http/operation.js';
import type { UpstreamClient } from '../../../common/http/upstream-client.js';
import { UpstreamError } from '../../../common/http/upstream-error.js';
import type { UpstreamHost } from '../../../common/http/upstream-host.js';
import { toChartOutcome, noChart } from '../chart-outcomes.js';
import type {
  ChartOutcome,
  ChartProvider,
  ChartRequest,
  GameDatesSource,
  NoChart,
} from '../../market-data.types.js';
import { findStoreCategory } from '../../../games/catalog/categories.rules.js';
import type { StoreCategory } from '../../../games/catalog/categories.types.js';
import { CHART_WORK, type ChartLimits } from '../chart-work.js';
import { findNewGames } from './new-games.js';
import { toPlayEntry } from './play-entry.js';
import { type LoadPlayLibrary, loadPlayLibrary } from './play-library.js';
import { type PlayRanking, PlayRankings } from './play-rankings.js';
import { truncate } from '../../../common/text/truncate.js';

export interface GooglePlayChartsOptions {
  client: UpstreamClient;
  host: UpstreamHost;
  /** Required for charts of new games. */
  dates?: GameDatesSource | undefined;
  loadLibrary?: LoadPlayLibrary;
  clock?: HttpClock;
  work?: ChartLimits;
}

/** Charts of Google Play, parsed both by the library and by us. */
export class GooglePlayCharts implements ChartProvider {
  readonly platform = 'android';
  private readonly clock: HttpClock;
  private readonly work: ChartLimits;
  private readonly rankings: PlayRankings;

  constructor(private readonly options: GooglePlayChartsOptions) {
    const { client, host, loadLibrary = loadPlayLibrary } = options;
    this.clock = options.clock ?? systemHttpClock;
    this.work = options.work ?? CHART_WORK;
    this.rankings = new PlayRankings({
      client,
      host,
      loadLibrary,
      clock: this.clock,
      callMs: this.work.callMs,
    });
  }

  async fetchChart(request: ChartRequest): Promise<ChartOutcome> {
    const category = findStoreCategory('android', request.category);
    if (!category) {
      return noChart(
        'not-available',
        `Google Play has no games category "${truncate(request.category, 40)}".`,
      );
    }
    if (!/^[a-z]{2}$/.test(request.country)) {
      return noChart('not-available', 'A country is two lower-case letters.');
    }
    const operation = new UpstreamOperation({ ...this.work, signal: request.signal });
    try {
      const { rankingType: type, country } = request;
      if (type === 'new') return await this.newIn(category, request, operation);
      const chart = await this.rankings.fresh({ category, type, country }, operation);
      if ('outcome' in chart) return chart;
      const entries = chart.apps.map((app) => toPlayEntry(app, country));
      return {
        outcome: 'found',
        entries,
        source: chart.source,
        fetchedAt: this.now(),
        warnings: chart.warnings,
      };
    } catch (error) {
      return toChartOutcome(error);
    }
  }

  private async newIn(
    category: StoreCategory,
    request: ChartRequest,
    operation: UpstreamOperation,
  ): Promise<ChartOutcome> {
    const { dates } = this.options;
    if (!dates) {
      return noChart('not-available', 'Google Play has no chart of new games, and no dates are known here.');
    }
    const charts: PlayRanking[] = [];
    const warnings: string[] = [];
    let none: NoChart | undefined;
    let failure: unknown;
    for (const type of ['downloads', 'revenue'] as const) {
      try {
        const chart = await this.rankings.recently({ category, type, country: request.country }, operation);
        if ('outcome' in chart) {
          none ??= chart;
          warnings.push(`The top ${type} chart was skipped: ${chart.reason}`);
        } else {
          charts.push(chart);
          warnings.push(...chart.warnings);
        }
      } catch (error) {
        if (!(error instanceof UpstreamError) || error.kind === 'aborted') throw error;
        failure ??= error;
        warnings.push(`The top ${type} chart was skipped: ${error.message}`);
      }
    }
    if (charts.length === 0) {
      if (none) return none;
      throw failure;
    }
    const result = await findNewGames(charts, dates, request, this.clock.now());
    if ('outcome' in result) return result;
    return { outcome: 'found', ...result, source: charts[0]!.source, fetchedAt: this.now(), warnings };
  }

  private now(): string {
    return new Date(this.clock.now()).toISOString();
  }
}
