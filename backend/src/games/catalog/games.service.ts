import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/problem.js';
import { ENV, type Env } from '../../config/env.js';
import type { Scope } from '../search/game-search.repository.js';
import { type GameWithListingsDto, toGameWithListingsDto } from './games.dto.js';
import { GAME_FILTERS, GamesRepository } from './games.repository.js';
import { ListingsRepository } from '../listings/listings.repository.js';
import { marketPageUrl } from '../listings/market-page.js';
import { StorefrontNamesRepository } from '../listings/storefront-names.repository.js';

const gameNotFound = () => notFound('Game not found', 'game_not_found');

/** Read access to the catalog. */
@Injectable()
export class GamesService {
  /** Conditions on `games g` that only need the catalog itself. */
  readonly filters = GAME_FILTERS;

  constructor(
    private readonly games: GamesRepository,
    private readonly listings: ListingsRepository,
    private readonly names: StorefrontNamesRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Ids of the games within a scope that match `q`, best first; undefined when there is nothing to search for. */
  search(q: string, scope: Scope): Promise<string[] | undefined> {
    return this.games.search(q, scope);
  }

  /** @throws ProblemException 404 "Game not found" */
  async get(bundleId: string): Promise<GameWithListingsDto> {
    const [game, listings, names] = await Promise.all([
      this.games.find(bundleId),
      this.listings.listByGame(bundleId),
      this.names.listByGame(bundleId),
    ]);
    if (!game) throw gameNotFound();
    return toGameWithListingsDto(game, listings, names, (listing) =>
      marketPageUrl(this.env.MARKET_PAGE_URL, listing),
    );
  }

  /** A game's title, and whether it is only a sample; null when the game is unknown. */
  find(bundleId: string): Promise<{ title: string; sample: boolean } | null> {
    return this.games.find(bundleId);
  }

  /** @throws ProblemException 404 "Game not found" */
  async getTitle(bundleId: string, manager?: EntityManager): Promise<string> {
    const title = (await this.games.getTitles([bundleId], manager)).get(bundleId);
    if (title === undefined) throw gameNotFound();
    return title;
  }

  /** Titles by bundle id; games that do not exist are left out. */
  getTitles(bundleIds: readonly string[]): Promise<Map<string, string>> {
    return this.games.getTitles(bundleIds);
  }

  /** Like {@link getTitles}, and the games cannot be merged or deleted until the transaction ends. */
  lockTitles(bundleIds: readonly string[], manager: EntityManager): Promise<Map<string, string>> {
    return this.games.getTitles(bundleIds, manager, 'order by bundle_id for key share');
  }

  /**
   * Locks the game so that it cannot be merged meanwhile.
   * @throws ProblemException 404 "Game not found"
   */
  async lockTitle(bundleId: string, manager: EntityManager): Promise<string> {
    const title = (await this.games.getTitles([bundleId], manager, 'for share')).get(bundleId);
    if (title === undefined) throw gameNotFound();
    return title;
  }
}
