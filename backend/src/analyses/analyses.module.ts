import { Module } from '@nestjs/common';
import { AiModule } from '../ai/ai.module.js';
import { GamesModule } from '../games/games.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MarketDataModule } from '../market-data/market-data.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { AnalysesController } from './analyses.controller.js';
import { AnalysesList } from './analyses.list.js';
import { AnalysesService } from './analyses.service.js';
import { AnalysisParts } from './analysis-parts.js';
import { AnalysisStore } from './analysis-store.js';
import { AnalysisTexts } from './analysis-texts.js';
import { BatchGames } from './batch-games.js';
import { BatchService } from './batch.service.js';
import { FeedbackService } from './feedback.service.js';
import { GameAnalysesController } from './game-analyses.controller.js';
import { PersonAnalysesService } from './person-analyses.service.js';
import { SampleAnalyses } from './sample-analyses.service.js';

@Module({
  imports: [AiModule, GamesModule, JobsModule, MarketDataModule, RankingsModule, TagsModule],
  controllers: [AnalysesController, GameAnalysesController],
  providers: [
    AnalysesList,
    AnalysesService,
    AnalysisParts,
    AnalysisStore,
    AnalysisTexts,
    BatchGames,
    BatchService,
    FeedbackService,
    PersonAnalysesService,
    SampleAnalyses,
  ],
  exports: [AnalysesService, PersonAnalysesService, SampleAnalyses],
})
export class AnalysesModule {}
