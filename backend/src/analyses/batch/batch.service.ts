import { countNoun } from '../../common/text/count-noun.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { badRequest, ProblemException } from '../../common/errors/problem.js';
import { GamesService } from '../../games/catalog/games.service.js';
import { StoreDescriptions } from '../../games/descriptions/store-descriptions.service.js';
import { JobHandlers } from '../../jobs/run/job-handlers.service.js';
import { JobsService } from '../../jobs/jobs.service.js';
import type { FinishedItem, ItemContext, ItemEnd, NewJobItem, SummarizedJob } from '../../jobs/jobs.types.js';
import { BatchGames } from './batch-games.js';
import type { BatchInput, BatchPreviewDto } from './batch.dto.js';
import { AnalysisRunner } from '../run/analysis-runner.service.js';

export const BATCH_KIND = 'analyses.batch';

/** Concurrent texts per process: the built-in engine is CPU-bound, a model is I/O-bound. */
const LANES = { 'analyses.inside': 1, 'analyses.outside': 3 };
/** A person over the per-minute limit waits for the next minute instead of failing. */
const MAX_WAIT_S = 61;

/** Error codes of games without a readable text; a retry would not help. */
const UNREADABLE = new Set(['no_description', 'language_not_supported']);

interface BatchItem {
  bundleId: string;
  engine: string;
  fresh: boolean;
  userId: string;
}

/** Analyzes many games as a job. */
@Injectable()
export class BatchService implements OnModuleInit {
  constructor(
    private readonly runner: AnalysisRunner,
    private readonly games: BatchGames,
    private readonly catalog: GamesService,
    private readonly texts: StoreDescriptions,
    private readonly jobs: JobsService,
    private readonly handlers: JobHandlers,
    private readonly activity: ActivityService,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      kind: BATCH_KIND,
      personal: true,
      lanes: LANES,
      runItem: (item) => this.runItem(item),
      summarize: (items, job, manager) => this.summarize(items, job, manager),
    });
  }

  /**
   * Starts the job, or joins the running job of the same request.
   * @throws ProblemException 400, or 404 unknown tag
   */
  async start(input: BatchInput, userId: string): Promise<string> {
    const engine = this.runner.getEngine(input.engine);
    const fresh = input.fresh ?? false;
    const { bundleIds, label } = await this.games.list(input, userId);
    if (bundleIds.length === 0) throw badRequest(`There is no game in ${label}.`, undefined, 'no_games');
    const scope = createHash('sha256')
      .update(JSON.stringify([userId, engine.id, fresh, [...bundleIds].sort()]))
      .digest('base64url');
    const titles = await this.catalog.getTitles(bundleIds);
    const items = bundleIds.map((bundleId): NewJobItem => {
      const params: BatchItem = { bundleId, engine: engine.id, fresh, userId };
      return {
        key: bundleId,
        label: titles.get(bundleId) ?? bundleId,
        scope,
        lane: engine.external ? 'analyses.outside' : 'analyses.inside',
        params: { ...params },
      };
    });
    const title = `Analyze ${label}`;
    const params = { engine: engine.id, fresh, games: bundleIds.length, userId };
    const job = { kind: BATCH_KIND, title, params, createdBy: userId };
    const { jobId } = await this.jobs.start(job, items);
    return jobId;
  }

  /** Counts the games of a batch, and those with a description. @throws ProblemException 400, or 404 unknown tag */
  async preview(input: BatchInput, userId: string): Promise<BatchPreviewDto> {
    const { bundleIds } = await this.games.list(input, userId);
    return { games: bundleIds.length, described: await this.texts.countGames(bundleIds) };
  }

  private async runItem(item: ItemContext): Promise<ItemEnd> {
    const { bundleId, engine, fresh, userId } = item.params as unknown as BatchItem;
    for (;;) {
      try {
        await this.runner.run(
          { bundleId, engine, fresh },
          {
            userId,
            within: (manager, analysis) =>
              item.settle(manager, {
                state: 'done',
                outcome: { analysisId: analysis.id, reused: analysis.reused },
              }),
          },
          item.signal,
        );
        return 'settled';
      } catch (error) {
        if (!(error instanceof ProblemException) || error.code === 'database_unavailable') throw error;
        const seconds = error.retryAfterSeconds ?? Number.POSITIVE_INFINITY;
        if (error.code !== 'model_quota' || seconds > MAX_WAIT_S) {
          const outcome = { skipped: UNREADABLE.has(error.code) };
          return { state: 'failed', reason: error.detail, outcome };
        }
        await wait(seconds * 1_000, undefined, { signal: item.signal });
      }
    }
  }

  private async summarize(
    items: FinishedItem[],
    { jobId, params }: SummarizedJob,
    manager: EntityManager,
  ): Promise<Record<string, unknown>> {
    const completed = items.filter(({ state }) => state === 'done');
    const result = {
      games: items.length,
      analysed: completed.length,
      reused: completed.filter(({ outcome }) => outcome?.reused === true).length,
      failed: items.filter(({ state }) => state === 'failed').length,
      /** Failed games without a readable text. */
      skipped: items.filter(({ outcome }) => outcome?.skipped === true).length,
    };
    const games = countNoun(result.games, 'game');
    const reused = result.reused > 0 ? `, ${result.reused} unchanged` : '';
    const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
    const really = result.failed - result.skipped;
    const failed = really > 0 ? `, ${really} failed` : '';
    const text = `${games}: ${result.analysed - result.reused} analyzed${reused}${skipped}${failed}`;
    await this.activity.tryRecord(
      { kind: 'analyses.batch', text, subject: jobId, userId: String(params.userId) },
      manager,
    );
    return result;
  }
}
