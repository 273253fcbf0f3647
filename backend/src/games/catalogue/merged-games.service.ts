import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GameMove, Platform } from '../games.types.js';

type Mover = (manager: EntityManager, moves: readonly GameMove[], platform?: Platform) => Promise<void>;
type Listener = (manager: EntityManager, bundleIds: string[]) => Promise<void>;

/**
 * Notifies other domains of merged or split games within the same transaction, so that they update what they
 * derived from them.
 */
@Injectable()
export class MergedGames {
  private readonly movers: Mover[] = [];
  private readonly listeners: Listener[] = [];

  /**
   * For tables that refer to games: called before games are merged, all of them locked and each named once. `to`
   * may already have equal rows. With `platform`, a game is split: data of that store moves, and what people wrote
   * about the game is copied or stays.
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

  /** @param bundleIds the games that remain; their history has already been moved */
  async notify(manager: EntityManager, bundleIds: Iterable<string>): Promise<void> {
    const ids = [...new Set(bundleIds)];
    if (ids.length === 0) return;
    for (const listener of this.listeners) await listener(manager, ids);
  }
}
