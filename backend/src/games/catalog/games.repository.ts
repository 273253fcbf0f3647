import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import {
  equalTo,
  type FilterCondition,
  type FilterConditions,
  since,
} from '../../common/list/list-filters.js';
import { type Scope, searchGames } from '../search/game-search.repository.js';
import { OVERALL_CATEGORIES } from './categories.types.js';
import { Game } from './game.entity.js';

const hasListing = (condition: string) =>
  `exists (select from game_listings l where l.bundle_id = g.bundle_id and ${condition})`;

/** Ids in a table of the games by these developers, regardless of spelling. */
const selectMadeBy = (table: string, names: string) =>
  `select bundle_id from ${table}
   where developer_key(developer) = any(array(select developer_key(name) from unnest(${names}::text[]) name))`;

/** Finds linked games by the ids of both stores. An array, so that PostgreSQL uses the index of the ids. */
const byEitherId: FilterCondition = {
  sql: (n) => `g.bundle_id = any(array(
    select coalesce(m.android_bundle_id, i.id) from unnest(${n}::text[]) i (id)
    left join game_matches m on m.ios_bundle_id = i.id and m.status = 'linked'))`,
};

/** Conditions on `games g`. */
export const GAME_FILTERS: FilterConditions = {
  id: byEitherId,
  bundleId: byEitherId,
  platform: { sql: (n) => hasListing(`l.platform = any(${n})`) },
  category: {
    sql: (n) => `(${n}::text[] && '{${[...OVERALL_CATEGORIES].join()}}' or
      ${hasListing(`game_category_keys(l.categories) && game_category_keys(${n})`)})`,
  },
  // With `or` instead of `union`, PostgreSQL would compute the key of every game.
  developer: {
    sql: (n) => `g.bundle_id in (${selectMadeBy('games', n)} union all ${selectMadeBy('game_listings', n)})`,
  },
  sample: equalTo('g.sample'),
  updatedSince: since('g.updated_at'),
};

/** The table of games, for reading; {@link CatalogRepository} writes it. */
@Injectable()
export class GamesRepository {
  constructor(
    private readonly source: DataSource,
    private readonly reads: ReadDatabase,
  ) {}

  /** Ids of the games within a scope that match `q`, best first; undefined when there is nothing to search for. */
  search(q: string, scope: Scope): Promise<string[] | undefined> {
    return searchGames(this.reads, q, scope);
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
