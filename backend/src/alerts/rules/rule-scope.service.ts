import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { invalidField, ProblemException } from '../../common/errors/problem.js';
import { DevelopersService } from '../../developers/developers.service.js';
import { GamePageService } from '../../game-page/game-page.service.js';
import { GamesService } from '../../games/catalog/games.service.js';
import { TagsService } from '../../tags/tags.service.js';
import { WatchlistsService } from '../../watchlists/watchlists.service.js';
import { MAX_GAMES, type RuleScope } from '../alerts.types.js';

export interface ScopedRule {
  scope: RuleScope;
  scopeId: string | null;
}

/** Finds the games that a rule watches. */
@Injectable()
export class RuleScopes {
  constructor(
    private readonly watchlists: WatchlistsService,
    private readonly tags: TagsService,
    private readonly developers: DevelopersService,
    private readonly games: GamesService,
    private readonly gamePage: GamePageService,
  ) {}

  /**
   * Validates a scope and returns its stored id and name.
   * @throws ProblemException 400 naming what is missing or unknown
   */
  async resolveScope(
    { scope, scopeId }: ScopedRule,
    userId: string,
  ): Promise<{ id: string | null; name: string | null }> {
    if (scope === 'all') return { id: null, name: null };
    if (!scopeId) throw invalidField('scopeId', WANTED[scope]);
    const found = await this.find(scope, scopeId, userId).catch(ignoreMissing);
    if (!found) throw invalidField('scopeId', UNKNOWN[scope]);
    return found;
  }

  /**
   * Lists the bundle ids of the watched games; null for all.
   * @throws ProblemException when the watchlist, tag or game was deleted
   */
  async listGames({ scope, scopeId }: ScopedRule, userId: string): Promise<string[] | null> {
    if (scope === 'all') return null;
    const id = scopeId ?? '';
    if (scope === 'game') return [id];
    if (scope === 'watchlist') return this.watchlists.listGameIds(id, userId, MAX_GAMES);
    const filter = this.gamePage.readFilter(scope === 'tag' ? { tagId: [id] } : { developer: [id] });
    return this.gamePage.listIds(filter, MAX_GAMES);
  }

  private async find(
    scope: Exclude<RuleScope, 'all'>,
    id: string,
    userId: string,
  ): Promise<{ id: string; name: string } | null> {
    if ((scope === 'watchlist' || scope === 'tag') && !isUUID(id)) return null;
    if (scope === 'watchlist') return { id, name: (await this.watchlists.get(id, userId)).name };
    if (scope === 'tag') return { id, name: (await this.tags.get(id)).name };
    if (scope === 'developer') {
      const developer = await this.developers.get(id);
      return { id: developer.id, name: developer.name };
    }
    const game = await this.games.get(id);
    return { id: game.bundleId, name: game.title };
  }
}

const WANTED: Record<Exclude<RuleScope, 'all'>, string> = {
  watchlist: 'must be the id of a watchlist',
  tag: 'must be the id of a tag',
  developer: 'must be a developer',
  game: 'must be the bundle id of a game',
};
const UNKNOWN: Record<Exclude<RuleScope, 'all'>, string> = {
  watchlist: 'is not the id of a watchlist that you can see',
  tag: 'is not the id of a tag',
  developer: 'is not a developer in the catalog',
  game: 'is not a game in the catalog',
};

function ignoreMissing(error: unknown): null {
  if (error instanceof ProblemException && error.getStatus() === 404) return null;
  throw error;
}
