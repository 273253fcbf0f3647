import type { EntityManager } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../common/access/access.types.js';
import { Clock } from '../common/time/clock.js';
import { ProblemException } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { GamesService } from '../games/catalog/games.service.js';
import type { GameMove, Platform } from '../games/games.types.js';
import { CARRIES_TAGS, GameTagsRepository } from './game-tags.repository.js';
import type { GameTagDto, TagCarriersDto, TagDto, TaggedGameDto } from './tags.dto.js';
import { TagsRepository } from './tags.repository.js';
import { TagsService } from './tags.service.js';

/** Most unknown games named in an error. */
const MAX_NAMED = 5;

/** Which games carry which tags. */
@Injectable()
export class GameTagsService {
  /** Condition: game `g` has all of these tags. */
  readonly tagFilter = CARRIES_TAGS;

  constructor(
    private readonly source: DataSource,
    private readonly rows: GameTagsRepository,
    private readonly tagRows: TagsRepository,
    private readonly tags: TagsService,
    private readonly games: GamesService,
    private readonly activity: ActivityService,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  async moveGames(moves: readonly GameMove[], manager: EntityManager, platform?: Platform): Promise<void> {
    await this.rows.copyTags(moves, manager);
    if (!platform)
      await this.rows.deleteOfGames(
        moves.map(({ from }) => from),
        manager,
      );
  }

  /** The games that carry a tag. @throws ProblemException 404 */
  async listGames(tagId: string, query: ListQuery): Promise<ListPage<TaggedGameDto>> {
    await this.tags.get(tagId);
    return this.rows.listGames(tagId, query);
  }

  /** The tags that a game carries, as its page shows them. */
  listForPage(bundleId: string): Promise<GameTagDto[]> {
    return this.rows.listByGame(bundleId);
  }

  /** The tags of a game, ordered by name. @throws ProblemException 404 */
  async listForGame(bundleId: string): Promise<TagDto[]> {
    const known = await this.games.getTitles([bundleId]);
    if (!known.has(bundleId)) throw gamesNotFound([bundleId]);
    return this.tagRows.listByGame(bundleId);
  }

  /** Removes all tags from games that are about to be deleted. */
  removeGames(bundleIds: string[], manager: EntityManager): Promise<void> {
    return this.rows.deleteGames(bundleIds, manager);
  }

  /** Bundle ids of every game that carries any tag. */
  listTaggedGames(): Promise<string[]> {
    return this.rows.listTaggedGames();
  }

  /** Which of these games have which tags; unknown games have none. */
  listCarriers(bundleIds: string[]): Promise<TagCarriersDto[]> {
    return this.rows.listCarriers(bundleIds);
  }

  /**
   * Adds a tag to games or removes it, for all of them or none; games already in that state stay.
   * @param bundleIds at most 500
   * @returns the updated tag, and how many games changed
   * @throws ProblemException 404 when the tag or any game is unknown
   */
  set(
    tagId: string,
    bundleIds: string[],
    attached: boolean,
    actor: Actor,
  ): Promise<{ tag: TagDto; changed: number }> {
    return this.source.transaction(async (manager) => {
      const { name } = await this.tags.lock(manager, tagId, 'key share');
      // The games cannot be merged or deleted until the transaction ends.
      const titles = await this.games.lockTitles(bundleIds, manager);
      const missing = bundleIds.filter((id) => !titles.has(id));
      if (missing.length > 0) throw gamesNotFound(missing);
      const games = [...titles.keys()];
      const { email, userId, requestId } = actor;
      const changed = attached
        ? await this.rows.insert(tagId, games, { by: userId ?? null, at: this.clock.now() }, manager)
        : await this.rows.delete(tagId, games, manager);
      if (changed.length > 0) {
        const [first = ''] = changed;
        const what = changed.length === 1 ? `"${titles.get(first)}"` : `${changed.length} games`;
        const did = attached
          ? `added the tag "${name}" to ${what}`
          : `removed the tag "${name}" from ${what}`;
        const kind = attached ? 'tag.attached' : 'tag.detached';
        const text = `${email ?? 'The operator'} ${did}`;
        await this.activity.record({ kind, text, subject: tagId, userId, requestId }, manager);
      }
      const answer = { tag: await this.tags.get(tagId, manager), changed: changed.length };
      await this.keys.storeAnswer(manager, answer);
      return answer;
    });
  }
}

function gamesNotFound(bundleIds: string[]): ProblemException {
  const named = bundleIds.slice(0, MAX_NAMED).join(', ') + (bundleIds.length > MAX_NAMED ? ', …' : '');
  return new ProblemException(404, 'game_not_found', 'Game not found', { bundleId: `unknown: ${named}` });
}
