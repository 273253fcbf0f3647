import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AiService } from '../../ai/ai.service.js';
import type { AnalysisEngine, AnalysisResult } from '../../ai/ai.types.js';
import { ModelUsage } from '../../ai/model-usage.service.js';
import { ModelError } from '../../ai/model.types.js';
import { SHIPPED } from '../../ai/taxonomy/vocabulary.js';
import { findEntry } from '../../ai/taxonomy/taxonomy.js';
import { Clock } from '../../common/time/clock.js';
import { conflict, invalidField } from '../../common/errors/problem.js';
import { StoreDescriptions } from '../../games/descriptions/store-descriptions.service.js';
import { JobHandlers } from '../../jobs/run/job-handlers.service.js';
import { JobsService } from '../../jobs/jobs.service.js';
import type { JobReporting } from '../../jobs/jobs.types.js';
import { richestText } from '../run/analysis-text.js';
import { FeedbackRepository } from '../feedback/feedback.repository.js';
import { TaxonomyService } from '../taxonomy/taxonomy.service.js';
import { EngineScoresRepository } from './engine-scores.repository.js';
import type { EngineScoresDto, ScoreEngineInput } from './gold.dto.js';
import { computeFigures, countItems, type GoldGame, type JudgedItem, readVerdicts } from './gold-set.js';
import { MAX_SCORES } from './gold.dto.js';

const SCORE_KIND = 'analyses.score';

/** Input line of the text file scorer. */
export interface GoldLine {
  id: string;
  title: string;
  genre: string;
  description: string;
  mechanics: string[];
  meta: string[];
  /** Items that analysts rejected. */
  denied: string[];
}

interface ScoreCounts {
  right: number;
  wrong: number;
  missed: number;
  failed: number;
  durationMs: number;
  cost: number | null;
}

/** Reads the gold set and scores engines on it. */
@Injectable()
export class GoldSet implements OnModuleInit {
  constructor(
    private readonly ai: AiService,
    private readonly usage: ModelUsage,
    private readonly feedback: FeedbackRepository,
    private readonly texts: StoreDescriptions,
    private readonly taxonomy: TaxonomyService,
    private readonly scores: EngineScoresRepository,
    private readonly jobs: JobsService,
    private readonly handlers: JobHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      kind: SCORE_KIND,
      personal: true,
      run: async (job) => {
        const { engine, model } = job.params as unknown as ScoreEngineInput;
        const { games } = await this.score({ engine, model: model ?? null }, job);
        return { games };
      },
    });
  }

  async getScores(): Promise<EngineScoresDto> {
    const [games, rows] = await Promise.all([this.listGames(), this.scores.listNewest(MAX_SCORES)]);
    const count = (list: 'present' | 'absent') => games.reduce((sum, game) => sum + game[list].size, 0);
    return {
      gold: { games: games.length, present: count('present'), absent: count('absent') },
      scores: rows.map(({ durationMs, ...row }) => ({
        ...row,
        ...computeFigures(row),
        msPerGame: row.games > 0 ? durationMs / row.games : 0,
      })),
    };
  }

  /** Starts a job that scores an engine. @throws ProblemException 400 unknown engine, 409 nothing was judged */
  async start({ engine, model }: ScoreEngineInput, userId: string): Promise<string> {
    const found = this.findEngine(engine);
    if (model && !found.external) throw invalidField('model', 'applies to external engines only');
    if ((await this.listGames()).length === 0)
      throw conflict('No item has been confirmed or rejected yet. Review some on game pages first.');
    const { jobId } = await this.jobs.start({
      kind: SCORE_KIND,
      title: `Score ${model ?? found.model ?? found.label}`,
      params: { engine, model: model ?? null },
      joinKey: `${SCORE_KIND}:${engine}:${model ?? ''}`,
      createdBy: userId,
    });
    return jobId;
  }

  /** Runs an engine on every judged game and stores the score. */
  async score(
    { engine: engineId, model }: ScoreEngineInput,
    { signal, progress, fail, createdBy }: Pick<JobReporting, 'signal' | 'progress' | 'fail' | 'createdBy'>,
  ): Promise<{ games: number; precision: number | null; recall: number | null; f1: number | null }> {
    const engine = this.findEngine(engineId);
    const asked = model ?? engine.model;
    const vocabulary = engine.external ? SHIPPED : await this.taxonomy.getVocabulary();
    const games = await this.listGames();
    const tally: ScoreCounts = { right: 0, wrong: 0, missed: 0, failed: 0, durationMs: 0, cost: 0 };
    // The first call compiles the taxonomy and is not measured.
    if (!engine.external && games[0]) await engine.analyze(games[0], { vocabulary });
    for (const [at, game] of games.entries()) {
      signal.throwIfAborted();
      progress(at, games.length, game.title);
      const startedAt = performance.now();
      const context = { user: createdBy, signal, vocabulary, ...(model && { model }) };
      const answer = await this.ai.analyze(game, engineId, context).catch((error: unknown) => {
        if (!(error instanceof ModelError)) throw error;
        fail({ label: game.title, reason: error.message });
        return null;
      });
      tally.durationMs += performance.now() - startedAt;
      addAnswer(tally, game, answer);
      // A failed call may have been charged.
      if (engine.external) tally.cost = addCost(tally.cost, this.priceAnswer(asked, answer));
    }
    progress(games.length, games.length, '');
    const { right, wrong, missed, ...rest } = tally;
    await this.scores.insert({
      ...{ engine: engine.id, engineVersion: engine.version, model: asked },
      taxonomyVersion: [this.ai.taxonomyVersion, vocabulary.version].filter(Boolean).join('+'),
      ...{ games: games.length, right, wrong, missed, ...rest },
      ...{ scoredBy: createdBy ?? null, scoredAt: this.clock.now() },
    });
    return { games: games.length, ...computeFigures(tally) };
  }

  async exportLines(): Promise<GoldLine[]> {
    const readKind = (id: string) => findEntry(id)?.kind ?? 'mechanic';
    return (await this.listGames()).map(({ bundleId, title, genre, description, present, absent }) => ({
      ...{ id: bundleId, title, genre: genre ?? '', description },
      mechanics: [...present].filter((id) => readKind(id) === 'mechanic'),
      meta: [...present].filter((id) => readKind(id) === 'meta'),
      denied: [...absent],
    }));
  }

  private findEngine(id: string): AnalysisEngine {
    const engine = this.ai.findEngine(id);
    if (engine) return engine;
    throw invalidField('engine', `is not set up here; use one of ${this.ai.listEngineIds().join(', ')}`);
  }

  private priceAnswer(model: string | null, answer: AnalysisResult | null): number | null {
    return model && answer?.tokens ? this.usage.price(model, answer.tokens) : null;
  }

  private async listGames(): Promise<GoldGame[]> {
    const judged = new Map<string, JudgedItem[]>();
    for (const item of await this.feedback.listVerdicts())
      judged.set(item.bundleId, [...(judged.get(item.bundleId) ?? []), item]);
    const texts = await this.texts.getForGames([...judged.keys()]);
    const isRead = (text: string) => this.ai.measureReading(text) === 'all';
    const games: GoldGame[] = [];
    for (const [bundleId, items] of judged) {
      const { present, absent } = readVerdicts(items);
      const text = richestText(texts.get(bundleId) ?? [], isRead);
      if (text && present.size + absent.size > 0) games.push({ bundleId, ...text, present, absent });
    }
    return games;
  }
}

function addAnswer(tally: ScoreCounts, game: GoldGame, answer: AnalysisResult | null): void {
  const { right, wrong, missed } = countItems(game, answer);
  tally.right += right;
  tally.wrong += wrong;
  tally.missed += missed;
  if (!answer) tally.failed++;
}

/** Unknown as soon as one answer has no price. */
const addCost = (sum: number | null, cost: number | null): number | null =>
  sum === null || cost === null ? null : sum + cost;
