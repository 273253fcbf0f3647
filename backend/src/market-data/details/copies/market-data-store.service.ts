import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/time/clock.js';
import { retryOnSerializationFailure } from '../../../database/locks/lock-conflict.js';
import { ensurePartitions } from '../../../database/rows/partitions.js';
import { CatalogService } from '../../../games/catalog/catalog.service.js';
import { HOME_STOREFRONT, listingKey } from '../../../games/catalog/catalog.types.js';
import type { Platform } from '../../../games/games.types.js';
import { type StoredListing, toListingValues } from '../../../games/listings/listing-fields.types.js';
import { ListingDetailsService } from '../../../games/listings/listing-details.service.js';
import { type MarketCopy, MarketDataCopiesRepository } from './market-data-copies.repository.js';
import { keepKnown, type ProviderAnswer } from '../merge-facts.js';
import { IconChanges } from '../../history/changes/icon-changes.service.js';
import { GameHistoryService } from '../../history/game-history.service.js';

export type { MarketCopy } from './market-data-copies.repository.js';

/** Stores answers of providers: the game, its listing, the merged answer and what changed since the last one. */
@Injectable()
export class MarketDataStore {
  constructor(
    private readonly source: DataSource,
    private readonly copies: MarketDataCopiesRepository,
    private readonly catalog: CatalogService,
    private readonly details: ListingDetailsService,
    private readonly history: GameHistoryService,
    private readonly icons: IconChanges,
    private readonly clock: Clock,
  ) {}

  /** The stored answer for a listing in a country. */
  find(platform: Platform, storeId: string, country: string): Promise<MarketCopy | undefined> {
    return this.copies.find(platform, storeId, country);
  }

  /**
   * Stores an answer, and the game when it is new.
   * @param answers the provider answers it was merged from, which changes are derived from
   * @returns the stored answer with the game's current bundle id
   */
  async storeCopy(
    copy: Omit<MarketCopy, 'fetchedAt'>,
    answers: readonly ProviderAnswer[],
  ): Promise<MarketCopy> {
    const stored: MarketCopy = { ...copy, fetchedAt: this.clock.now() };
    const { facts } = copy;
    // Without its track id, an App Store listing cannot be distinguished from others of the game.
    if (facts.platform === 'ios' && !facts.trackId) return stored;
    await ensurePartitions(this.source, 'listing_snapshots', [stored.fetchedAt]);
    const known = await this.find(facts.platform, facts.storeId, copy.country);
    const isSameIcon = await this.icons.isSame(known?.facts.iconUrl, facts.iconUrl);
    return retryOnSerializationFailure(() =>
      this.source.transaction((manager) => this.write(manager, stored, answers, isSameIcon)),
    );
  }

  /** Records that a store no longer has a game. */
  async noteMissing(platform: Platform, storeId: string, country: string, source: string): Promise<void> {
    const at = this.clock.now();
    await this.source.transaction(async (manager) => {
      const listing = await this.details.lock(manager, platform, storeId);
      if (!listing || listing.sample) return;
      const { bundleId } = listing;
      await this.history.recordMissing(manager, { platform, storeId, country }, { bundleId, source, at });
    });
  }

  private async write(
    manager: EntityManager,
    copy: MarketCopy,
    answers: readonly ProviderAnswer[],
    isSameIcon: boolean,
  ): Promise<MarketCopy> {
    const { facts, country, fieldSources, source } = copy;
    const { platform, trackId, storeId, title, developer, iconUrl, url } = facts;
    const isPlaceholder = platform === 'ios' && facts.bundleId === `id${trackId}`;
    const bundleIds = await this.catalog.upsert(
      manager,
      [
        {
          platform,
          bundleId: isPlaceholder ? null : facts.bundleId,
          trackId,
          title,
          developer,
          iconUrl,
          url,
          country,
        },
      ],
      { sample: false },
    );
    const bundleId = bundleIds.get(listingKey(platform, storeId)) ?? facts.bundleId;
    const listing = await this.details.lock(manager, platform, storeId);
    if (!listing) throw new Error('The listing that was just written no longer exists.');
    if (speaksFor(listing, country)) {
      await this.details.write(
        manager,
        [{ platform, bundleId, trackId, ...toListingValues(facts), sources: fieldSources }],
        source,
      );
    }
    const answered = { ...copy, facts: { ...facts, bundleId } };
    await this.history.record(manager, { ...answered, isSameIcon }, answers);
    const before = await this.copies.find(platform, storeId, country, manager);
    const stored = before ? keepKnown(answered, before) : answered;
    await this.copies.upsert(stored, manager);
    return stored;
  }
}

/**
 * A listing holds the texts of one storefront: its own, or the home one. Another storefront only fills an empty
 * listing.
 */
function speaksFor(listing: StoredListing, country: string): boolean {
  const isEmpty = Object.values(listing.fieldSources).every(({ source }) => source === 'sample');
  return isEmpty || listing.country === null || listing.country === country || country === HOME_STOREFRONT;
}
