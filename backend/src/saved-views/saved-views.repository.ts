import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { contains, equalTo, matchAny } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import { SavedViewDefault } from './saved-view-default.entity.js';
import { SavedView } from './saved-view.entity.js';
import type { SavedViewDto } from './saved-views.dto.js';

/** The reader's own views and shared ones. */
const VISIBLE = '(v.created_by = $1 or v.shared)';
const FIELDS = `v.id, v.list, v.name, v.shared, v.query, v.columns, d.view_id is not null as "default",
  v.created_by as "createdBy", coalesce(p.display_name, p.email) as owner, v.created_by = $1 as mine,
  v.created_at as "createdAt", v.updated_at as "updatedAt"`;
const ROWS = `saved_views v left join profiles p on p.id = v.created_by
  left join saved_view_defaults d on d.view_id = v.id and d.user_id = $1`;

/** The tables of saved views and of each person's defaults. */
@Injectable()
export class SavedViewsRepository {
  constructor(private readonly source: DataSource) {}

  listVisible(userId: string, query: ListQuery): ListPage<SavedViewDto> {
    return sqlList<SavedViewDto>(this.source, query, {
      select: FIELDS,
      from: ROWS,
      where: [VISIBLE],
      params: [userId],
      filters: {
        q: contains('v.name'),
        list: matchAny('v.list'),
        shared: equalTo('v.shared'),
        mine: { sql: (n) => `(v.created_by = $1) = ${n}` },
      },
      sortColumns: { name: 'lower(v.name)' },
      id: 'v.id',
    });
  }

  async findVisible(
    userId: string,
    id: string,
    manager: EntityManager = this.source.manager,
    lock: '' | 'for update of v' = '',
  ): Promise<SavedViewDto | undefined> {
    const [row] = await manager.query<SavedViewDto[]>(
      `select ${FIELDS} from ${ROWS} where v.id = $2 and ${VISIBLE} ${lock}`,
      [userId, id],
    );
    return row;
  }

  /** A person's own views, oldest first. */
  async listOwn(userId: string): Promise<SavedViewDto[]> {
    return this.source.query(
      `select ${FIELDS} from ${ROWS} where v.created_by = $1 order by v.created_at, v.id`,
      [userId],
    );
  }

  async insertView(values: Partial<SavedView>, manager: EntityManager): Promise<string> {
    const { identifiers } = await manager.insert(SavedView, values as never);
    return (identifiers[0] as { id: string }).id;
  }

  async updateView(id: string, change: Partial<SavedView>, manager: EntityManager): Promise<void> {
    await manager.update(SavedView, { id }, change as never);
  }

  async updateOwner(from: string, to: string, updatedAt: Date, manager: EntityManager): Promise<void> {
    await manager.update(SavedView, { createdBy: from, shared: true }, { createdBy: to, updatedAt });
  }

  async deleteView(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(SavedView, { id });
  }

  async upsertDefault(row: SavedViewDefault, manager: EntityManager): Promise<void> {
    await manager.upsert(SavedViewDefault, row, ['userId', 'list']);
  }

  async deleteDefault(userId: string, viewId: string, manager: EntityManager): Promise<void> {
    await manager.delete(SavedViewDefault, { userId, viewId });
  }

  /** Removes other people's defaults when a view is no longer shared. */
  async deleteDefaultsOfOthers(viewId: string, userId: string, manager: EntityManager): Promise<void> {
    await manager.query('delete from saved_view_defaults where view_id = $1 and user_id <> $2', [
      viewId,
      userId,
    ]);
  }
}
