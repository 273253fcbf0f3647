import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { retryOnSerializationFailure } from '../database/lock-conflict.js';
import { CatalogueService, listingKey } from '../games/catalogue.service.js';
import type { FieldSources, Platform } from '../games/games.types.js';
import { type StoredListing, toListingValues } from '../games/listing-fields.types.js';
import { ListingDetailsService } from '../games/listing-details.service.js';
import type { GameFacts, ProviderOutcome } from './market-data.types.js';
import type { NamedAnswer } from './merge-facts.js';
import { GameHistoryService } from './game-history.service.js';

const HOME_STOREFRONT = 'us';

/** A merged answer as it is kept. */
export interface MarketCopy {
  facts: GameFacts;
  fieldSources: FieldSources;
  source: string;
  country: string;
  fetchedAt: Date;
  warnings: string[];
  outcomes: ProviderOutcome[];
  /** True when not everything was asked for: a visit to the game's page does not make do with it. */
  partial?: boolean;
}

type Document = Omit<MarketCopy, 'country' | 'fetchedAt'>;

/** Keeps what providers answered: the game, its listing, the answer itself and what changed since the last one. */
@Injectable()
export class MarketDataStore {
  constructor(
    private readonly source: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly details: ListingDetailsService,
    private readonly history: GameHistoryService,
    private readonly clock: Clock,
  ) {}

  /** Our copy of the newest answer for a listing in a country. */
  async find(platform: Platform, storeId: string, country: string): Promise<MarketCopy | undefined> {
    const [row] = await this.source.query<{ document: Document; fetched_at: Date; bundle_id: string }[]>(
      `select c.document, c.fetched_at, l.bundle_id from market_data_copies c
       join game_listings l using (platform, store_id)
       where c.platform = $1 and c.store_id = $2 and c.country = $3`,
      [platform, storeId, country],
    );
    if (!row) return undefined;
    const { document } = row;
    // The game may have got its bundle id since.
    const facts = { ...document.facts, bundleId: row.bundle_id };
    return { ...document, facts, country, fetchedAt: row.fetched_at };
  }

  /** Listings of a platform that were fetched in a country since a time, by store id. */
  async fetchedSince(platform: Platform, country: string, since: Date): Promise<Set<string>> {
    const rows = await this.source.query<{ store_id: string }[]>(
      `select store_id from market_data_copies where platform = $1 and country = $2 and fetched_at >= $3`,
      [platform, country, since],
    );
    return new Set(rows.map((row) => row.store_id));
  }

  /**
   * Keeps an answer, and the game when it is new.
   * @param answers the single answers it was merged from; changes are found in these
   * @returns the copy with the bundle id that the game has by now
   */
  async keep(copy: Omit<MarketCopy, 'fetchedAt'>, answers: readonly NamedAnswer[]): Promise<MarketCopy> {
    const kept: MarketCopy = { ...copy, fetchedAt: this.clock.now() };
    const { facts } = copy;
    // Without its track id an App Store listing cannot be told from others of the game.
    if (facts.platform === 'ios' && !facts.trackId) return kept;
    const bundleId = await retryOnSerializationFailure(() =>
      this.source.transaction((manager) => this.write(manager, kept, answers)),
    );
    return { ...kept, facts: { ...facts, bundleId } };
  }

  private async write(manager: EntityManager, copy: MarketCopy, answers: readonly NamedAnswer[]) {
    const { facts, country, fieldSources, source, warnings, outcomes, fetchedAt, partial } = copy;
    const { platform, trackId, storeId, title, developer, iconUrl, url } = facts;
    const isPlaceholder = platform === 'ios' && facts.bundleId === `id${trackId}`;
    const listed = await this.catalogue.upsert(
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
    const bundleId = listed.get(listingKey(platform, storeId)) ?? facts.bundleId;
    const listing = await this.details.lock(manager, platform, storeId);
    if (!listing) throw new Error('The listing that was just written is gone.');
    if (speaksFor(listing, country)) {
      await this.details.write(
        manager,
        [{ platform, bundleId, trackId, ...toListingValues(facts), sources: fieldSources }],
        source,
      );
    }
    const document: Document = {
      facts: { ...facts, bundleId },
      fieldSources,
      source,
      warnings,
      outcomes,
      ...(partial ? { partial } : {}),
    };
    await manager.query(
      `insert into market_data_copies (platform, store_id, country, fetched_at, document) values ($1, $2, $3, $4, $5)
       on conflict (platform, store_id, country) do update set
         fetched_at = excluded.fetched_at, document = excluded.document`,
      [platform, storeId, country, fetchedAt, JSON.stringify(document)],
    );
    await this.history.record(manager, { ...copy, facts: document.facts }, answers);
    return bundleId;
  }
}

/** A listing holds the words of one storefront: its own, or home's. Another one fills it only while it is empty. */
function speaksFor(listing: StoredListing, country: string): boolean {
  const isEmpty = Object.values(listing.fieldSources).every(({ source }) => source === 'sample');
  return isEmpty || listing.country === null || listing.country === country || country === HOME_STOREFRONT;
}
