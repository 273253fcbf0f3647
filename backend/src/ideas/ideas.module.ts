import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnalysesModule } from '../analyses/analyses.module.js';
import { AiModule } from '../ai/ai.module.js';
import { GamesModule } from '../games/games.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { TrendsModule } from '../trends/trends.module.js';
import { IdeaEngineService } from './engine/idea-engine.service.js';
import { IdeaAssistanceController } from './assistance/idea-assistance.controller.js';
import { IdeaAssistance } from './assistance/idea-assistance.service.js';
import { IdeaInsightsController } from './insights/idea-insights.controller.js';
import { IdeaInsights } from './insights/idea-insights.service.js';
import { IdeaPromptsController } from './assistance/idea-prompts.controller.js';
import { IdeaMarket } from './assistance/idea-market.service.js';
import { IdeaListService } from './idea-list.service.js';
import { IdeaSources } from './assistance/idea-sources.service.js';
import { IdeaVersion } from './idea-version.entity.js';
import { Idea } from './idea.entity.js';
import { IdeasController } from './ideas.controller.js';
import { IdeasRepository } from './ideas.repository.js';
import { IdeasService } from './ideas.service.js';
import { IdeaComment } from './team/idea-comment.entity.js';
import { IdeaPin } from './team/idea-pin.entity.js';
import { IdeaTeamController } from './team/idea-team.controller.js';
import { IdeaTeamRepository } from './team/idea-team.repository.js';
import { IdeaTeamService } from './team/idea-team.service.js';
import { IdeaVote } from './team/idea-vote.entity.js';

@Module({
  imports: [
    AiModule,
    AnalysesModule,
    GamesModule,
    RankingsModule,
    TrendsModule,
    TypeOrmModule.forFeature([Idea, IdeaVersion, IdeaComment, IdeaVote, IdeaPin]),
  ],
  // Fixed addresses before those with an id.
  controllers: [
    IdeaPromptsController,
    IdeaAssistanceController,
    IdeaInsightsController,
    IdeaTeamController,
    IdeasController,
  ],
  providers: [
    IdeaAssistance,
    IdeaEngineService,
    IdeaInsights,
    IdeaListService,
    IdeaMarket,
    IdeaSources,
    IdeaTeamRepository,
    IdeaTeamService,
    IdeasRepository,
    IdeasService,
  ],
  exports: [IdeaEngineService, IdeaMarket, IdeaSources, IdeasService],
})
export class IdeasModule {}
