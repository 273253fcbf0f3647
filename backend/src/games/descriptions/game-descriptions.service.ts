import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import type { Actor } from '../../common/access/access.types.js';
import { Clock } from '../../common/time/clock.js';
import { notFound } from '../../common/errors/problem.js';
import type { EnteredDescriptionDto } from '../catalog/games.dto.js';
import { GamesService } from '../catalog/games.service.js';
import { DescriptionsRepository } from './descriptions.repository.js';

/** Descriptions that people enter for games whose store page cannot be read. */
@Injectable()
export class GameDescriptions {
  constructor(
    private readonly source: DataSource,
    private readonly rows: DescriptionsRepository,
    private readonly games: GamesService,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  find(bundleId: string): Promise<EnteredDescriptionDto | null> {
    return this.rows.findEntered(bundleId);
  }

  /**
   * Enters the description of a game, replacing an earlier one.
   * @throws ProblemException 404
   */
  set(bundleId: string, text: string, actor: Actor): Promise<EnteredDescriptionDto> {
    return this.source.transaction(async (manager) => {
      const title = await this.games.lockTitle(bundleId, manager);
      await this.rows.upsertEntered({ bundleId, text, by: actor.userId, at: this.clock.now() }, manager);
      const did = `Entered a description of "${title}"`;
      await this.record('description.entered', did, bundleId, actor, manager);
      return this.get(bundleId, manager);
    });
  }

  /**
   * @returns the removed description
   * @throws ProblemException 404
   */
  remove(bundleId: string, actor: Actor): Promise<EnteredDescriptionDto> {
    return this.source.transaction(async (manager) => {
      const title = await this.games.lockTitle(bundleId, manager);
      const entered = await this.get(bundleId, manager);
      await this.rows.deleteEntered(bundleId, manager);
      const did = `Removed the entered description of "${title}"`;
      await this.record('description.removed', did, bundleId, actor, manager);
      return entered;
    });
  }

  private async get(bundleId: string, manager: EntityManager): Promise<EnteredDescriptionDto> {
    const entered = await this.rows.findEntered(bundleId, manager);
    if (!entered) throw notFound('No one has entered a description of this game.');
    return entered;
  }

  private async record(kind: string, text: string, subject: string, actor: Actor, manager: EntityManager) {
    const { userId, requestId } = actor;
    await this.activity.record({ kind, text, subject, userId, requestId }, manager);
  }
}
