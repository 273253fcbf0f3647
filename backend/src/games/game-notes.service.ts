import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../auth/auth.types.js';
import { Clock } from '../common/clock.js';
import { forbidden, notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { contains, oneOf, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import type { GameNoteDto } from './game-notes.dto.js';

const NOTE = `n.id, n.bundle_id as "bundleId", n.text, n.created_by as "createdBy",
  coalesce(p.display_name, p.email) as "createdByName", n.created_at as "createdAt", n.updated_at as "updatedAt"`;
const NOTES = 'game_notes n left join profiles p on p.id = n.created_by';

/** Notes of the team on games: everybody reads them, the author edits, the author or any administrator deletes. */
@Injectable()
export class GameNotesService {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityService,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemException 404 "Game not found" */
  async list(bundleId: string, query: ListQuery): Promise<ListPage<GameNoteDto>> {
    await this.titleOf(bundleId, this.source.manager);
    return sqlList<GameNoteDto, GameNoteDto>(this.source, query, {
      select: NOTE,
      from: NOTES,
      where: ['n.bundle_id = $1'],
      params: [bundleId],
      filters: {
        q: contains('n.text'),
        createdBy: oneOf('n.created_by'),
        updatedSince: since('n.updated_at'),
      },
      sortColumns: { createdAt: 'n.created_at', updatedAt: 'n.updated_at' },
      id: 'n.id',
      toDto: (row) => row,
    });
  }

  /** @throws ProblemException 404 "Game not found" */
  create(bundleId: string, text: string, actor: Actor): Promise<GameNoteDto> {
    return this.source.transaction(async (manager) => {
      const title = await this.titleOf(bundleId, manager);
      const [row] = await manager.query<{ id: string }[]>(
        `insert into game_notes (bundle_id, text, created_by, created_at, updated_at) values ($1, $2, $3, $4, $4)
         returning id`,
        [bundleId, text, actor.userId, this.clock.now()],
      );
      await this.record('note.created', `Wrote a note on "${title}"`, bundleId, actor, manager);
      const note = await this.get(bundleId, row!.id, manager);
      await this.keys.keep(manager, note);
      return note;
    });
  }

  /** @throws ProblemException 404, or 403 for a note of somebody else */
  update(bundleId: string, id: string, text: string | undefined, actor: Actor): Promise<GameNoteDto> {
    return this.source.transaction(async (manager) => {
      const note = await this.get(bundleId, id, manager, 'for update of n');
      if (note.createdBy !== actor.userId) throw forbidden('Only its author may change a note.');
      if (text === undefined || text === note.text) return note;
      await manager.query(`update game_notes set text = $2, updated_at = $3 where id = $1`, [
        id,
        text,
        this.clock.now(),
      ]);
      return this.get(bundleId, id, manager);
    });
  }

  /** The routes are for administrators only, and each of them may delete. @throws ProblemException 404 */
  remove(bundleId: string, id: string, actor: Actor): Promise<GameNoteDto> {
    return this.source.transaction(async (manager) => {
      const note = await this.get(bundleId, id, manager, 'for update of n');
      await manager.query(`delete from game_notes where id = $1`, [id]);
      const title = await this.titleOf(bundleId, manager);
      await this.record('note.deleted', `Deleted a note on "${title}"`, bundleId, actor, manager);
      return note;
    });
  }

  private async get(bundleId: string, id: string, manager: EntityManager, lock = ''): Promise<GameNoteDto> {
    const [note] = await manager.query<GameNoteDto[]>(
      `select ${NOTE} from ${NOTES} where n.id = $1 and n.bundle_id = $2 ${lock}`,
      [id, bundleId],
    );
    if (!note) throw notFound('Note not found');
    return note;
  }

  private async titleOf(bundleId: string, manager: EntityManager): Promise<string> {
    const [game] = await manager.query<{ title: string }[]>('select title from games where bundle_id = $1', [
      bundleId,
    ]);
    if (!game) throw notFound('Game not found', 'game_not_found');
    return game.title;
  }

  private async record(kind: string, text: string, subject: string, actor: Actor, manager: EntityManager) {
    const { userId, requestId } = actor;
    await this.activity.record({ kind, text, subject, userId, requestId }, manager);
  }
}
