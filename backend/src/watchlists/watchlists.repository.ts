import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { contains, equalTo, matchAny, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import { type GameMove, toMoveColumns } from '../games/games.types.js';
import { WatchlistGame } from './watchlist-game.entity.js';
import { Watchlist } from './watchlist.entity.js';

/** A list as seen by its reader. */
export interface WatchlistRow extends Watchlist {
  owner: string | null;
  mine: boolean;
  /** Number of picked games. */
  picked: number;
}

/** The reader's own lists and shared ones. */
const VISIBLE = '(w.created_by = $1 or w.shared)';
const FIELDS = `w.id, w.name, w.shared, w.kind, w.filter, w.source_name as "sourceName", w.created_by as "createdBy",
  w.created_at as "createdAt", w.updated_at as "updatedAt", coalesce(p.display_name, p.email) as owner,
  w.created_by = $1 as mine, (select count(*)::int from watchlist_games g where g.watchlist_id = w.id) as picked`;
const ROWS = 'watchlists w left join profiles p on p.id = w.created_by';

/** The tables of watchlists and of their picked games. */
@Injectable()
export class WatchlistsRepository {
  constructor(private readonly source: DataSource) {}

  listVisible(userId: string, query: ListQuery): ListPage<WatchlistRow> {
    return sqlList<WatchlistRow>(this.source, query, {
      select: FIELDS,
      from: ROWS,
      where: [VISIBLE],
      params: [userId],
      filters: {
        q: contains('w.name'),
        kind: matchAny('w.kind'),
        shared: equalTo('w.shared'),
        mine: { sql: (n) => `(w.created_by = $1) = ${n}` },
        bundleId: {
          sql: (n) =>
            `w.id in (select g.watchlist_id from watchlist_games g where g.bundle_id = any(${n}::text[]))`,
        },
        updatedSince: since('w.updated_at'),
      },
      sortColumns: { name: 'lower(w.name)' },
      id: 'w.id',
    });
  }

  async findVisible(
    userId: string,
    id: string,
    manager: EntityManager = this.source.manager,
    lock: '' | 'for update of w' = '',
  ): Promise<WatchlistRow | undefined> {
    const [row] = await manager.query<WatchlistRow[]>(
      `select ${FIELDS} from ${ROWS} where w.id = $2 and ${VISIBLE} ${lock}`,
      [userId, id],
    );
    return row;
  }

  /** A person's own lists, oldest first. */
  async listOwn(userId: string): Promise<(Watchlist & { bundleIds: string[] })[]> {
    return this.source.query(
      `select ${FIELDS}, array(select g.bundle_id from watchlist_games g where g.watchlist_id = w.id order by 1)
         as "bundleIds"
       from ${ROWS} where w.created_by = $1 order by w.created_at, w.id`,
      [userId],
    );
  }

  async listPicked(id: string): Promise<string[]> {
    const rows = await this.source.query<{ id: string }[]>(
      'select bundle_id as id from watchlist_games where watchlist_id = $1 order by added_at, bundle_id',
      [id],
    );
    return rows.map((row) => row.id);
  }

  countOwn(createdBy: string, manager: EntityManager): Promise<number> {
    return manager.countBy(Watchlist, { createdBy });
  }

  async insertWatchlist(values: Partial<Watchlist>, manager: EntityManager): Promise<string> {
    const { identifiers } = await manager.insert(Watchlist, values as never);
    return (identifiers[0] as { id: string }).id;
  }

  async updateWatchlist(id: string, change: Partial<Watchlist>, manager: EntityManager): Promise<void> {
    await manager.update(Watchlist, { id }, change as never);
  }

  async updateOwner(from: string, to: string, updatedAt: Date, manager: EntityManager): Promise<void> {
    await manager.update(Watchlist, { createdBy: from, shared: true }, { createdBy: to, updatedAt });
  }

  async deleteWatchlist(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(Watchlist, { id });
  }

  /** @returns how many were added */
  async insertGames(
    id: string,
    bundleIds: readonly string[],
    now: Date,
    manager: EntityManager,
  ): Promise<number> {
    const rows = await manager.query<unknown[]>(
      `insert into watchlist_games (watchlist_id, bundle_id, added_at)
       select $1, game, $3 from unnest($2::text[]) game order by game on conflict do nothing returning bundle_id`,
      [id, bundleIds, now],
    );
    return rows.length;
  }

  /** @returns how many were removed */
  async deleteGames(id: string, bundleIds: readonly string[], manager: EntityManager): Promise<number> {
    const [, count] = await manager.query<[unknown[], number]>(
      'delete from watchlist_games where watchlist_id = $1 and bundle_id = any($2::text[])',
      [id, bundleIds],
    );
    return count;
  }

  countGames(id: string, manager: EntityManager): Promise<number> {
    return manager.countBy(WatchlistGame, { watchlistId: id });
  }

  /** Adds the target games of moves next to the old ones, or replaces those. */
  async moveGames(moves: readonly GameMove[], keep: boolean, manager: EntityManager): Promise<void> {
    const columns = toMoveColumns(moves);
    await manager.query(
      `insert into watchlist_games (watchlist_id, bundle_id, added_at)
       select g.watchlist_id, m.to_id, g.added_at
       from unnest($1::text[], $2::text[]) as m (from_id, to_id) join watchlist_games g on g.bundle_id = m.from_id
       on conflict do nothing`,
      columns,
    );
    if (keep) return;
    await manager.query('delete from watchlist_games where bundle_id = any($1::text[])', [
      moves.map(({ from }) => from),
    ]);
  }
}
