import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AiService } from '../ai/ai.service.js';
import { notFound } from '../common/errors/problem.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { MergedGames } from '../games/catalogue/merged-games.service.js';
import { MarketEvents } from '../market-events/market-events.service.js';
import type { AnalysisDto, EngineDto, GameAnalysisDto, UsedItemDto } from './analyses.dto.js';
import { AnalysesRepository } from './analyses.repository.js';
import { AnalysisListsRepository, GAME_HAS_ITEM } from './rows/analysis-lists.repository.js';
import { toAnalysisDto } from './rows/analysis-rows.js';
import { FeedbackRepository } from './feedback/feedback.repository.js';

/** Reads stored answers, for people and for other domains. */
@Injectable()
export class AnalysesService implements OnModuleInit {
  /** The `mechanic` filter of a list over `games g`. */
  readonly mechanicFilter = GAME_HAS_ITEM;

  constructor(
    private readonly ai: AiService,
    private readonly analyses: AnalysesRepository,
    private readonly lists: AnalysisListsRepository,
    private readonly feedback: FeedbackRepository,
    private readonly mergedGames: MergedGames,
    private readonly events: MarketEvents,
  ) {}

  onModuleInit(): void {
    // A game that is split keeps its analyses: the text that they read was the game's.
    this.mergedGames.onMove(async (manager, moves, platform) => {
      if (platform) return;
      for (const { from, to } of await this.analyses.listAnalyzed(moves, manager))
        await this.moveToGame(manager, from, to);
    });
  }

  /** The engines that can be asked, default first. */
  listEngines(): EngineDto[] {
    return this.ai.listEngines();
  }

  /** One answer, whoever asked for it. @throws ProblemException 404 */
  async get(id: string, manager?: EntityManager): Promise<AnalysisDto> {
    const row = await this.analyses.findById(id, manager);
    if (!row) throw notFound('Analysis not found', 'analysis_not_found');
    return toAnalysisDto(row);
  }

  /** A game's current answer; null without one. */
  async findCurrentForGame(bundleId: string): Promise<GameAnalysisDto | null> {
    const row = await this.analyses.findCurrent(bundleId);
    return row ? toAnalysisDto(row) : null;
  }

  /** Everybody's analyses by calendar month (UTC) since a month, `YYYY-MM`; samples are left out. */
  countByMonth(since: string): Promise<Map<string, number>> {
    return this.lists.countByMonth(since);
  }

  /** Games that a person analyzed, each once with that person's newest answer. */
  listByPerson(query: ListQuery, userId: string): ListPage<AnalysisDto> {
    return this.lists.listByPerson(query, userId);
  }

  /** How many games a person analyzed since a time. */
  countByPerson(userId: string, since: Date): Promise<number> {
    return this.lists.countByPerson(userId, since);
  }

  /** The versions of one game's analysis, whoever asked for them. */
  listVersions(query: ListQuery, bundleId: string): ListPage<AnalysisDto> {
    return this.lists.listVersions(query, bundleId);
  }

  /** Items that current answers name, the most frequent first; of a person's own games when one is given. */
  listUsedItems(userId?: string): Promise<UsedItemDto[]> {
    return this.lists.listUsedItems(userId);
  }

  /** A person's analyses, for the export of that person's data. Deleting a person leaves them, without a name. */
  exportAnalyses(userId: string): Promise<object[]> {
    return this.analyses.listByPerson(userId);
  }

  /** A person's feedback, for the export of that person's data. */
  exportFeedback(userId: string): Promise<object[]> {
    return this.feedback.listByPerson(userId);
  }

  /** Gives everything said of a placeholder to the game that it turned out to be. */
  async moveToGame(manager: EntityManager, from: string, to: string): Promise<void> {
    await this.analyses.moveToGame(from, to, manager);
    this.events.noteAnalyses(manager, [to]);
    await this.feedback.moveToGame(from, to, manager);
  }
}
