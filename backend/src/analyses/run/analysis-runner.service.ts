import { countNoun } from '../../common/text/count-noun.js';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { ActivityService } from '../../activity/activity.service.js';
import { AiService } from '../../ai/ai.service.js';
import type { AnalysisEngine, AnalysisInput } from '../../ai/ai.types.js';
import { SHIPPED, type Vocabulary } from '../../ai/taxonomy/vocabulary.js';
import { ModelError, toModelProblem } from '../../ai/model.types.js';
import { Clock } from '../../common/time/clock.js';
import { SingleFlight } from '../../common/concurrency/single-flight.js';
import { invalidField, ProblemException } from '../../common/errors/problem.js';
import { PostgresLease } from '../../database/locks/postgres-lease.js';
import type { AnalyzeInput, AnalysisDto } from '../analyses.dto.js';
import { AnalysesRepository } from '../analyses.repository.js';
import type { RunIdentity } from '../analyses.types.js';
import { AnalysisStore, type AnalysisRequester } from './analysis-store.js';
import { inputHash, refusalProblem } from './analysis-text.js';
import { AnalysisTexts } from './analysis-texts.js';
import { TaxonomyService } from '../taxonomy/taxonomy.service.js';
import { truncate } from '../../common/text/truncate.js';

/** The engine answered, but not with a valid result. */
const INVALID = 'Invalid response from analysis function';

interface Request {
  engine: AnalysisEngine;
  input: AnalysisInput;
  /** Source of the text. */
  source: string;
  /** Why there is no better text, when this one cannot be analyzed. */
  unread: string | undefined;
  vocabulary: Vocabulary;
  identity: RunIdentity;
  fresh: boolean;
}

/** Calls an engine for a game, once for concurrent requests, and stores the answer. */
@Injectable()
export class AnalysisRunner {
  /** Current runs of this process. */
  private readonly runs = new SingleFlight<AnalysisDto>();

  constructor(
    private readonly ai: AiService,
    private readonly texts: AnalysisTexts,
    private readonly analyses: AnalysesRepository,
    private readonly store: AnalysisStore,
    private readonly taxonomy: TaxonomyService,
    private readonly lease: PostgresLease,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemException 400 naming `engine` */
  getEngine(id: string | undefined): AnalysisEngine {
    const engine = this.ai.findEngine(id);
    if (engine) return engine;
    throw invalidField('engine', `is not set up here; use one of ${this.ai.listEngineIds().join(', ')}`);
  }

  /**
   * Analyzes a game for a person and records it in the activity.
   * @throws ProblemException 400 unknown engine, 404 unknown game, 422 nothing to read, 429 no calls left, 502–504
   *   the model failed; nothing is stored then
   */
  async analyze(input: AnalyzeInput, userId: string): Promise<AnalysisDto> {
    return this.run(input, {
      userId,
      within: (manager, analysis) =>
        this.activity.record(
          {
            kind: 'analysis.made',
            text: describeRun(analysis, this.getEngine(analysis.engine).label),
            subject: analysis.bundleId,
            userId,
          },
          manager,
        ),
    });
  }

  /** Like {@link analyze}, without an activity entry. @throws as {@link analyze}, or the signal's reason */
  async run(
    { bundleId: askedId, engine: engineId, fresh = false }: AnalyzeInput,
    asker: AnalysisRequester,
    signal?: AbortSignal,
  ): Promise<AnalysisDto> {
    const engine = this.getEngine(engineId);
    const measure = (text: string) => (engine.external ? 'all' : this.ai.measureReading(text));
    const { bundleId, input, source, unread } = await this.texts.find(
      askedId,
      { isRead: (text) => measure(text) === 'all', isUseless: (text) => measure(text) === 'none' },
      signal,
    );
    // A model uses its own names.
    const vocabulary = engine.external ? SHIPPED : await this.taxonomy.getVocabulary();
    const identity = {
      bundleId,
      engine: engine.id,
      engineVersion: engine.version,
      promptVersion: engine.promptVersion,
      taxonomyVersion: [this.ai.taxonomyVersion, vocabulary.version].filter(Boolean).join('+'),
      inputHash: inputHash(input, engine.model),
    };
    if (!fresh) {
      const known = await this.analyses.findRunId(identity);
      if (known) return this.store.repeatRun({ bundleId, source, runId: known }, asker);
    }
    try {
      return await this.joinInFlight(
        { engine, input, source, unread, vocabulary, identity, fresh },
        asker,
        signal,
      );
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      throw toModelProblem(error, error.isBadAnswer ? INVALID : `Analysis failed: ${error.message}`);
    }
  }

  /** Joins the current run of this process; each caller gets an own entry. */
  private async joinInFlight(
    request: Request,
    asker: AnalysisRequester,
    signal?: AbortSignal,
  ): Promise<AnalysisDto> {
    const key = JSON.stringify(request.identity);
    for (;;) {
      let isOwn = false;
      try {
        const analysis = await this.runs.run(key, () => {
          isOwn = true;
          return this.runOnce(request, asker, signal);
        });
        if (isOwn) return analysis;
        const runId = await this.findRunId(request, analysis);
        return await this.store.repeatRun(toRepeat(request, runId), asker);
      } catch (error) {
        if (isOwn) throw error;
        // The answer of the engine is valid for everyone; an error of the other caller is not.
        const isOurs =
          error instanceof ModelError ? error.kind !== 'quota' : error instanceof ProblemException;
        if (isOurs) throw error;
        signal?.throwIfAborted();
      }
    }
  }

  /** Calls the engine, unless another process does; then waits for its answer. */
  private async runOnce(
    request: Request,
    asker: AnalysisRequester,
    signal?: AbortSignal,
  ): Promise<AnalysisDto> {
    const { engine, identity, fresh } = request;
    const askedAt = this.clock.now();
    if (!engine.external) return this.callEngine(request, asker, signal);
    return this.lease.runExclusive(
      `analysis:${createHash('sha256').update(JSON.stringify(identity)).digest('base64url')}`,
      {
        findResult: async () => {
          const other = await this.analyses.findRunId(identity, fresh ? askedAt : undefined);
          return other === undefined ? undefined : this.store.repeatRun(toRepeat(request, other), asker);
        },
        work: (leased) =>
          this.callEngine(request, asker, signal ? AbortSignal.any([signal, leased]) : leased),
      },
      signal,
    );
  }

  private async callEngine(
    { engine, input, source, unread, vocabulary, identity }: Request,
    asker: AnalysisRequester,
    signal?: AbortSignal,
  ): Promise<AnalysisDto> {
    const startedAt = performance.now();
    const result = await this.ai.analyze(input, engine.id, { user: asker.userId, signal, vocabulary });
    if (result.refusal) {
      const { message, code } = result.refusal;
      throw refusalProblem(unread ? `${message} ${unread}` : message, code);
    }
    const durationMs = Math.round(performance.now() - startedAt);
    return this.store.addRun({ identity, source, result, durationMs }, asker);
  }

  private async findRunId({ identity }: Request, { id, reused }: AnalysisDto): Promise<string> {
    return reused ? ((await this.analyses.findRunId(identity)) ?? id) : id;
  }
}

const toRepeat = ({ identity, source }: Request, runId: string) => ({
  bundleId: identity.bundleId,
  source,
  runId,
});

function describeRun({ title, mechanics, metaElements, reused }: AnalysisDto, engine: string): string {
  const counts = `${countNoun(mechanics.length, 'mechanic')}, ${countNoun(metaElements.length, 'meta element')}`;
  return `"${truncate(title, 100)}" was analyzed (${engine}${reused ? ', known answer' : ''}): ${counts}`;
}
