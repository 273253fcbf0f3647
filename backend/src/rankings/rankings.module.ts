import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GamesModule } from '../games/games.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MarketDataModule } from '../market-data/market-data.module.js';
import { CaptureStats } from './capture-stats.service.js';
import { CapturesService } from './captures.service.js';
import { ChartHistory } from './chart-history.js';
import { ChartCapture } from './chart-capture.entity.js';
import { CurrentRankingsService } from './current-rankings.service.js';
import { GameRanking } from './game-ranking.entity.js';
import { ImportRankings } from './import-rankings.js';
import { ListWriter } from './list-writer.js';
import { MoversController } from './movers.controller.js';
import { MoversService } from './movers.service.js';
import { RankingList } from './ranking-list.entity.js';
import { RankingsController } from './rankings.controller.js';
import { RankingsJobs } from './rankings.jobs.js';
import { RankingsList } from './rankings.list.js';
import { RankingsQueries } from './rankings.queries.js';
import { RefreshChart } from './refresh-chart.js';
import { RefreshController } from './refresh.controller.js';
import { RefreshService } from './refresh.service.js';
import { SampleRanks } from './sample-ranks.js';

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
