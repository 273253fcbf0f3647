import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AiService } from '../ai/ai.service.js';
import { notFound } from '../common/errors/problem.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import type { GameMove } from '../games/games.types.js';
import { MarketEvents } from '../market-events/market-events.service.js';
import type { AnalysisDto, EngineDto, GameAnalysisDto, UsedItemDto } from './analyses.dto.js';
import { AnalysesRepository } from './analyses.repository.js';
import { AnalysisListsRepository, GAME_HAS_ITEM } from './rows/analysis-lists.repository.js';
import { toAnalysisDto } from './rows/analysis-rows.js';
import { FeedbackRepository } from './feedback/feedback.repository.js';

/** Reads stored analyses, for people and for other domains. */
@Injectable()
export class AnalysesService {
  /** The `mechanic` filter of a list over `games g`. */
  readonly mechanicFilter = GAME_HAS_ITEM;

  constructor(
    private readonly ai: AiService,
    private readonly analyses: AnalysesRepository,
    private readonly lists: AnalysisListsRepository,
    private readonly feedback: FeedbackRepository,
    private readonly events: MarketEvents,
  ) {}

  /** Available engines, the default first. */
  listEngines(): EngineDto[] {
    return this.ai.listEngines();
  }

  /** Gets one analysis of any person. @throws ProblemException 404 */
  async get(id: string, manager?: EntityManager): Promise<AnalysisDto> {
    const row = await this.analyses.findById(id, manager);
    if (!row) throw notFound('Analysis not found', 'analysis_not_found');
    return toAnalysisDto(row);
  }

  /** The current analysis of a game; null without one. */
  async findCurrentForGame(bundleId: string): Promise<GameAnalysisDto | null> {
    const row = await this.analyses.findCurrent(bundleId);
    return row ? toAnalysisDto(row) : null;
  }

  /** Counts analyses by UTC month since a month, `YYYY-MM`, without sample data. */
  countByMonth(since: string): Promise<Map<string, number>> {
    return this.lists.countByMonth(since);
  }

  /** Lists games that a person analyzed, each with that person’s newest analysis. */
  listByPerson(query: ListQuery, userId: string): ListPage<AnalysisDto> {
    return this.lists.listByPerson(query, userId);
  }

  /** Counts games that a person analyzed since a time. */
  countByPerson(userId: string, since: Date): Promise<number> {
    return this.lists.countByPerson(userId, since);
  }

  /** Lists all versions of the analysis of a game. */
  listVersions(query: ListQuery, bundleId: string): ListPage<AnalysisDto> {
    return this.lists.listVersions(query, bundleId);
  }

  /** Lists items of current analyses, the most frequent first; only of the games of a person when one is given. */
  listUsedItems(userId?: string): Promise<UsedItemDto[]> {
    return this.lists.listUsedItems(userId);
  }

  /** For the export of personal data; analyses stay without a name when the person is deleted. */
  exportAnalyses(userId: string): Promise<object[]> {
    return this.analyses.listByPerson(userId);
  }

  /** Moves analyses and feedback of merged games. */
  async moveGames(moves: readonly GameMove[], manager: EntityManager): Promise<void> {
    for (const { from, to } of await this.analyses.listAnalyzed(moves, manager)) {
      await this.analyses.moveToGame(from, to, manager);
      this.events.noteAnalyses(manager, [to]);
      await this.feedback.moveToGame(from, to, manager);
    }
  }
}
