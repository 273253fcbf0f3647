import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueRepository } from './catalogue.repository.js';
import { ListingsRepository } from '../listings/listings.repository.js';

type Listener = (manager: EntityManager, bundleIds: string[]) => Promise<void>;
type ArrivalListener = (manager: EntityManager, bundleIds: string[], trackIds: string[]) => Promise<void>;

/**
 * Keeps sample data out of real games. A game becomes real once a person imports, fetches or adds it; from then on
 * only its title and developer, which are true, are kept.
 */
@Injectable()
export class SampleFacts {
  private readonly listeners: Listener[] = [];
  private readonly arrivalListeners: ArrivalListener[] = [];

  constructor(
    private readonly games: CatalogueRepository,
    private readonly listings: ListingsRepository,
  ) {}

  /** For domains with sample data of their own; called in the same transaction, with the games' rows locked. */
  onRemove(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** For what linked samples; called before real facts of these ids are looked up. */
  onArrival(listener: ArrivalListener): void {
    this.arrivalListeners.push(listener);
  }

  /** Announces that real facts for these ids are about to be stored. */
  async announceArrival(manager: EntityManager, bundleIds: string[], trackIds: string[]): Promise<void> {
    for (const listener of this.arrivalListeners) await listener(manager, bundleIds, trackIds);
  }

  /** Turns those of the games that were samples into real ones. */
  async makeReal(manager: EntityManager, bundleIds: string[]): Promise<void> {
    const samples = await this.games.lockSamples(bundleIds, manager);
    if (samples.length === 0) return;
    await this.games.updateAsReal(samples, manager);
    await this.remove(manager, samples);
  }

  /** Removes sample data of games that are real; safe to repeat. */
  async remove(manager: EntityManager, bundleIds: string[]): Promise<void> {
    await this.games.updateSampleIcons(bundleIds, manager);
    await this.listings.deleteSamples(bundleIds, manager);
    for (const listener of this.listeners) await listener(manager, bundleIds);
  }

  /** Whether the catalogue has any games, and whether it has samples. */
  getPresence(manager: EntityManager): Promise<{ any: boolean; sample: boolean }> {
    return this.games.getPresence(manager);
  }

  /** Real games among these, found by bundle id or track id. */
  getRealGames(
    bundleIds: string[],
    trackIds: string[],
    manager: EntityManager,
  ): Promise<Map<string, string>> {
    return this.games.getRealGames(bundleIds, trackIds, manager);
  }
}
