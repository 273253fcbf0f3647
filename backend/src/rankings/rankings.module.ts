import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GamesModule } from '../games/games.module.js';
import { MarketEventsModule } from '../market-events/market-events.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { MarketDataModule } from '../market-data/market-data.module.js';
import { GameHistory, StoreCharts } from '../market-data/charts/store-charts.service.js';
import { CaptureLogController } from './capture-log/capture-log.controller.js';
import { CaptureLogRepository } from './capture-log/capture-log.repository.js';
import { CaptureLogService } from './capture-log/capture-log.service.js';
import { ChartImport } from './capture-log/chart-import.entity.js';
import { ChartRemoval, RemovedCapture } from './capture-log/chart-removal.entity.js';
import { RemovalsRepository } from './capture-log/removals.repository.js';
import { RemovalsService } from './capture-log/removals.service.js';
import { CapturesService } from './captures/captures.service.js';
import { GameCaptures } from './captures/game-captures.service.js';
import { CapturesRepository } from './captures/captures.repository.js';
import { ChartHistory } from './history/chart-history.js';
import { ChartCapture } from './captures/chart-capture.entity.js';
import { CurrentRank } from './current-lists/current-rank.entity.js';
import { CurrentRankingsService } from './current-lists/current-rankings.service.js';
import { GameRanking } from './captures/game-ranking.entity.js';
import { ImportRankings } from './import/import-rankings.js';
import { ListRows } from './current-lists/list-rows.service.js';
import { ListWriter } from './current-lists/list-writer.js';
import { ChartGap } from './coverage/chart-gap.entity.js';
import { CoverageCheck } from './coverage/coverage-check.entity.js';
import { CoverageController } from './coverage/coverage.controller.js';
import { CoverageRepository } from './coverage/coverage.repository.js';
import { CoverageService } from './coverage/coverage.service.js';
import { CoverageWatch } from './coverage/coverage-watch.service.js';
import { SampleGaps } from './coverage/sample-gaps.service.js';
import { DefaultMarkets } from './markets/default-markets.service.js';
import { Market } from './markets/market.entity.js';
import { MarketsController } from './markets/markets.controller.js';
import { MarketsRepository } from './markets/markets.repository.js';
import { MarketsService } from './markets/markets.service.js';
import { UserDefaultMarket } from './markets/user-default-market.entity.js';
import { MoversController } from './movers/movers.controller.js';
import { MoversService } from './movers/movers.service.js';
import { RankingList } from './current-lists/ranking-list.entity.js';
import { LatestCharts } from './charts/latest-charts.service.js';
import { RankingsController } from './charts/rankings.controller.js';
import { RankingsJobs } from './rankings.jobs.js';
import { HistoryRepository } from './history/history.repository.js';
import { ListsRepository } from './current-lists/lists.repository.js';
import { PastRankings } from './history/past-rankings.service.js';
import { RankingsService } from './charts/rankings.service.js';
import { RanksRepository } from './history/ranks.repository.js';
import { MoversRepository } from './movers/movers.repository.js';
import { RefreshChart } from './refresh/refresh-chart.js';
import { RefreshController } from './refresh/refresh.controller.js';
import { RefreshService } from './refresh/refresh.service.js';

@Module({
  imports: [
    MarketEventsModule,
    GamesModule,
    JobsModule,
    MetricsModule,
    MarketDataModule,
    TypeOrmModule.forFeature([
      ...[ChartCapture, ChartGap, CoverageCheck, ChartImport, ChartRemoval, CurrentRank, GameRanking, Market],
      ...[RankingList, RemovedCapture, UserDefaultMarket],
    ]),
  ],
  controllers: [
    CaptureLogController,
    CoverageController,
    MarketsController,
    MoversController,
    RefreshController,
    RankingsController,
  ],
  providers: [
    CaptureLogRepository,
    CaptureLogService,
    CapturesRepository,
    CapturesService,
    GameCaptures,
    ChartHistory,
    // Market data asks the stores; this provides what it needs from our history.
    { provide: GameHistory, useExisting: ChartHistory },
    StoreCharts,
    CoverageRepository,
    CoverageService,
    CoverageWatch,
    SampleGaps,
    CurrentRankingsService,
    DefaultMarkets,
    HistoryRepository,
    ImportRankings,
    LatestCharts,
    ListRows,
    ListsRepository,
    ListWriter,
    MarketsRepository,
    MarketsService,
    MoversRepository,
    MoversService,
    PastRankings,
    RankingsJobs,
    RankingsService,
    RanksRepository,
    RefreshChart,
    RefreshService,
    RemovalsRepository,
    RemovalsService,
  ],
  exports: [
    CapturesService,
    CurrentRankingsService,
    DefaultMarkets,
    GameCaptures,
    ImportRankings,
    MarketsService,
    MoversService,
    RankingsJobs,
    RankingsService,
    RefreshService,
    SampleGaps,
  ],
})
export class RankingsModule {}
