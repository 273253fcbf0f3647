import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Listener = (manager: EntityManager, bundleIds: string[]) => Promise<void>;

/** Tells other domains which games took over a placeholder, in the same transaction, so that they put right what they derived from it. */
@Injectable()
export class MergedGames {
  private readonly listeners: Listener[] = [];

  on(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** @param bundleIds the games that go on; their history has been moved already */
  async tell(manager: EntityManager, bundleIds: Iterable<string>): Promise<void> {
    const ids = [...new Set(bundleIds)];
    if (ids.length === 0) return;
    for (const listener of this.listeners) await listener(manager, ids);
  }
}
