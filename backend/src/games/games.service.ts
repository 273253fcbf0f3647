import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { notFound } from '../common/errors/problem.js';
import { addFilters, equalTo, type FilterConditions, oneOf, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import { ENV, type Env } from '../config/env.js';
import { GameFilters } from './game-filters.service.js';
import { searchGames } from './game-search.js';
import { GameDescriptions } from './game-descriptions.service.js';
import { GameParts } from './game-parts.service.js';
import { GameListing } from './game-listing.entity.js';
import { Game } from './game.entity.js';
import { marketPageUrl } from './market-page.js';
import { type GameDetailDto, type GameDto, type GameRow, toGameDetailDto, toGameDto } from './games.dto.js';

const SORT_COLUMNS = {
  relevance: 'g.title',
  title: 'g.title',
  developer: 'g.developer',
  updatedAt: 'g.updated_at',
  id: 'g.bundle_id',
  bundleId: 'g.bundle_id',
};

const ROW = `g.bundle_id, g.title, g.developer, g.icon_url, g.sample, g.updated_at,
  array(select distinct l.platform from game_listings l where l.bundle_id = g.bundle_id order by 1) as platforms,
  array(select distinct c from game_listings l, unnest(l.categories) c where l.bundle_id = g.bundle_id order by 1)
    as categories`;

const listed = (condition: string) =>
  `exists (select from game_listings l where l.bundle_id = g.bundle_id and ${condition})`;

/** Categories that hold every game. */
const EVERY_GAME = new Set(['all', 'game', 'games']);

const FILTERS: FilterConditions = {
  id: oneOf('g.bundle_id'),
  bundleId: oneOf('g.bundle_id'),
  platform: { sql: (n) => listed(`l.platform = any(${n})`) },
  category: {
    sql: (n) => `(${n}::text[] && '{${[...EVERY_GAME].join()}}' or
      ${listed(`game_category_keys(l.categories) && game_category_keys(${n})`)})`,
  },
  sample: equalTo('g.sample'),
  updatedSince: since('g.updated_at'),
};

@Injectable()
export class GamesService {
  constructor(
    @InjectRepository(Game) private readonly games: Repository<Game>,
    @InjectRepository(GameListing) private readonly listings: Repository<GameListing>,
    private readonly source: DataSource,
    private readonly descriptions: GameDescriptions,
    private readonly parts: GameParts,
    private readonly filters: GameFilters,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The catalogue; with `q` the games that fit best come first. */
  async list(query: ListQuery): Promise<ListPage<GameDto>> {
    const { filter } = query;
    const { where, params } = addFilters(
      filter,
      { ...FILTERS, ...this.filters.conditions },
      { where: [], params: [] },
    );
    // Filters that nobody has registered let nothing through: no game has what nobody knows of.
    if (filter.mechanic !== undefined && !this.filters.conditions.mechanic) where.push('false');
    const found =
      filter.q && (await searchGames(this.source, String(filter.q), { conditions: where, params }));
    if (found) return this.foundGames(found, query);
    return sqlList<GameRow, GameDto>(this.source, query, {
      select: ROW,
      from: 'games g',
      where,
      params,
      filters: {},
      sortColumns: SORT_COLUMNS,
      id: 'g.bundle_id',
      toDto: toGameDto,
    });
  }

  /** Games that a search found, in the order of how well they fit unless another one is asked for. */
  private foundGames(found: string[], query: ListQuery): ListPage<GameDto> {
    const list = (ids: string[], part: ListQuery) =>
      sqlList<GameRow, GameDto>(this.source, part, {
        select: ROW,
        from: 'games g join unnest($1::text[]) with ordinality as found (id, place) on found.id = g.bundle_id',
        where: [],
        params: [ids],
        filters: {},
        sortColumns: { ...SORT_COLUMNS, relevance: 'found.place' },
        id: 'g.bundle_id',
        toDto: toGameDto,
      });
    const all = list(found, query);
    if (query.sort !== 'relevance') return all;
    const { offset, limit, order } = query;
    const ids = (order === 'ASC' ? found : [...found].reverse()).slice(offset, offset + limit);
    return {
      page: async () => {
        const { rows } = await list(ids, { ...query, order: 'ASC', offset: 0 }).page();
        return { rows, total: found.length };
      },
      batches: () => all.batches(),
    };
  }

  /** @throws ProblemException 404 "Game not found" */
  async ensure(bundleId: string): Promise<void> {
    if (!(await this.games.existsBy({ bundleId }))) throw notFound('Game not found', 'game_not_found');
  }

  /** @throws ProblemException 404 "Game not found" */
  async get(bundleId: string): Promise<GameDetailDto> {
    const [game, listings, enteredDescription, parts] = await Promise.all([
      this.games.findOneBy({ bundleId }),
      this.listings.find({ where: { bundleId }, order: { platform: 'ASC', storeId: 'ASC' } }),
      this.descriptions.find(bundleId),
      this.parts.load(bundleId),
    ]);
    if (!game) throw notFound('Game not found', 'game_not_found');
    return toGameDetailDto(game, listings, { ...parts, enteredDescription }, (listing) =>
      marketPageUrl(this.env.MARKET_PAGE_URL, listing),
    );
  }
}
