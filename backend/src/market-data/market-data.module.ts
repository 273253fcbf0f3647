import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { GamesModule } from '../games/games.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { AddGameService } from './add-game.service.js';
import { EnrichGames } from './enrich-games.service.js';
import { EnrichmentScope } from './enrichment-scope.service.js';
import { GameHistoryService } from './game-history.service.js';
import { MarketDataController } from './market-data.controller.js';
import { MarketDataLimits } from './market-data-limits.service.js';
import { MarketDataService } from './market-data.service.js';
import { MarketDataStore } from './market-data-store.service.js';
import { StoreCharts } from './store-charts.service.js';

@Module({
  imports: [ActivityModule, GamesModule, JobsModule, MetricsModule],
  controllers: [MarketDataController],
  providers: [
    AddGameService,
    EnrichGames,
    EnrichmentScope,
    GameHistoryService,
    MarketDataLimits,
    MarketDataService,
    MarketDataStore,
    StoreCharts,
  ],
  exports: [AddGameService, EnrichmentScope, MarketDataService, StoreCharts],
})
export class MarketDataModule {}
