import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource } from 'typeorm';
import { HostBudgetRepository } from '../common/http/host-budget.repository.js';
import { ENV, type Env } from '../config/env.js';
import type {
  ChartOutcome,
  ChartRequest,
  GameDatesSource,
  GameFacts,
  Platform,
} from './market-data.types.js';
import { type ChartFetch, chartPlan, type ChartPlanInput } from './chart-plan.js';
import { type StoreDetails, storeCharts } from './store-charts.js';

export type { ChartFetch } from './chart-plan.js';

/** Release dates that are looked up for each of Google Play's charts of new games, a page each. */
const DATES_PER_CHART = 6;

/** What the owner of the history knows of games, and keeps of what is learned about them. */
export interface GameHistory extends GameDatesSource {
  keep(facts: GameFacts): Promise<void>;
}

/** Calls that were sent, by host. */
export type CallsPerHost = Record<string, number>;

/** The door to the stores' charts, paced for the whole installation. */
@Injectable()
export class StoreCharts implements OnApplicationShutdown {
  private readonly stores: ReturnType<typeof storeCharts>;
  /** False when both stores are servers of our own, which need no pace. */
  readonly isPaced: boolean;
  private readonly callsOf = new AsyncLocalStorage<CallsPerHost>();
  private history: GameHistory | undefined;

  constructor(source: DataSource, @Inject(ENV) env: Env) {
    this.isPaced = !isReplayed(env);
    this.stores = storeCharts(env, {
      budget: new HostBudgetRepository(source),
      paced: this.isPaced,
      datesPerChart: DATES_PER_CHART,
      dates: {
        datesOf: (request) => this.history?.datesOf(request) ?? Promise.resolve({ dates: new Map() }),
      },
      onFacts: (facts) => this.history?.keep(facts),
      onCall: ({ host }) => {
        const calls = this.callsOf.getStore();
        if (calls) calls[host] = (calls[host] ?? 0) + 1;
      },
    });
  }

  /** Registers the owner of the history: without it Google Play has no charts of new games. */
  useHistory(history: GameHistory): void {
    this.history = history;
  }

  /** The charts that fill the lists asked for, each once. */
  plan(input: ChartPlanInput): ChartFetch[] {
    return chartPlan(input);
  }

  /**
   * Asks a store for one chart, counting into `calls` what is sent for it.
   * @throws UpstreamError as ChartProvider.fetchChart
   */
  fetch(platform: Platform, request: ChartRequest, calls: CallsPerHost = {}): Promise<ChartOutcome> {
    return this.callsOf.run(calls, () => this.stores.providers[platform].fetchChart(request));
  }

  /** Who can be asked for one game; their calls share the pace of the charts. */
  get details(): StoreDetails {
    return this.stores.details;
  }

  onApplicationShutdown(): void {
    this.stores.client.close();
  }
}

/**
 * A store address on this very machine is our replay server (or somebody's own mirror, which minds its own pace), so
 * calls to it need not be slow. Only when both stores are: no real store is ever called without its pace.
 */
function isReplayed({
  APP_STORE_URL,
  GOOGLE_PLAY_URL,
}: Pick<Env, 'APP_STORE_URL' | 'GOOGLE_PLAY_URL'>): boolean {
  return [APP_STORE_URL, GOOGLE_PLAY_URL].every(
    (url) => url !== undefined && isLoopback(new URL(url).hostname),
  );
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(name);
}
