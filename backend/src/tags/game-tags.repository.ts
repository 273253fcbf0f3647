import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReadDatabase } from '../database/replicas/read-database.js';
import { contains, type FilterCondition, matchAny } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import type { GameTagDto, TagCarriersDto, TaggedGameDto } from './tags.dto.js';
import { type GameMove, toMoveColumns } from '../games/games.types.js';

const GAME_FIELDS = `g.bundle_id as id, g.bundle_id as "bundleId", g.title, g.developer, g.icon_url as "iconUrl",
  gt.created_at as "taggedAt"`;

/** Condition: game `g` has all of these tags. */
export const CARRIES_TAGS: FilterCondition = {
  sql: (n) => `(cardinality(${n}::uuid[]) = 0 or g.bundle_id in (
    select game_id from game_tags where tag_id = any(${n}::uuid[]) group by game_id
    having count(*) = (select count(distinct wanted) from unnest(${n}::uuid[]) wanted)))`,
};

/** Which games carry which tags. */
@Injectable()
export class GameTagsRepository {
  constructor(
    private readonly source: DataSource,
    private readonly reads: ReadDatabase,
  ) {}

  /** Joined with the games, because the list is sorted and searched by title. */
  listGames(tagId: string, query: ListQuery): ListPage<TaggedGameDto> {
    return sqlList<TaggedGameDto>(this.reads, query, {
      select: GAME_FIELDS,
      from: 'game_tags gt join games g on g.bundle_id = gt.game_id',
      where: ['gt.tag_id = $1'],
      params: [tagId],
      filters: {
        q: contains(`g.title || ' ' || coalesce(g.developer, '') || ' ' || g.bundle_id`),
        bundleId: matchAny('g.bundle_id'),
      },
      id: 'g.bundle_id',
    });
  }

  /** The tags of a game, ordered by name. */
  listByGame(bundleId: string): Promise<GameTagDto[]> {
    return this.source.query<GameTagDto[]>(
      `select t.id, t.name, t.description, t.created_by as "createdBy"
       from game_tags gt join tags t on t.id = gt.tag_id where gt.game_id = $1 order by t.name_key, t.id`,
      [bundleId],
    );
  }

  listCarriers(bundleIds: string[]): Promise<TagCarriersDto[]> {
    return this.source.query<TagCarriersDto[]>(
      `select tag_id as "tagId", array_agg(game_id order by game_id) as "bundleIds" from game_tags
       where game_id = any($1::text[]) group by tag_id order by tag_id`,
      [bundleIds],
    );
  }

  async deleteGames(bundleIds: string[], manager: EntityManager): Promise<void> {
    await manager.query(`delete from game_tags where game_id = any($1::text[])`, [bundleIds]);
  }

  /** Every game that carries any tag. */
  async listTaggedGames(): Promise<string[]> {
    const rows = await this.source.query<{ game_id: string }[]>('select distinct game_id from game_tags');
    return rows.map((row) => row.game_id);
  }

  /** @returns the games that did not carry it */
  async insert(
    tagId: string,
    bundleIds: string[],
    attached: { by: string | null; at: Date },
    manager: EntityManager,
  ): Promise<string[]> {
    const rows = await manager.query<{ game_id: string }[]>(
      `insert into game_tags (game_id, tag_id, created_by, created_at)
       select id, $2, $3, $4 from unnest($1::text[]) id order by id on conflict do nothing returning game_id`,
      [bundleIds, tagId, attached.by, attached.at],
    );
    return rows.map((row) => row.game_id);
  }

  /** @returns the games that carried it */
  async delete(tagId: string, bundleIds: string[], manager: EntityManager): Promise<string[]> {
    const [rows] = await manager.query<[{ game_id: string }[], number]>(
      'delete from game_tags where tag_id = $2 and game_id = any($1::text[]) returning game_id',
      [bundleIds, tagId],
    );
    return rows.map((row) => row.game_id);
  }

  /** Copies tags from one game to another; a tag that both have keeps the older assignment. */
  async copyTags(moves: readonly GameMove[], manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into game_tags (game_id, tag_id, created_by, created_at)
       select m.to_id, tag_id, created_by, created_at
       from unnest($1::text[], $2::text[]) as m (from_id, to_id) join game_tags on game_id = m.from_id
       on conflict (tag_id, game_id) do update set created_by = excluded.created_by, created_at = excluded.created_at
       where game_tags.created_at > excluded.created_at`,
      toMoveColumns(moves),
    );
  }

  async deleteOfGames(bundleIds: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query('delete from game_tags where game_id = any($1::text[])', [bundleIds]);
  }
}
