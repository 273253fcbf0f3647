import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GamesModule } from '../games/games.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MarketDataModule } from '../market-data/market-data.module.js';
import { GameHistory, StoreCharts } from '../market-data/charts/store-charts.service.js';
import { CapturesService } from './captures/captures.service.js';
import { CapturesRepository } from './captures/captures.repository.js';
import { ChartHistory } from './charts/chart-history.js';
import { ChartCapture } from './captures/chart-capture.entity.js';
import { CurrentRank } from './charts/current-rank.entity.js';
import { CurrentRanksRepository } from './charts/current-ranks.repository.js';
import { CurrentRankingsService } from './charts/current-rankings.service.js';
import { GameRanking } from './captures/game-ranking.entity.js';
import { ImportRankings } from './import/import-rankings.js';
import { ListRows } from './charts/list-rows.service.js';
import { ListWriter } from './charts/list-writer.js';
import { MoversController } from './movers/movers.controller.js';
import { MoversService } from './movers/movers.service.js';
import { RankingList } from './charts/ranking-list.entity.js';
import { RankingsController } from './charts/rankings.controller.js';
import { RankingsJobs } from './rankings.jobs.js';
import { HistoryRepository } from './charts/history.repository.js';
import { ListsRepository } from './charts/lists.repository.js';
import { RankingsService } from './charts/rankings.service.js';
import { RanksRepository } from './charts/ranks.repository.js';
import { MoversRepository } from './movers/movers.repository.js';
import { RefreshChart } from './refresh/refresh-chart.js';
import { RefreshController } from './refresh/refresh.controller.js';
import { RefreshService } from './refresh/refresh.service.js';

@Module({
  imports: [
    GamesModule,
    JobsModule,
    MarketDataModule,
    TypeOrmModule.forFeature([ChartCapture, CurrentRank, GameRanking, RankingList]),
  ],
  controllers: [MoversController, RefreshController, RankingsController],
  providers: [
    CapturesRepository,
    CapturesService,
    ChartHistory,
    // Market data asks the stores; what it must know of our history is given here.
    { provide: GameHistory, useExisting: ChartHistory },
    StoreCharts,
    CurrentRankingsService,
    CurrentRanksRepository,
    HistoryRepository,
    ImportRankings,
    ListRows,
    ListsRepository,
    ListWriter,
    MoversRepository,
    MoversService,
    RankingsJobs,
    RankingsService,
    RanksRepository,
    RefreshChart,
    RefreshService,
  ],
  exports: [
    CapturesService,
    CurrentRankingsService,
    ImportRankings,
    MoversService,
    RankingsJobs,
    RankingsService,
    RefreshService,
  ],
})
export class RankingsModule {}
