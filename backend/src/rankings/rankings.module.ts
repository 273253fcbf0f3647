import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GamesModule } from '../games/games.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { CapturesService } from './captures.service.js';
import { ChartCapture } from './chart-capture.entity.js';
import { CurrentRankingsService } from './current-rankings.service.js';
import { GameRanking } from './game-ranking.entity.js';
import { ImportRankings } from './import-rankings.js';
import { ListWriter } from './list-writer.js';
import { RankingList } from './ranking-list.entity.js';
import { RankingsController } from './rankings.controller.js';
import { RankingsJobs } from './rankings.jobs.js';
import { RankingsList } from './rankings.list.js';
import { RankingsQueries } from './rankings.queries.js';

@Module({
  imports: [GamesModule, JobsModule, TypeOrmModule.forFeature([ChartCapture, GameRanking, RankingList])],
  controllers: [RankingsController],
  providers: [
    CapturesService,
    CurrentRankingsService,
    ImportRankings,
    ListWriter,
    RankingsJobs,
    RankingsList,
    RankingsQueries,
  ],
  exports: [CapturesService, ImportRankings, RankingsJobs],
})
export class RankingsModule {}
