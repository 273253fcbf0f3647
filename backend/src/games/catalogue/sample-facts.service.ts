import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueRepository } from './catalogue.repository.js';
import { ListingsRepository } from '../listings/listings.repository.js';

type Listener = (manager: EntityManager, bundleIds: string[]) => Promise<void>;
type ArrivalListener = (manager: EntityManager, bundleIds: string[], trackIds: string[]) => Promise<void>;

/**
 * Keeps facts of the sample catalogue away from real games. A game is real as soon as it was imported, fetched or added
 * by a person; from then on only its title and developer, which are true of it, are kept.
 */
@Injectable()
export class SampleFacts {
  private readonly listeners: Listener[] = [];
  private readonly arrivalListeners: ArrivalListener[] = [];

  constructor(
    private readonly games: CatalogueRepository,
    private readonly listings: ListingsRepository,
  ) {}

  /** For domains that hold sample facts of their own; called in the same transaction, with the games' rows locked. */
  onRemove(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** For what samples were joined by; called before real facts of these ids are looked up. */
  onArrival(listener: ArrivalListener): void {
    this.arrivalListeners.push(listener);
  }

  /** Tells that real facts come for these ids. */
  async announceArrival(manager: EntityManager, bundleIds: string[], trackIds: string[]): Promise<void> {
    for (const listener of this.arrivalListeners) await listener(manager, bundleIds, trackIds);
  }

  /** Makes those of the games real that were samples until now. */
  async makeReal(manager: EntityManager, bundleIds: string[]): Promise<void> {
    const samples = await this.games.lockSamples(bundleIds, manager);
    if (samples.length === 0) return;
    await this.games.updateAsReal(samples, manager);
    await this.remove(manager, samples);
  }

  /** Removes whatever the catalogue said of games that are real; safe to repeat. */
  async remove(manager: EntityManager, bundleIds: string[]): Promise<void> {
    await this.games.updateSampleIcons(bundleIds, manager);
    await this.listings.deleteSamples(bundleIds, manager);
    for (const listener of this.listeners) await listener(manager, bundleIds);
  }

  /** Whether the catalogue is empty, and whether samples are in it. */
  getPresence(manager: EntityManager): Promise<{ any: boolean; sample: boolean }> {
    return this.games.getPresence(manager);
  }

  /** Real games among these, by each of the ids that they go by: their bundle id and their track ids. */
  getRealGames(
    bundleIds: string[],
    trackIds: string[],
    manager: EntityManager,
  ): Promise<Map<string, string>> {
    return this.games.getRealGames(bundleIds, trackIds, manager);
  }
}
