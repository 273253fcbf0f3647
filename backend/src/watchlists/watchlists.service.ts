import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../common/access/access.types.js';
import { mapLimited } from '../common/concurrency/map-limited.js';
import { Clock } from '../common/time/clock.js';
import { conflict, forbidden, invalidField, notFound, ProblemException } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { type ListPage, mapList } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { LIMITED_LIST_LOCK } from '../database/locks/locks.js';
import { lockNameUntilCommit } from '../database/locks/run-locked.js';
import { DevelopersService } from '../developers/developers.service.js';
import { GamePageService } from '../game-page/game-page.service.js';
import { GamesService } from '../games/catalog/games.service.js';
import type { GameMove, Platform } from '../games/games.types.js';
import { TagsService } from '../tags/tags.service.js';
import type { Watchlist } from './watchlist.entity.js';
import type {
  WatchGamesChangedDto,
  WatchlistChange,
  WatchlistDto,
  WatchlistInput,
} from './watchlists.dto.js';
import { type WatchlistRow, WatchlistsRepository } from './watchlists.repository.js';
import { MAX_PICKED, MAX_WATCHLISTS } from './watchlists.types.js';

type WatchlistSource = Pick<Watchlist, 'kind' | 'filter' | 'sourceName'>;
/** What a list holds, which takes several queries to know: never asked within a transaction. */
type Content = Pick<WatchlistDto, 'games' | 'broken'>;
export type GameFilter = ListQuery['filter'];

/** Lists of games to follow, each private to its owner or shared with the team. */
@Injectable()
export class WatchlistsService {
  constructor(
    private readonly source: DataSource,
    private readonly rows: WatchlistsRepository,
    private readonly gamePage: GamePageService,
    private readonly games: GamesService,
    private readonly tags: TagsService,
    private readonly developers: DevelopersService,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  moveGames(moves: readonly GameMove[], manager: EntityManager, platform?: Platform): Promise<void> {
    return this.rows.moveGames(moves, platform !== undefined, manager);
  }

  list(query: ListQuery, userId: string): ListPage<WatchlistDto> {
    return mapList(this.rows.listVisible(userId, query), (rows) =>
      mapLimited(rows, (row) => this.toDto(row)),
    );
  }

  /** @throws ProblemException 404 when it does not exist or is another person's private list */
  async get(id: string, userId: string): Promise<WatchlistDto> {
    return this.toDto(await this.find(id, userId));
  }

  /** A person's lists, for the export of personal data. */
  exportForPerson(userId: string): Promise<object[]> {
    return this.rows.listOwn(userId);
  }

  /**
   * The filter of the games list that finds its games; null when it can no longer find any.
   * @throws 404
   */
  async getFilter(id: string, userId: string): Promise<GameFilter | null> {
    return this.toFilter(await this.find(id, userId));
  }

  /**
   * Bundle ids of its games, at most `most`.
   * @throws ProblemException 404
   */
  async listGameIds(id: string, userId: string, most: number): Promise<string[]> {
    const filter = await this.getFilter(id, userId);
    return filter ? this.gamePage.listIds(filter, most) : [];
  }

  /** @throws ProblemException 400 naming what is wrong with its source; 404 for unknown games; 409 with too many lists */
  async create(input: WatchlistInput, actor: Actor): Promise<WatchlistDto> {
    const userId = requirePerson(actor);
    const { name, shared = false, kind = 'games', bundleIds = [] } = input;
    if (kind !== 'games' && bundleIds.length > 0)
      throw invalidField('bundleIds', 'applies to lists of picked games only');
    const filling = await this.readFilling(kind, input);
    const content = kind === 'games' ? undefined : await this.count(filling);
    return this.source.transaction(async (manager) => {
      await lockNameUntilCommit(manager, LIMITED_LIST_LOCK, `watchlists ${userId}`);
      if ((await this.rows.countOwn(userId, manager)) >= MAX_WATCHLISTS)
        throw conflict(
          `You already have ${MAX_WATCHLISTS} watchlists. Delete one first.`,
          'too_many_watchlists',
        );
      const now = this.clock.now();
      const id = await this.rows.insertWatchlist(
        { name, shared, ...filling, createdBy: userId, createdAt: now, updatedAt: now },
        manager,
      );
      if (bundleIds.length > 0) await this.addGames(id, bundleIds, manager);
      const dto = toWatchlistDto(await this.find(id, userId, manager), content);
      await this.keys.storeAnswer(manager, dto);
      return dto;
    });
  }

  /** @throws ProblemException 400; 403 when another person changes who sees it; 404 */
  async update(id: string, change: WatchlistChange, userId: string): Promise<WatchlistDto> {
    const { kind } = await this.find(id, userId);
    const { name, shared } = change;
    const [tagId, filter] = [change.tagId ?? undefined, change.filter ?? undefined];
    if (tagId && kind !== 'tag') throw invalidField('tagId', 'applies to other lists only');
    if (filter && kind !== 'filter') throw invalidField('filter', 'applies to other lists only');
    const filling = tagId || filter ? await this.readFilling(kind, { tagId, filter }) : {};
    const changed = await this.source.transaction(async (manager) => {
      const row = await this.find(id, userId, manager, 'for update of w');
      if (shared !== undefined && shared !== row.shared && !row.mine)
        throw forbidden('Only the person who created the watchlist can change who sees it.');
      await this.rows.updateWatchlist(
        id,
        {
          name: name ?? row.name,
          shared: shared ?? row.shared,
          ...filling,
          updatedAt: this.clock.now(),
        },
        manager,
      );
      return this.find(id, userId, manager);
    });
    return this.toDto(changed);
  }

  /** Gives the shared watchlists of a person to another one. */
  transferShared(from: string, to: string, manager: EntityManager): Promise<void> {
    return this.rows.updateOwner(from, to, this.clock.now(), manager);
  }

  /** @throws ProblemException 403 for another person's list; 404 */
  async remove(id: string, userId: string): Promise<WatchlistDto> {
    const removed = await this.source.transaction(async (manager) => {
      const row = await this.find(id, userId, manager, 'for update of w');
      if (!row.mine) throw forbidden('Only the person who created the watchlist can delete it.');
      await this.rows.deleteWatchlist(id, manager);
      return row;
    });
    return this.toDto(removed);
  }

  /**
   * Adds games to a list of picked games or removes them; games already in that state stay.
   * @throws ProblemException 404; 409 for a list that is filled automatically, or has too many games
   */
  setGames(
    id: string,
    { bundleIds, watched }: { bundleIds: string[]; watched: boolean },
    userId: string,
  ): Promise<WatchGamesChangedDto> {
    return this.source.transaction(async (manager) => {
      const row = await this.find(id, userId, manager, 'for update of w');
      if (row.kind !== 'games')
        throw conflict(
          'This watchlist is filled automatically. Choose one with picked games.',
          'watchlist_fills_itself',
        );
      const changed = watched
        ? await this.addGames(id, bundleIds, manager)
        : await this.rows.deleteGames(id, bundleIds, manager);
      if (changed > 0) await this.rows.updateWatchlist(id, { updatedAt: this.clock.now() }, manager);
      const answer = { changed, watchlist: toWatchlistDto(await this.find(id, userId, manager)) };
      await this.keys.storeAnswer(manager, answer);
      return answer;
    });
  }

  private async addGames(id: string, bundleIds: string[], manager: EntityManager): Promise<number> {
    const titles = await this.games.lockTitles(bundleIds, manager);
    const missing = bundleIds.filter((bundleId) => !titles.has(bundleId));
    if (missing.length > 0)
      throw new ProblemException(404, 'game_not_found', 'Game not found', {
        bundleIds: `unknown: ${missing.slice(0, 5).join(', ')}`,
      });
    const added = await this.rows.insertGames(id, [...titles.keys()], this.clock.now(), manager);
    if ((await this.rows.countGames(id, manager)) > MAX_PICKED)
      throw conflict(`A watchlist holds at most ${MAX_PICKED} games.`, 'watchlist_full');
    return added;
  }

  /** @throws ProblemException 400 naming what is missing or wrong */
  private async readFilling(
    kind: Watchlist['kind'],
    { tagId, developer, filter }: Pick<WatchlistInput, 'tagId' | 'developer' | 'filter'>,
  ): Promise<WatchlistSource> {
    if (kind === 'tag') {
      if (!tagId) throw invalidField('tagId', 'must be the id of a tag');
      const name = await this.findTagName(tagId);
      if (name === null) throw invalidField('tagId', 'is not the id of a tag');
      return { kind, filter: { tagId: [tagId] }, sourceName: name };
    }
    if (kind === 'developer') {
      if (!developer) throw invalidField('developer', 'must be the name of a developer');
      const found = await this.developers.get(developer).catch(ignoreMissing);
      if (!found) throw invalidField('developer', 'is not a developer in the catalog');
      return { kind, filter: { developer: [found.id] }, sourceName: found.name };
    }
    if (kind === 'filter') {
      if (!filter || Object.keys(filter).length === 0)
        throw invalidField('filter', 'must be a filter of the list of games');
      this.gamePage.readFilter(filter);
      return { kind, filter, sourceName: null };
    }
    return { kind, filter: {}, sourceName: null };
  }

  private async findTagName(tagId: string): Promise<string | null> {
    return (await this.tags.get(tagId).catch(ignoreMissing))?.name ?? null;
  }

  private async find(
    id: string,
    userId: string,
    manager?: EntityManager,
    lock?: 'for update of w',
  ): Promise<WatchlistRow> {
    const row = await this.rows.findVisible(userId, id, manager, lock);
    if (!row) throw notFound('Watchlist not found');
    return row;
  }

  private async toFilter({ id, kind, filter }: WatchlistRow): Promise<GameFilter | null> {
    if (kind === 'games') return { bundleId: await this.rows.listPicked(id) };
    return this.readFilter({ kind, filter });
  }

  /** Null when the list can no longer find any games. */
  private async readFilter({
    kind,
    filter,
  }: Omit<WatchlistSource, 'sourceName'>): Promise<GameFilter | null> {
    const [tagId] = (filter.tagId ?? []) as string[];
    if (kind === 'tag' && (await this.findTagName(tagId ?? '')) === null) return null;
    return this.gamePage.readFilter(filter);
  }

  private async toDto(row: WatchlistRow): Promise<WatchlistDto> {
    return toWatchlistDto(row, row.kind === 'games' ? undefined : await this.count(row));
  }

  /** Counts the games of a list that fills itself. */
  private async count({ kind, filter, sourceName }: WatchlistSource): Promise<Content> {
    const found = await this.readFilter({ kind, filter });
    if (!found) return { games: 0, broken: `The tag “${sourceName}” was deleted.` };
    const first = { sort: 'id', order: 'ASC', offset: 0, limit: 1, filter: found } as const;
    return { games: (await (await this.gamePage.list(first)).page()).total, broken: null };
  }
}

function toWatchlistDto(
  { kind, filter, picked, ...row }: WatchlistRow,
  content: Content = { games: picked, broken: null },
): WatchlistDto {
  const { id, name, shared, sourceName, createdBy, owner, mine, createdAt, updatedAt } = row;
  return {
    ...{ id, name, shared, kind, sourceName, broken: content.broken },
    tagId: kind === 'tag' ? ((filter.tagId as string[])[0] ?? null) : null,
    developer: kind === 'developer' ? ((filter.developer as string[])[0] ?? null) : null,
    filter: kind === 'filter' ? filter : null,
    games: content.games,
    ...{ createdBy, owner, mine, createdAt, updatedAt },
  };
}

function ignoreMissing(error: unknown): null {
  if (error instanceof ProblemException && error.getStatus() === 404) return null;
  throw error;
}

function requirePerson({ userId }: Actor): string {
  if (!userId) throw forbidden('A watchlist belongs to a person.');
  return userId;
}
