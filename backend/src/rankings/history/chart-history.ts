import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { toListingValues } from '../../games/listings/listing-fields.types.js';
import { Clock } from '../../common/time/clock.js';
import { retryOnSerializationFailure } from '../../database/locks/lock-conflict.js';
import { CatalogService } from '../../games/catalog/catalog.service.js';
import { ListingDetailsService } from '../../games/listings/listing-details.service.js';
import type { GameDates, GameDatesSource, GameFacts } from '../../market-data/market-data.types.js';
import type { GameHistory } from '../../market-data/charts/store-charts.service.js';
import { RanksRepository } from './ranks.repository.js';

/** Older games are not new. */
const RECENT_MS = 62 * 24 * 3_600_000;

/** Derives the age of games from our own history, for the charts of new games that a store lacks. */
@Injectable()
export class ChartHistory implements GameHistory {
  constructor(
    private readonly source: DataSource,
    private readonly ranks: RanksRepository,
    private readonly catalog: CatalogService,
    private readonly details: ListingDetailsService,
    private readonly clock: Clock,
  ) {}

  async listDates(
    request: Parameters<GameDatesSource['listDates']>[0],
  ): ReturnType<GameDatesSource['listDates']> {
    const { platform, country, storeIds } = request;
    const dates = new Map<string, GameDates>();
    const released = await this.details.getReleaseDates(platform, storeIds);
    for (const [storeId, releasedAt] of released) dates.set(storeId, { releasedAt });
    const undated = storeIds.filter((storeId) => !released.has(storeId));
    const recent = new Date(this.clock.now().getTime() - RECENT_MS);
    const firstSeen = await this.ranks.getFirstSeen(platform, country, undated, recent);
    for (const [storeId, firstSeenAt] of firstSeen) dates.set(storeId, { firstSeenAt });
    const historySince = await this.ranks.findHistoryStart(platform, country);
    return { dates, ...(historySince ? { historySince } : {}) };
  }

  /** Stores what was learned about a charting game while looking up its age. */
  async storeFacts(facts: GameFacts): Promise<void> {
    const { platform, bundleId, trackId, title, developer, iconUrl, url } = facts;
    const write = async (manager: EntityManager) => {
      await this.catalog.upsert(
        manager,
        [{ platform, bundleId, trackId, title, developer, iconUrl, url, country: null }],
        { sample: false },
      );
      await this.details.write(
        manager,
        [{ platform, bundleId, trackId, ...toListingValues(facts) }],
        'Google Play',
      );
    };
    await retryOnSerializationFailure(() => this.source.transaction(write));
  }
}
