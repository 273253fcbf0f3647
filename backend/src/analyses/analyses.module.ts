import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiModule } from '../ai/ai.module.js';
import { GamesModule } from '../games/games.module.js';
import { MarketEventsModule } from '../market-events/market-events.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MarketDataModule } from '../market-data/market-data.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { AnalysesController } from './analyses.controller.js';
import { AnalysesRepository } from './analyses.repository.js';
import { AnalysesService } from './analyses.service.js';
import { AnalysisFeedback } from './feedback/analysis-feedback.entity.js';
import { AnalysisListsRepository } from './rows/analysis-lists.repository.js';
import { AnalysisRunner } from './run/analysis-runner.service.js';
import { AnalysisStore } from './run/analysis-store.js';
import { GameAnalysis } from './analysis.entity.js';
import { AnalysisTexts } from './run/analysis-texts.js';
import { BatchGames } from './batch/batch-games.js';
import { BatchService } from './batch/batch.service.js';
import { FeedbackRepository } from './feedback/feedback.repository.js';
import { FeedbackService } from './feedback/feedback.service.js';
import { GameAnalysesController } from './game-analyses.controller.js';
import { EngineScore } from './gold/engine-score.entity.js';
import { EngineScoresRepository } from './gold/engine-scores.repository.js';
import { GoldController } from './gold/gold.controller.js';
import { GoldSet } from './gold/gold.service.js';
import { SampleAnalyses } from './run/sample-analyses.service.js';
import { ProposalEffect } from './taxonomy/proposal-effect.service.js';
import { TaxonomyController } from './taxonomy/taxonomy.controller.js';
import { TaxonomyProposal } from './taxonomy/taxonomy-proposal.entity.js';
import { TaxonomyRepository } from './taxonomy/taxonomy.repository.js';
import { TaxonomyService } from './taxonomy/taxonomy.service.js';

@Module({
  imports: [
    MarketEventsModule,
    AiModule,
    GamesModule,
    JobsModule,
    MarketDataModule,
    RankingsModule,
    TagsModule,
    TypeOrmModule.forFeature([GameAnalysis, AnalysisFeedback, EngineScore, TaxonomyProposal]),
  ],
  controllers: [AnalysesController, GameAnalysesController, GoldController, TaxonomyController],
  providers: [
    AnalysesRepository,
    AnalysesService,
    AnalysisListsRepository,
    AnalysisRunner,
    AnalysisStore,
    AnalysisTexts,
    BatchGames,
    BatchService,
    FeedbackRepository,
    FeedbackService,
    SampleAnalyses,
    EngineScoresRepository,
    GoldSet,
    ProposalEffect,
    TaxonomyRepository,
    TaxonomyService,
  ],
  exports: [AnalysesService, SampleAnalyses],
})
export class AnalysesModule {}
