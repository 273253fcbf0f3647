import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../common/access/access.types.js';
import { Clock } from '../common/time/clock.js';
import { forbidden, invalidField, notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import type { SavedViewChange, SavedViewDto, SavedViewInput } from './saved-views.dto.js';
import { SavedViewsRepository } from './saved-views.repository.js';

const MAX_COLUMN_BYTES = 8 * 1024;

/** Saved views of lists, each private to its owner or shared with the team. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly source: DataSource,
    private readonly rows: SavedViewsRepository,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  list(query: ListQuery, userId: string): ListPage<SavedViewDto> {
    return this.rows.listVisible(userId, query);
  }

  /** @throws ProblemException 404 when it does not exist or is another person's private view */
  get(id: string, userId: string): Promise<SavedViewDto> {
    return this.find(id, userId);
  }

  /** A person's views, for the export of personal data. */
  exportForPerson(userId: string): Promise<object[]> {
    return this.rows.listOwn(userId);
  }

  /** @throws ProblemException 400 naming the field; 403 for a token without a person */
  async create(input: SavedViewInput, { userId }: Actor): Promise<SavedViewDto> {
    if (!userId) throw forbidden('A view belongs to a person.');
    const { list, name, shared = false, default: opens = false } = input;
    const now = this.clock.now();
    return this.source.transaction(async (manager) => {
      const values = { list, name, shared, createdBy: userId, createdAt: now, updatedAt: now };
      const id = await this.rows.insertView({ ...values, ...readArrangement(input) }, manager);
      if (opens) await this.rows.upsertDefault({ userId, list, viewId: id }, manager);
      const dto = await this.find(id, userId, manager);
      await this.keys.storeAnswer(manager, dto);
      return dto;
    });
  }

  /** @throws ProblemException 400; 403 when another person changes more than their default; 404 */
  update(id: string, change: SavedViewChange, userId: string): Promise<SavedViewDto> {
    return this.source.transaction(async (manager) => {
      const view = await this.find(id, userId, manager, 'for update of v');
      const { name = view.name, shared = view.shared, default: opens } = change;
      const now = { name, shared, query: view.query, columns: view.columns, ...readArrangement(change) };
      const { name: was, shared: seen, query, columns } = view;
      if (!isDeepStrictEqual(now, { name: was, shared: seen, query, columns })) {
        if (!view.mine)
          throw forbidden(
            'Only the person who created the view can change it. Save yours under another name.',
          );
        await this.rows.updateView(id, { ...now, updatedAt: this.clock.now() }, manager);
        if (!shared) await this.rows.deleteDefaultsOfOthers(id, userId, manager);
      }
      if (opens) await this.rows.upsertDefault({ userId, list: view.list, viewId: id }, manager);
      if (opens === false) await this.rows.deleteDefault(userId, id, manager);
      return this.find(id, userId, manager);
    });
  }

  /** Gives the shared views of a person to another one. */
  transferShared(from: string, to: string, manager: EntityManager): Promise<void> {
    return this.rows.updateOwner(from, to, this.clock.now(), manager);
  }

  /** @throws ProblemException 403 for another person's view; 404 */
  remove(id: string, userId: string): Promise<SavedViewDto> {
    return this.source.transaction(async (manager) => {
      const view = await this.find(id, userId, manager, 'for update of v');
      if (!view.mine) throw forbidden('Only the person who created the view can delete it.');
      await this.rows.deleteView(id, manager);
      return view;
    });
  }

  private async find(
    id: string,
    userId: string,
    manager?: EntityManager,
    lock?: 'for update of v',
  ): Promise<SavedViewDto> {
    const view = await this.rows.findVisible(userId, id, manager, lock);
    if (!view) throw notFound('View not found');
    return view;
  }
}

/** @throws ProblemException 400 naming `columns` */
function readArrangement({ query, columns }: SavedViewChange): {
  query?: string;
  columns?: Record<string, unknown> | null;
} {
  if (columns && Buffer.byteLength(JSON.stringify(columns)) > MAX_COLUMN_BYTES)
    throw invalidField('columns', 'must be at most 8 kB');
  return {
    ...(query !== undefined && { query: query.replace(/^\?/, '') }),
    ...(columns !== undefined && { columns }),
  };
}
