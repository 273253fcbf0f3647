import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  addFilters,
  equalTo,
  type FilterConditions,
  matchAny,
  since,
} from '../../common/list/list-filters.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { sqlList } from '../../common/list/sql-list.js';
import { searchGames } from '../search/game-search.repository.js';
import { Game } from './game.entity.js';
import { type GameDto, type GameRow, toGameDto } from './games.dto.js';

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
  id: matchAny('g.bundle_id'),
  bundleId: matchAny('g.bundle_id'),
  platform: { sql: (n) => listed(`l.platform = any(${n})`) },
  category: {
    sql: (n) => `(${n}::text[] && '{${[...EVERY_GAME].join()}}' or
      ${listed(`game_category_keys(l.categories) && game_category_keys(${n})`)})`,
  },
  sample: equalTo('g.sample'),
  updatedSince: since('g.updated_at'),
};

/** The table of games, as lists and other modules read it; {@link CatalogueRepository} writes it. */
@Injectable()
export class GamesRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * With `q` the games that fit best come first.
   * @param more filters over `games g` whose meaning other modules know
   */
  async list(query: ListQuery, more: FilterConditions): Promise<ListPage<GameDto>> {
    const { filter } = query;
    const { where, params } = addFilters(filter, { ...FILTERS, ...more }, { where: [], params: [] });
    const found =
      filter.q && (await searchGames(this.source, String(filter.q), { conditions: where, params }));
    if (found) return this.listFound(found, query);
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
  private listFound(found: string[], query: ListQuery): ListPage<GameDto> {
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

  find(bundleId: string): Promise<Game | null> {
    return this.source.manager.findOneBy(Game, { bundleId });
  }

  /** Titles by bundle id; games that do not exist are left out. */
  async getTitles(
    bundleIds: readonly string[],
    manager: EntityManager = this.source.manager,
    lock: '' | 'for share' | 'order by bundle_id for key share' = '',
  ): Promise<Map<string, string>> {
    const rows = await manager.query<{ bundle_id: string; title: string }[]>(
      `select bundle_id, title from games where bundle_id = any($1::text[]) ${lock}`,
      [bundleIds],
    );
    return new Map(rows.map((row) => [row.bundle_id, row.title]));
  }
}
