import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AnalysisResult } from '../../ai/ai.types.js';
import { AnnouncementsService } from '../../announcements/announcements.service.js';
import { Clock } from '../../common/time/clock.js';
import { notFound } from '../../common/errors/problem.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { MarketEvents } from '../../market-events/market-events.service.js';
import { SAMPLE } from '../../games/descriptions/store-descriptions.service.js';
import type { AnalysisDto, AnalysisItemDto } from '../analyses.dto.js';
import { AnalysesRepository } from '../analyses.repository.js';
import { itemKey, type RunIdentity, type StoredItem } from '../analyses.types.js';
import { refusalProblem } from './analysis-text.js';
import { toAnalysisDto } from '../rows/analysis-rows.js';

/** Who gets the analysis, and what is stored in the same transaction. */
export interface AnalysisRequester {
  userId: string;
  within?: (manager: EntityManager, analysis: AnalysisDto) => Promise<void>;
}

interface NewRun {
  identity: RunIdentity;
  /** Source of the text. */
  source: string;
  result: AnalysisResult;
  durationMs: number;
}

/** A stored answer to repeat for a text of `source`. */
interface RepeatedRun {
  bundleId: string;
  source: string;
  runId: string;
}

/** Writes analyses; the newest of a game is its current one. */
@Injectable()
export class AnalysisStore {
  constructor(
    private readonly source: DataSource,
    private readonly analyses: AnalysesRepository,
    private readonly keys: IdempotencyService,
    private readonly events: MarketEvents,
    private readonly announcements: AnnouncementsService,
    private readonly clock: Clock,
  ) {}

  /** Stores a run and returns its analysis. */
  addRun({ identity, source, result, durationMs }: NewRun, asker: AnalysisRequester): Promise<AnalysisDto> {
    const mechanics = toStoredItems(result.mechanics);
    const metaElements = toStoredItems(result.metaElements);
    const details = (result.details ?? []).map(({ score: _unstored, ...detail }) => detail);
    return this.insertAsCurrent({ bundleId: identity.bundleId, source }, asker, (manager, analyzedAt) =>
      this.analyses.insertRun(
        {
          ...identity,
          analyzedAt,
          analyzedBy: asker.userId,
          mechanics,
          metaElements,
          details,
          detailKeys: [...new Set(details.map(itemKey))],
          itemKeys: [...new Set([...mechanics, ...metaElements].map(({ key }) => key))],
          model: result.model ?? null,
          language: result.language,
          notes: result.notes,
          durationMs,
          promptTokens: result.tokens?.prompt ?? null,
          completionTokens: result.tokens?.completion ?? null,
          rawAnswer: result.rawAnswer ?? null,
          textSource: source,
        },
        manager,
      ),
    );
  }

  /** Repeats the answer of a stored run as a new entry. */
  repeatRun({ bundleId, source, runId }: RepeatedRun, asker: AnalysisRequester): Promise<AnalysisDto> {
    return this.insertAsCurrent({ bundleId, source }, asker, (manager, analyzedAt) =>
      this.analyses.insertRepeat(
        runId,
        { analyzedAt, analyzedBy: asker.userId, textSource: source },
        manager,
      ),
    );
  }

  private insertAsCurrent(
    { bundleId, source }: Pick<RepeatedRun, 'bundleId' | 'source'>,
    { within }: AnalysisRequester,
    insert: (manager: EntityManager, now: Date) => Promise<string | undefined>,
  ): Promise<AnalysisDto> {
    return this.source.transaction(async (manager) => {
      await this.analyses.lockGame(bundleId, manager);
      // The game may have become real while its sample text was analyzed.
      if (source === SAMPLE && !(await this.analyses.isSampleGame(bundleId, manager))) {
        throw refusalProblem(
          'The sample text no longer exists: the game has real data now.',
          'no_description',
        );
      }
      await this.analyses.clearCurrent([bundleId], manager);
      const id = await insert(manager, this.clock.now());
      this.events.noteAnalyses(manager, [bundleId]);
      const row = id && (await this.analyses.findById(id, manager));
      if (!row) throw notFound('Game not found', 'game_not_found');
      const analysis = toAnalysisDto(row);
      await within?.(manager, analysis);
      await this.announcements.announce({ type: 'analysis.stored', data: summarize(analysis) }, manager);
      await this.keys.storeAnswer(manager, analysis);
      return analysis;
    });
  }
}

const toStoredItems = (items: AnalysisResult['mechanics']): StoredItem[] =>
  items.map(({ score: _unstored, ...item }) => ({ key: itemKey(item), ...item }));

const summarize = ({ mechanics, metaElements, ...analysis }: AnalysisDto): object => {
  const { id, bundleId, title, engine, version, analyzedAt, sample } = analysis;
  const listNames = (items: AnalysisItemDto[]) => items.map(({ name }) => name);
  return {
    ...{ id, bundleId, title, engine, version, analyzedAt, sample },
    mechanics: listNames(mechanics),
    metaElements: listNames(metaElements),
  };
};
