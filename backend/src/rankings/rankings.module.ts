import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GamesModule } from '../games/games.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MarketDataModule } from '../market-data/market-data.module.js';
import { CaptureStats } from './charts/capture-stats.service.js';
import { CapturesService } from './captures/captures.service.js';
import { ChartHistory } from './captures/chart-history.js';
import { ChartCapture } from './captures/chart-capture.entity.js';
import { CurrentRankingsService } from './charts/current-rankings.service.js';
import { GameRanking } from './captures/game-ranking.entity.js';
import { ImportRankings } from './import/import-rankings.js';
import { ListWriter } from './charts/list-writer.js';
import { MoversController } from './movers/movers.controller.js';
import { MoversService } from './movers/movers.service.js';
import { RankingList } from './charts/ranking-list.entity.js';
import { RankingsController } from './charts/rankings.controller.js';
import { RankingsJobs } from './rankings.jobs.js';
import { RankingsList } from './charts/rankings.list.js';
import { RankingsQueries } from './charts/rankings.queries.js';
import { RefreshChart } from './refresh/refresh-chart.js';
import { RefreshController } from './refresh/refresh.controller.js';
import { RefreshService } from './refresh/refresh.service.js';
import { SampleRanks } from './charts/sample-ranks.js';

@Module({
  imports: [
    GamesModule,
    JobsModule,
    MarketDataModule,
    TypeOrmModule.forFeature([ChartCapture, GameRanking, RankingList]),
  ],
  controllers: [MoversController, RefreshController, RankingsController],
  providers: [
    CaptureStats,
    CapturesService,
    ChartHistory,
    CurrentRankingsService,
    ImportRankings,
    ListWriter,
    MoversService,
    RankingsJobs,
    RankingsList,
    RankingsQueries,
    RefreshChart,
    RefreshService,
    SampleRanks,
  ],
  exports: [
    CaptureStats,
    CapturesService,
    CurrentRankingsService,
    ImportRankings,
    MoversService,
    RankingsJobs,
    RefreshService,
  ],
})
export class RankingsModule {}
