import { Module } from '@nestjs/common';
import { BundleIdPipe } from '../games/bundle-id.pipe.js';
import { GamesModule } from '../games/games.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { AnalyzedGames } from './analyzed-games.service.js';
import { ChartedGames } from './charted-games.service.js';
import { SimilarGamesController } from './similar-games.controller.js';
import { SimilarGamesRepository } from './similar-games.repository.js';
import { SimilarGames } from './similar-games.service.js';

@Module({
  imports: [GamesModule, MetricsModule],
  controllers: [SimilarGamesController],
  providers: [AnalyzedGames, BundleIdPipe, ChartedGames, SimilarGames, SimilarGamesRepository],
  exports: [SimilarGames],
})
export class SimilarGamesModule {}
