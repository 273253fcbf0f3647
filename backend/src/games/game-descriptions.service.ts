import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../auth/auth.types.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/errors/problem.js';
import type { EnteredDescriptionDto } from './games.dto.js';

/** Descriptions that people enter for games whose store page cannot be read. */
@Injectable()
export class GameDescriptions {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  async find(
    bundleId: string,
    manager: EntityManager = this.source.manager,
  ): Promise<EnteredDescriptionDto | null> {
    const [row] = await manager.query<EnteredDescriptionDto[]>(
      `select d.text, d.entered_by as "enteredBy", coalesce(p.display_name, p.email) as "enteredByName",
         d.entered_at as "enteredAt"
       from game_descriptions d left join profiles p on p.id = d.entered_by where d.bundle_id = $1`,
      [bundleId],
    );
    return row ?? null;
  }

  /** Enters the description of a game, in place of the one entered before. @throws ProblemException 404 */
  set(bundleId: string, text: string, actor: Actor): Promise<EnteredDescriptionDto> {
    return this.source.transaction(async (manager) => {
      const title = await this.lockGame(manager, bundleId);
      await manager.query(
        `insert into game_descriptions (bundle_id, text, entered_by, entered_at) values ($1, $2, $3, $4)
         on conflict (bundle_id) do update set
           text = excluded.text, entered_by = excluded.entered_by, entered_at = excluded.entered_at`,
        [bundleId, text, actor.userId, this.clock.now()],
      );
      await this.record(
        'description.entered',
        `Entered a description of "${title}"`,
        bundleId,
        actor,
        manager,
      );
      return this.get(bundleId, manager);
    });
  }

  /** @returns what was entered. @throws ProblemException 404 */
  remove(bundleId: string, actor: Actor): Promise<EnteredDescriptionDto> {
    return this.source.transaction(async (manager) => {
      const title = await this.lockGame(manager, bundleId);
      const entered = await this.get(bundleId, manager);
      await manager.query('delete from game_descriptions where bundle_id = $1', [bundleId]);
      const text = `Removed the entered description of "${title}"`;
      await this.record('description.removed', text, bundleId, actor, manager);
      return entered;
    });
  }

  private async get(bundleId: string, manager: EntityManager): Promise<EnteredDescriptionDto> {
    const entered = await this.find(bundleId, manager);
    if (!entered) throw notFound('Nobody has entered a description of this game.');
    return entered;
  }

  /** Holds the game so that it is not merged meanwhile. @returns its title */
  private async lockGame(manager: EntityManager, bundleId: string): Promise<string> {
    const [game] = await manager.query<{ title: string }[]>(
      'select title from games where bundle_id = $1 for share',
      [bundleId],
    );
    if (!game) throw notFound('Game not found', 'game_not_found');
    return game.title;
  }

  private async record(kind: string, text: string, subject: string, actor: Actor, manager: EntityManager) {
    const { userId, requestId } = actor;
    await this.activity.record({ kind, text, subject, userId, requestId }, manager);
  }
}
