import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { contains, matchAny, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import { type GameMove, toMoveColumns } from '../games/games.types.js';
import { Annotation } from './annotation.entity.js';
import type { AnnotationDto } from './annotations.dto.js';

const FIELDS = `a.id, to_char(a.day, 'YYYY-MM-DD') as day, a.text, a.bundle_id as "bundleId", a.platform, a.country,
  a.category, a.created_by as "createdBy", coalesce(p.display_name, p.email) as "createdByName",
  coalesce(a.created_by = me.id, false) as mine, a.created_at as "createdAt", a.updated_at as "updatedAt"`;
// Join the names of people so that a list needs one query.
const ROWS = `annotations a left join profiles p on p.id = a.created_by cross join (select $1::uuid as id) me`;

@Injectable()
export class AnnotationsRepository {
  constructor(private readonly source: DataSource) {}

  /** @param userId whose notes are `mine` */
  list(userId: string, query: ListQuery): ListPage<AnnotationDto> {
    return sqlList<AnnotationDto>(this.source, query, {
      select: FIELDS,
      from: ROWS,
      params: [userId],
      filters: {
        q: contains('a.text'),
        bundleId: matchAny('a.bundle_id'),
        platform: matchAny('a.platform'),
        country: matchAny('a.country'),
        category: matchAny('a.category'),
        from: { sql: (n) => `a.day >= (${n}::timestamptz at time zone 'UTC')::date` },
        to: { sql: (n) => `a.day < ${n}::timestamptz at time zone 'UTC'` },
        createdBy: matchAny('a.created_by'),
        mine: { sql: (n) => `coalesce(a.created_by = me.id, false) = ${n}` },
        updatedSince: since('a.updated_at'),
      },
      id: 'a.id',
    });
  }

  /** @param lock holds the note until the transaction ends */
  async find(
    id: string,
    userId: string | undefined,
    manager: EntityManager = this.source.manager,
    { lock = false } = {},
  ): Promise<AnnotationDto | undefined> {
    const [row] = await manager.query<AnnotationDto[]>(
      `select ${FIELDS} from ${ROWS} where a.id = $2 ${lock ? 'for update of a' : ''}`,
      [userId ?? null, id],
    );
    return row;
  }

  /** Lists the notes of a person, oldest first. */
  listOwn(userId: string): Promise<AnnotationDto[]> {
    return this.source.query(
      `select ${FIELDS} from ${ROWS} where a.created_by = $1 order by a.created_at, a.id`,
      [userId],
    );
  }

  async insertNote(values: Omit<Annotation, 'id'>, manager: EntityManager): Promise<string> {
    const { identifiers } = await manager.insert(Annotation, values);
    return (identifiers[0] as { id: string }).id;
  }

  async updateNote(id: string, change: Partial<Annotation>, manager: EntityManager): Promise<void> {
    await manager.update(Annotation, { id }, change);
  }

  async updateGames(moves: readonly GameMove[], manager: EntityManager): Promise<void> {
    await manager.query(
      `update annotations set bundle_id = m.to_id from unnest($1::text[], $2::text[]) as m (from_id, to_id)
       where bundle_id = m.from_id`,
      toMoveColumns(moves),
    );
  }

  async deleteNote(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(Annotation, { id });
  }
}
