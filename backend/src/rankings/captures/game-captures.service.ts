import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GameMove, Platform } from '../../games/games.types.js';
import { MarketEvents } from '../../market-events/market-events.service.js';
import { RemovalsRepository } from '../capture-log/removals.repository.js';
import { ListWriter } from '../current-lists/list-writer.js';
import { ListsRepository } from '../current-lists/lists.repository.js';
import { CapturesRepository } from './captures.repository.js';

/** Updates stored charts when games are merged, split or become real. */
@Injectable()
export class GameCaptures {
  constructor(
    private readonly captures: CapturesRepository,
    private readonly removals: RemovalsRepository,
    private readonly lists: ListsRepository,
    private readonly listWriter: ListWriter,
    private readonly events: MarketEvents,
  ) {}

  async moveGames(moves: readonly GameMove[], manager: EntityManager, platform?: Platform): Promise<void> {
    // Where both games are on a list, merging them changes its captures.
    for (const list of await this.captures.listShared(moves, manager))
      this.events.noteCaptures(manager, list, null);
    await this.captures.updateGames(moves, manager, platform);
    await this.removals.updateGames(moves, manager, platform);
  }

  /** Rewrites the current lists that hold one of the games. */
  async rewriteLists(bundleIds: string[], manager: EntityManager): Promise<void> {
    if (bundleIds.length === 0) return;
    await this.listWriter.rewrite(manager, await this.lists.listHolding(bundleIds, manager));
  }

  /** Removes games that have become real from the sample charts. */
  async removeFromSamples(bundleIds: string[], manager: EntityManager): Promise<void> {
    const lists = await this.captures.deleteFromSamples(bundleIds, manager);
    for (const key of lists) this.events.noteCaptures(manager, key, null);
    await this.listWriter.rewrite(manager, lists);
  }
}
