import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock, formatDay } from '../../common/time/clock.js';
import { UpstreamError } from '../../common/http/upstream-error.js';
import { retryOnSerializationFailure } from '../../database/locks/lock-conflict.js';
import { ListingDetailsService } from '../../games/listings/listing-details.service.js';
import type { ItemContext, ItemEnd } from '../../jobs/jobs.types.js';
import type { ChartOutcome, FoundChart } from '../../market-data/market-data.types.js';
import { type CallsPerHost, StoreCharts } from '../../market-data/charts/store-charts.service.js';
import { CapturesService } from '../captures/captures.service.js';
import { canonicalCategory } from '../categories.js';
import { CoverageRepository } from '../coverage/coverage.repository.js';
import { type ChartItem, readChartItem } from './refresh-plan.js';
import type { ChartOutcomeName, ChartResult } from './refresh-summary.js';

/** After a store refused us temporarily, each chart is tried once more when that time is over. */
const SECOND_CHANCE_MS = 31_000;

/** Fetches one chart of a refresh and stores it. */
@Injectable()
export class RefreshChart {
  constructor(
    private readonly charts: StoreCharts,
    private readonly captures: CapturesService,
    private readonly details: ListingDetailsService,
    private readonly coverage: CoverageRepository,
    private readonly clock: Clock,
  ) {}

  async run(item: ItemContext): Promise<ItemEnd> {
    const chart = readChartItem(item.params);
    const calls: CallsPerHost = {};
    const describeResult = (outcome: ChartOutcomeName, notes: string[] = [], rows = 0) => ({
      outcome: { outcome, rows, lists: chart.lists, calls, notes } satisfies ChartResult as unknown as Record<
        string,
        unknown
      >,
    });
    let answer: ChartOutcome;
    try {
      answer = await this.charts.fetch(chart.platform, { ...chart, signal: item.signal }, calls);
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.kind === 'aborted') throw error;
      if (error.refused && item.attempt === 1) return { again: { afterMs: SECOND_CHANCE_MS } };
      const outcome = error.refused ? 'blocked' : 'failed';
      await this.noteGap(chart, item.jobId, outcome, error.message);
      return { state: 'failed', reason: error.message, ...describeResult(outcome) };
    }
    if (answer.outcome !== 'found') await this.noteGap(chart, item.jobId, answer.outcome, answer.reason);
    // Keeps the last capture of an empty chart: an empty response may be a glitch of the store.
    if (answer.outcome === 'empty') return { state: 'done', ...describeResult('empty', [answer.reason]) };
    if (answer.outcome !== 'found')
      return { state: 'failed', reason: answer.reason, ...describeResult(answer.outcome) };
    const found = answer;
    await this.store(chart, found, item.jobId, (manager) =>
      item.settle(manager, {
        state: 'done',
        ...describeResult('found', found.warnings, found.entries.length),
      }),
    );
    return 'settled';
  }

  /** Records why there is no capture today; an earlier or later one takes precedence. */
  private async noteGap(
    { platform, country, category, rankingType }: ChartItem,
    jobId: string,
    outcome: Exclude<ChartOutcomeName, 'found'>,
    reason: string,
  ): Promise<void> {
    const now = this.clock.now();
    const state = outcome === 'empty' || outcome === 'blocked' ? outcome : ('missing' as const);
    const key = { platform, country, category, rankingType };
    const gap = { ...key, day: formatDay(now), state, reason, dueAt: null, jobId, notedAt: now };
    await this.coverage.upsertGaps([gap], { isNews: true, sample: false });
  }

  /** Stores the capture, its list, facts about its games, and the end of the item in one transaction. */
  private async store(
    { platform, country, category, rankingType }: ChartItem,
    { entries, source, derived }: FoundChart,
    jobId: string,
    settle: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const capture = {
      platform,
      country,
      category: canonicalCategory(platform, category) ?? category,
      rankingType,
      capturedAt: this.clock.now(),
      source,
      sample: false,
      derived: derived ?? null,
      jobId,
      entries,
    };
    const details = entries.map(({ bundleId, trackId, description, releaseDate, categories }) => ({
      platform,
      bundleId,
      trackId,
      description,
      releaseDate: releaseDate === null ? null : new Date(releaseDate),
      categories,
    }));
    // Charts that share games may conflict in the database.
    await retryOnSerializationFailure(() =>
      this.captures.record(capture, async (manager) => {
        await this.details.writeStale(manager, details, source);
        await settle(manager);
      }),
    );
  }
}
