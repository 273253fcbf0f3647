import { Injectable } from '@nestjs/common';
import { AnalysesService } from '../analyses/analyses.service.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { GameDescriptions } from '../games/descriptions/game-descriptions.service.js';
import { GamesService } from '../games/catalogue/games.service.js';
import { RankingsService } from '../rankings/charts/rankings.service.js';
import { GameTagsService } from '../tags/game-tags.service.js';
import type { GameDetailDto, GameDto } from './game-page.dto.js';

/** Games with what all modules know of them. */
@Injectable()
export class GamePageService {
  constructor(
    private readonly games: GamesService,
    private readonly descriptions: GameDescriptions,
    private readonly rankings: RankingsService,
    private readonly tags: GameTagsService,
    private readonly analyses: AnalysesService,
  ) {}

  list(query: ListQuery): Promise<ListPage<GameDto>> {
    return this.games.list(query, { tagId: this.tags.tagFilter, mechanic: this.analyses.mechanicFilter });
  }

  /** @throws ProblemException 404 "Game not found" */
  async get(bundleId: string): Promise<GameDetailDto> {
    const [game, enteredDescription, positions, tags, analysis] = await Promise.all([
      this.games.get(bundleId),
      this.descriptions.find(bundleId),
      this.rankings.listPositions(bundleId),
      this.tags.listForPage(bundleId),
      this.analyses.findCurrentForGame(bundleId),
    ]);
    return { ...game, enteredDescription, positions, tags, analysis };
  }
}
