import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MarketDataCopiesRepository } from './details/copies/market-data-copies.repository.js';
import { MarketDataCopy } from './details/copies/market-data-copy.entity.js';
import { GameChange, GameFieldSnapshot } from './history/changes/game-change.entity.js';
import { GameHistoryRepository } from './history/game-history.repository.js';
import { ListingSnapshot } from './history/snapshots/listing-snapshot.entity.js';
import { ListingSnapshotsRepository } from './history/snapshots/listing-snapshots.repository.js';
import { ActivityModule } from '../activity/activity.module.js';
import { MarketEventsModule } from '../market-events/market-events.module.js';
import { GamesModule } from '../games/games.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { AddGameService } from './details/add-game.service.js';
import { EnrichGames } from './details/enrich-games.service.js';
import { IconChanges } from './history/changes/icon-changes.service.js';
import { GameHistoryService } from './history/game-history.service.js';
import { InstallRanges } from './history/installs/install-ranges.service.js';
import { InstallRates } from './history/installs/install-rates.service.js';
import { ImportDays } from './history/snapshots/import-days.service.js';
import { SampleHistory } from './history/snapshots/sample-history.service.js';
import { MarketDataController } from './details/market-data.controller.js';
import { MarketDataLimits } from './details/market-data-limits.service.js';
import { MarketDataService } from './details/market-data.service.js';
import { MarketDataStore } from './details/copies/market-data-store.service.js';
import { DETAIL_PROVIDERS, type DetailProvider } from './market-data.types.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PicturesService } from './pictures/pictures.service.js';
import { Stores } from './stores/stores.service.js';

@Module({
  imports: [
    MarketEventsModule,
    ActivityModule,
    GamesModule,
    MetricsModule,
    TypeOrmModule.forFeature([GameChange, GameFieldSnapshot, ListingSnapshot, MarketDataCopy]),
  ],
  controllers: [MarketDataController, PicturesController],
  providers: [
    AddGameService,
    EnrichGames,
    GameHistoryRepository,
    GameHistoryService,
    IconChanges,
    ImportDays,
    InstallRanges,
    InstallRates,
    ListingSnapshotsRepository,
    MarketDataCopiesRepository,
    MarketDataLimits,
    MarketDataService,
    MarketDataStore,
    PicturesService,
    SampleHistory,
    Stores,
    {
      provide: DETAIL_PROVIDERS,
      inject: [Stores],
      useFactory: ({ connection }: Stores): readonly DetailProvider[] => connection.details,
    },
  ],
  exports: [
    AddGameService,
    EnrichGames,
    ImportDays,
    InstallRanges,
    MarketDataService,
    PicturesService,
    Stores,
    SampleHistory,
  ],
})
export class MarketDataModule {}
