import { Injectable } from '@nestjs/common';
import type {
  ChartOutcome,
  ChartProvider,
  ChartRequest,
  GameDatesSource,
  GameFacts,
  Platform,
} from '../market-data.types.js';
import { type ChartFetch, planChartFetches, type ChartPlanInput } from './chart-plan.js';
import { createChartProviders } from '../stores/connect-stores.js';
import { type CallsPerHost, Stores } from '../stores/stores.service.js';

export type { ChartFetch } from './chart-plan.js';
export { planChartFetches } from './chart-plan.js';
export type { CallsPerHost } from '../stores/stores.service.js';

/** Release dates to look up per Google Play chart of new games; each costs a page. */
const DATES_PER_CHART = 6;

/** What the owner of the chart history knows about games, and stores when more is learned. */
export abstract class GameHistory implements GameDatesSource {
  abstract listDates(
    ...request: Parameters<GameDatesSource['listDates']>
  ): ReturnType<GameDatesSource['listDates']>;
  abstract storeFacts(facts: GameFacts): Promise<void>;
}

/** Fetches the stores' charts. The module that owns the chart history provides this with a {@link GameHistory}. */
@Injectable()
export class StoreCharts {
  private readonly providers: Record<Platform, ChartProvider>;

  constructor(
    private readonly stores: Stores,
    history: GameHistory,
  ) {
    this.providers = createChartProviders(stores.connection, {
      dates: history,
      datesPerChart: DATES_PER_CHART,
      onFacts: (facts) => history.storeFacts(facts),
    });
  }

  /** The charts that fill the requested lists, each once. */
  plan(input: ChartPlanInput): ChartFetch[] {
    return planChartFetches(input);
  }

  /**
   * Requests one chart from a store, counting the calls in `calls`.
   * @throws UpstreamError as ChartProvider.fetchChart
   */
  fetch(platform: Platform, request: ChartRequest, calls: CallsPerHost = {}): Promise<ChartOutcome> {
    return this.stores.countCalls(calls, () => this.providers[platform].fetchChart(request));
  }
}
