import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type WithinTransaction = (manager: EntityManager, profileId: string) => Promise<void>;

/** What other domains add to people; profiles knows none of them. */
@Injectable()
export class ProfileParts {
  private countGames: ((ids: string[]) => Promise<Map<string, number>>) | undefined;
  private readonly dataOf = new Map<string, (id: string) => Promise<object>>();
  private readonly lostAccess: WithinTransaction[] = [];
  private readonly removal: WithinTransaction[] = [];
  private readonly requested: (() => Promise<void>)[] = [];

  /** Says how many games each of these people has analysed; people without any may be left out. */
  registerGamesAnalysed(count: (ids: string[]) => Promise<Map<string, number>>): void {
    this.countGames = count;
  }

  /** Adds a section `name` to the export of a person's data: rows or one object, without secrets. */
  registerData(name: string, load: (id: string) => Promise<object>): void {
    this.dataOf.set(name, load);
  }

  /** Called in the transaction that rejects or disables a person. */
  onLostAccess(end: WithinTransaction): void {
    this.lostAccess.push(end);
  }

  /** Called in the transaction that deletes a person; deleting the account takes the profile along. */
  onRemoval(remove: WithinTransaction): void {
    this.removal.push(remove);
  }

  /** Called after somebody asked for access. */
  onRequested(tell: () => Promise<void>): void {
    this.requested.push(tell);
  }

  async gamesAnalysed(ids: string[]): Promise<Map<string, number>> {
    return ids.length > 0 ? ((await this.countGames?.(ids)) ?? new Map()) : new Map();
  }

  async data(id: string): Promise<Record<string, object>> {
    const sections = [...this.dataOf].map(async ([name, load]) => [name, await load(id)] as const);
    return Object.fromEntries(await Promise.all(sections));
  }

  async endAccess(manager: EntityManager, id: string): Promise<void> {
    for (const end of this.lostAccess) await end(manager, id);
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    for (const remove of this.removal) await remove(manager, id);
  }

  async tellRequested(): Promise<void> {
    for (const tell of this.requested) await tell();
  }
}
