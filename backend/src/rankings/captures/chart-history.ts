import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { toListingValues } from '../../games/listing-fields.types.js';
import { Clock } from '../../common/clock.js';
import { repeatedOnConflict } from '../../database/lock-conflict.js';
import { CatalogueService } from '../../games/catalogue.service.js';
import { ListingDetailsService } from '../../games/listing-details.service.js';
import type { GameDates, GameDatesSource, GameFacts } from '../../market-data/market-data.types.js';
import { EnrichmentScope } from '../../market-data/enrichment-scope.service.js';
import { type GameHistory, StoreCharts } from '../../market-data/store-charts.service.js';

/** Longer than a game counts as new. */
const RECENT_MS = 62 * 24 * 3_600_000;

/** What our own history tells of the age of games, for the charts of new games that a store does not have. */
@Injectable()
export class ChartHistory implements GameHistory, OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly details: ListingDetailsService,
    private readonly charts: StoreCharts,
    private readonly enrichment: EnrichmentScope,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.charts.useHistory(this);
    this.enrichment.useCharting(() => this.chartingGames());
  }

  /** Games of the newest capture of each chart, whole captures and not only what is shown of them. */
  private async chartingGames(): Promise<string[]> {
    const rows = await this.source.query<{ bundle_id: string }[]>(
      `select distinct r.bundle_id from ranking_lists l
       join game_rankings r using (platform, category, country, ranking_type, captured_at)
       where not l.sample order by 1`,
    );
    return rows.map((row) => row.bundle_id);
  }

  async datesOf(request: Parameters<GameDatesSource['datesOf']>[0]): ReturnType<GameDatesSource['datesOf']> {
    const { platform, country, storeIds } = request;
    const dates = new Map<string, GameDates>();
    const released = await this.details.releaseDates(platform, storeIds);
    for (const [storeId, releasedAt] of released) dates.set(storeId, { releasedAt });
    const undated = storeIds.filter((storeId) => !released.has(storeId));
    for (const [storeId, firstSeenAt] of await this.firstSeen(platform, country, undated)) {
      dates.set(storeId, { firstSeenAt });
    }
    const [since] = await this.source.query<{ captured_at: Date | null }[]>(
      `select min(captured_at) as captured_at from chart_captures
       where platform = $1 and country = $2 and not sample`,
      [platform, country],
    );
    return { dates, ...(since?.captured_at ? { historySince: since.captured_at } : {}) };
  }

  /**
   * When our charts first held games, by store id. Exact for what is recent; of older games any old capture will do,
   * so that the search ends at the first one however long the history is.
   */
  private async firstSeen(platform: string, country: string, storeIds: string[]): Promise<Map<string, Date>> {
    const ofGame = `game_rankings where bundle_id = l.bundle_id and platform = $1 and country = $2 and not sample`;
    const recent = new Date(this.clock.now().getTime() - RECENT_MS);
    const rows = await this.source.query<{ store_id: string; captured_at: Date | null }[]>(
      `select l.store_id, coalesce(
         (select captured_at from ${ofGame} and captured_at < $4 limit 1),
         (select min(captured_at) from ${ofGame} and captured_at >= $4)) as captured_at
       from game_listings l where l.platform = $1 and l.store_id = any($3::text[])`,
      [platform, country, storeIds, recent],
    );
    return new Map(rows.flatMap((row) => (row.captured_at ? [[row.store_id, row.captured_at]] : [])));
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
        [{ platform, bundleId, trackId, ...toListingValues(facts) }],
        'Google Play',
      );
    };
    await repeatedOnConflict(() => this.source.transaction(write));
  }
}
