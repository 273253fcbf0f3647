import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogRepository } from './catalog.repository.js';
import { GameDependents } from './game-dependents.service.js';
import { ListingsRepository } from '../listings/listings.repository.js';

/**
 * Keeps sample data out of real games. A game becomes real once a person imports, fetches or adds it; from then on
 * only its title and developer, which are true, are kept.
 */
@Injectable()
export class SampleFacts {
  constructor(
    private readonly games: CatalogRepository,
    private readonly listings: ListingsRepository,
    private readonly dependents: GameDependents,
  ) {}

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
    await this.dependents.removeSamples(bundleIds, manager);
  }

  /** Whether the catalog has any games, and whether it has samples. */
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
