import { Injectable } from '@nestjs/common';
import { AnalysesService } from '../analyses/analyses.service.js';
import { countryCode } from '../common/countries.js';
import { invalidField } from '../common/errors/problem.js';
import type { ListPage } from '../common/list/list-page.js';
import { type ListQuery, parseListQuery } from '../common/list/list-query.js';
import { truncate } from '../common/text/truncate.js';
import { GameDescriptions } from '../games/descriptions/game-descriptions.service.js';
import { GamesService } from '../games/catalog/games.service.js';
import type { Platform } from '../games/games.types.js';
import { RankingsService } from '../rankings/charts/rankings.service.js';
import { SimilarGames } from '../similar-games/similar-games.service.js';
import { GameTagsService } from '../tags/game-tags.service.js';
import { GAME_LIST, type ListedGameDto } from './game-list.dto.js';
import { GameListRepository } from './game-list.repository.js';
import type { GameDetailDto } from './game-page.dto.js';

/** Combines a game with what the other modules know about it. */
@Injectable()
export class GamePageService {
  constructor(
    private readonly gameList: GameListRepository,
    private readonly games: GamesService,
    private readonly descriptions: GameDescriptions,
    private readonly rankings: RankingsService,
    private readonly tags: GameTagsService,
    private readonly analyses: AnalysesService,
    private readonly similar: SimilarGames,
  ) {}

  /** @throws ProblemException 400 for an unknown country, or an unknown game in `similarTo` */
  async list(query: ListQuery): Promise<ListPage<ListedGameDto>> {
    const { similarTo, ...filter } = query.filter;
    const { country: requested, platform } = filter;
    const country =
      typeof requested === 'string' ? requested.toLowerCase() : (await this.rankings.findStart())?.country;
    if (country && !countryCode(country)) {
      throw invalidField('filter.country', `"${truncate(country, 10)}" is not a country code`);
    }
    const market = { country: country ?? null, platforms: (platform as Platform[] | undefined) ?? null };
    if (typeof similarTo === 'string' && !(await this.games.find(similarTo)))
      throw invalidField('filter.similarTo', 'is not a known game');
    const inOrder = typeof similarTo === 'string' ? await this.similar.listIds(similarTo) : undefined;
    const filters = {
      ...this.games.filters,
      tagId: this.tags.tagFilter,
      mechanic: this.analyses.mechanicFilter,
    };
    return this.gameList.list({ ...query, filter }, market, filters, inOrder);
  }

  /** Bundle ids of the games that a filter finds: at most `most`, those with the best ranks. */
  async listIds(filter: ListQuery['filter'], most: number): Promise<string[]> {
    if (Array.isArray(filter.bundleId)) return filter.bundleId;
    const list = await this.list({ sort: 'rank', order: 'ASC', offset: 0, limit: most, filter });
    return (await list.page()).rows.map(({ bundleId }) => bundleId);
  }

  /**
   * Validates a stored filter of the games list.
   * @throws ProblemException 400 naming the field
   */
  readFilter(filter: object): ListQuery['filter'] {
    return parseListQuery({ filter: JSON.stringify(filter) }, GAME_LIST).filter;
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
