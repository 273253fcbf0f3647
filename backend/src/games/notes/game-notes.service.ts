import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import type { Actor } from '../../common/access/access.types.js';
import { Clock } from '../../common/time/clock.js';
import { forbidden, notFound } from '../../common/errors/problem.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { GamesService } from '../catalog/games.service.js';
import type { GameNoteDto } from './game-notes.dto.js';
import { GameNotesRepository } from './game-notes.repository.js';

/** The team's notes on games: everyone reads them, the author edits, the author or any administrator deletes. */
@Injectable()
export class GameNotesService {
  constructor(
    private readonly source: DataSource,
    private readonly rows: GameNotesRepository,
    private readonly games: GamesService,
    private readonly activity: ActivityService,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemException 404 "Game not found" */
  async list(bundleId: string, query: ListQuery): Promise<ListPage<GameNoteDto>> {
    await this.games.getTitle(bundleId);
    return this.rows.list(bundleId, query);
  }

  /** @throws ProblemException 404 "Game not found" */
  create(bundleId: string, text: string, actor: Actor): Promise<GameNoteDto> {
    return this.source.transaction(async (manager) => {
      const title = await this.games.getTitle(bundleId, manager);
      const id = await this.rows.insert({ bundleId, text, by: actor.userId, at: this.clock.now() }, manager);
      await this.record(
        'note.created',
        `${actor.email} added a note to "${title}"`,
        bundleId,
        actor,
        manager,
      );
      const note = await this.get(bundleId, id, manager);
      await this.keys.storeAnswer(manager, note);
      return note;
    });
  }

  /** @throws ProblemException 404, or 403 for another person's note */
  update(bundleId: string, id: string, text: string | undefined, actor: Actor): Promise<GameNoteDto> {
    return this.source.transaction(async (manager) => {
      const note = await this.get(bundleId, id, manager, { lock: true });
      if (note.createdBy !== actor.userId) throw forbidden('Only its author may change a note.');
      if (text === undefined || text === note.text) return note;
      await this.rows.updateText(id, text, this.clock.now(), manager);
      return this.get(bundleId, id, manager);
    });
  }

  /** @throws ProblemException 404, or 403 for another person's note unless the caller is an administrator */
  remove(bundleId: string, id: string, actor: Actor): Promise<GameNoteDto> {
    return this.source.transaction(async (manager) => {
      const note = await this.get(bundleId, id, manager, { lock: true });
      if (note.createdBy !== actor.userId && actor.role !== 'admin')
        throw forbidden('Only its author or an administrator may delete a note.');
      await this.rows.delete(id, manager);
      const title = await this.games.getTitle(bundleId, manager);
      await this.record('note.deleted', `Deleted a note on "${title}"`, bundleId, actor, manager);
      return note;
    });
  }

  private async get(
    bundleId: string,
    id: string,
    manager: EntityManager,
    options?: { lock: boolean },
  ): Promise<GameNoteDto> {
    const note = await this.rows.find(bundleId, id, manager, options);
    if (!note) throw notFound('Note not found');
    return note;
  }

  private async record(kind: string, text: string, subject: string, actor: Actor, manager: EntityManager) {
    const { userId, requestId } = actor;
    await this.activity.record({ kind, text, subject, userId, requestId }, manager);
  }
}
