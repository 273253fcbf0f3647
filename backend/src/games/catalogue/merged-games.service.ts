import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GameMove, Platform } from '../games.types.js';

type Mover = (manager: EntityManager, moves: readonly GameMove[], platform?: Platform) => Promise<void>;
type Listener = (manager: EntityManager, bundleIds: string[]) => Promise<void>;

/** Tells other domains which games became one, or two, in the same transaction, so that they put right what they derived from it. */
@Injectable()
export class MergedGames {
  private readonly movers: Mover[] = [];
  private readonly listeners: Listener[] = [];

  /**
   * For rows that refer to a game: called before games go into others, all of them locked and each named once. `to` may
   * have rows of its own that say the same. With `platform` a game is split: what belongs to that store moves, and what
   * people said of the game is copied or stays.
   */
  onMove(mover: Mover): void {
    this.movers.push(mover);
  }

  on(listener: Listener): void {
    this.listeners.push(listener);
  }

  async move(manager: EntityManager, moves: readonly GameMove[], platform?: Platform): Promise<void> {
    for (const mover of this.movers) await mover(manager, moves, platform);
  }

  /** @param bundleIds the games that go on; their history has been moved already */
  async notify(manager: EntityManager, bundleIds: Iterable<string>): Promise<void> {
    const ids = [...new Set(bundleIds)];
    if (ids.length === 0) return;
    for (const listener of this.listeners) await listener(manager, ids);
  }
}
