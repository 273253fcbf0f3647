import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { repeatedOnConflict } from '../database/lock-conflict.js';
import { CatalogueService } from '../games/catalogue.service.js';
import { ListingDetailsService } from '../games/listing-details.service.js';
import type { GameDates, GameDatesSource, GameFacts } from '../market-data/market-data.types.js';
import { type GameHistory, StoreCharts } from '../market-data/store-charts.service.js';

/** What our own history tells of the age of games, for the charts of new games that a store does not have. */
@Injectable()
export class ChartHistory implements GameHistory, OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly details: ListingDetailsService,
    private readonly charts: StoreCharts,
  ) {}

  onModuleInit(): void {
    this.charts.useHistory(this);
  }

  async datesOf(request: Parameters<GameDatesSource['datesOf']>[0]): ReturnType<GameDatesSource['datesOf']> {
    const { platform, country, storeIds } = request;
    const [released, seen, [since]] = await Promise.all([
      this.details.releaseDates(platform, storeIds),
      // One short look per game: months are ordered, so the first that holds it ends the search.
      this.source.query<{ store_id: string; captured_at: Date }[]>(
        `select l.store_id, r.captured_at
         from game_listings l
         cross join lateral (
           select captured_at from game_rankings
           where bundle_id = l.bundle_id and platform = $1 and country = $2 and not sample
           order by captured_at limit 1) r
         where l.platform = $1 and l.store_id = any($3::text[])`,
        [platform, country, storeIds],
      ),
      this.source.query<{ captured_at: Date | null }[]>(
        `select min(captured_at) as captured_at from chart_captures where platform = $1 and country = $2 and not sample`,
        [platform, country],
      ),
    ]);
    const dates = new Map<string, GameDates>();
    for (const [storeId, releasedAt] of released) dates.set(storeId, { releasedAt });
    for (const { store_id: storeId, captured_at: firstSeenAt } of seen) {
      dates.set(storeId, { ...dates.get(storeId), firstSeenAt });
    }
    return { dates, ...(since?.captured_at ? { historySince: since.captured_at } : {}) };
  }

  /** Keeps what was learned of a charting game while its age was looked up. */
  async keep(facts: GameFacts): Promise<void> {
    const { platform, bundleId, trackId, title, developer, iconUrl, url } = facts;
    const write = async (manager: EntityManager) => {
      await this.catalogue.upsert(
        manager,
        [{ platform, bundleId, trackId, title, developer, iconUrl, url, country: null }],
        { sample: false },
      );
      await this.details.write(
        manager,
        [
          {
            ...facts,
            lastUpdate: facts.lastUpdate === null ? null : new Date(facts.lastUpdate),
            releaseDate: facts.releaseDate === null ? null : new Date(facts.releaseDate),
          },
        ],
        'Google Play',
      );
    };
    await repeatedOnConflict(() => this.source.transaction(write));
  }
}
