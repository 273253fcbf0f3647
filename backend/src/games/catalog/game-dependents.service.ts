import type { EntityManager } from 'typeorm';
import type { GameMove, Platform } from '../games.types.js';

/**
 * Updates what other domains derived from games or refer to them by, within the transaction that changes the games.
 * The module that composes the domains provides it.
 */
export abstract class GameDependents {
  /**
   * Called before games are merged, all of them locked and each named once. `to` may already have equal rows. With
   * `platform`, a game is split: data of that store moves, and what people wrote about the game is copied or stays.
   */
  abstract move(moves: readonly GameMove[], manager: EntityManager, platform?: Platform): Promise<void>;

  /** @param bundleIds the games that remain after a merge or split; their history has already been moved */
  abstract rewriteLists(bundleIds: Iterable<string>, manager: EntityManager): Promise<void>;

  /** Removes sample data of games that became real. */
  abstract removeSamples(bundleIds: string[], manager: EntityManager): Promise<void>;
}
