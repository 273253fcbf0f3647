import { Module } from '@nestjs/common';
import { AnalysesModule } from '../analyses/analyses.module.js';
import { GamesModule } from '../games/games.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MarketDataModule } from '../market-data/market-data.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { SimilarGamesModule } from '../similar-games/similar-games.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { AddGamesController } from './add-games.controller.js';
import { EnrichJobs } from './enrich.jobs.js';
import { FactsQueueRepository } from './facts-queue.repository.js';
import { GameImports } from './game-imports.service.js';
import { GameListRepository } from './game-list.repository.js';
import { GamePageService } from './game-page.service.js';
import { GamesController } from './games.controller.js';

@Module({
  imports: [
    AnalysesModule,
    GamesModule,
    JobsModule,
    MarketDataModule,
    MetricsModule,
    RankingsModule,
    SimilarGamesModule,
    TagsModule,
  ],
  controllers: [AddGamesController, GamesController],
  providers: [EnrichJobs, FactsQueueRepository, GameImports, GameListRepository, GamePageService],
  exports: [GameImports, GamePageService],
})
export class GamePageModule {}
