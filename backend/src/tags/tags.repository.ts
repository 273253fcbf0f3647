import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReadDatabase } from '../database/replicas/read-database.js';
import { changedSince, contains, type FilterCondition, matchAny } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import type { TagDto } from './tags.dto.js';
import { nameKey } from './name-key.js';

const TAG_FIELDS = `t.id, t.name, t.description, t.created_by as "createdBy",
  coalesce(p.display_name, p.email) as "createdByName", t.created_at as "createdAt",
  (select count(*)::int from game_tags c where c.tag_id = t.id) as "gameCount"`;
// Names of people are joined in, so that a list of tags is one query.
const TAG_ROWS = 'tags t left join profiles p on p.id = t.created_by';

/** Stored values of a tag besides its keys. */
export interface TagValues {
  name: string;
  description: string | null;
}

/** The table of tags. */
@Injectable()
export class TagsRepository {
  constructor(
    private readonly source: DataSource,
    private readonly reads: ReadDatabase,
  ) {}

  list(query: ListQuery, readCreator: (creator: string) => string): ListPage<TagDto> {
    const createdBy: FilterCondition = {
      ...matchAny('t.created_by'),
      value: (creators) => (creators as string[]).map(readCreator),
    };
    return sqlList<TagDto>(this.reads, query, {
      select: TAG_FIELDS,
      from: TAG_ROWS,
      filters: {
        q: contains(`t.name || ' ' || coalesce(t.description, '')`),
        createdBy,
        updatedSince: changedSince('tags', 't.id'),
      },
      sortColumns: { name: 't.name_key' },
      id: 't.id',
    });
  }

  async find(id: string, manager: EntityManager = this.source.manager): Promise<TagDto | undefined> {
    const [tag] = await manager.query<TagDto[]>(`select ${TAG_FIELDS} from ${TAG_ROWS} where t.id = $1`, [
      id,
    ]);
    return tag;
  }

  listByGame(bundleId: string): Promise<TagDto[]> {
    return this.source.query<TagDto[]>(
      `select ${TAG_FIELDS} from ${TAG_ROWS} join game_tags gt on gt.tag_id = t.id
       where gt.game_id = $1 order by t.name_key, t.id`,
      [bundleId],
    );
  }

  listByCreator(userId: string): Promise<TagDto[]> {
    return this.source.query<TagDto[]>(
      `select ${TAG_FIELDS} from ${TAG_ROWS} where t.created_by = $1 order by t.name_key, t.id`,
      [userId],
    );
  }

  /** @returns its id; undefined when the person already has a tag of this name */
  async insert(
    { name, description }: TagValues,
    createdBy: string | null | undefined,
    at: Date,
    manager: EntityManager,
  ): Promise<string | undefined> {
    const [row] = await manager.query<{ id: string }[]>(
      `insert into tags (name, name_key, description, created_by, created_at) values ($1, $2, $3, $4, $5)
       on conflict (created_by, name_key) do nothing returning id`,
      [name, nameKey(name), description, createdBy, at],
    );
    return row?.id;
  }

  async count(manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>('select count(*)::int as count from tags');
    return row?.count ?? 0;
  }

  async update(id: string, { name, description }: TagValues, manager: EntityManager): Promise<void> {
    await manager.query('update tags set name = $2, name_key = $3, description = $4 where id = $1', [
      id,
      name,
      nameKey(name),
      description,
    ]);
  }

  async delete(id: string, manager: EntityManager): Promise<void> {
    await manager.query('delete from tags where id = $1', [id]);
  }

  /** Locks the tag until the transaction ends. */
  async lock(
    id: string,
    strength: 'update' | 'key share',
    manager: EntityManager,
  ): Promise<{ name: string } | undefined> {
    const [tag] = await manager.query<{ name: string }[]>(
      `select name from tags where id = $1 for ${strength}`,
      [id],
    );
    return tag;
  }
}
