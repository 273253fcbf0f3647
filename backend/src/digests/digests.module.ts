import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AlertsModule } from '../alerts/alerts.module.js';
import { AnalysesModule } from '../analyses/analyses.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { GamePageModule } from '../game-page/game-page.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MarketEventsModule } from '../market-events/market-events.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { TrendsModule } from '../trends/trends.module.js';
import { WatchlistsModule } from '../watchlists/watchlists.module.js';
import { CollectDigest } from './collect/collect-digest.service.js';
import { DigestChangesReader } from './collect/digest-changes.service.js';
import { DigestCharts } from './collect/digest-charts.service.js';
import { DigestGamesRepository } from './collect/digest-games.repository.js';
import { DigestMovesReader } from './collect/digest-moves.service.js';
import { DigestPairsReader } from './collect/digest-pairs.service.js';
import { DigestFeedController } from './feed/digest-feed.controller.js';
import { DigestFeed } from './feed/digest-feed.entity.js';
import { DigestFeedRepository } from './feed/digest-feed.repository.js';
import { DigestFeedService } from './feed/digest-feed.service.js';
import { Digest } from './stored/digest.entity.js';
import { DigestsController } from './stored/digests.controller.js';
import { DigestsRepository } from './stored/digests.repository.js';
import { DigestsService } from './stored/digests.service.js';
import { RenderDigest } from './render/render-digest.service.js';
import { DigestJobs } from './schedule/digest-jobs.service.js';
import { DigestSubscription } from './subscriptions/digest-subscription.entity.js';
import { DigestSubscriptionsController } from './subscriptions/digest-subscriptions.controller.js';
import { DigestSubscriptionsRepository } from './subscriptions/digest-subscriptions.repository.js';
import { DigestSubscriptionsService } from './subscriptions/digest-subscriptions.service.js';

@Module({
  imports: [
    ActivityModule,
    AlertsModule,
    AnalysesModule,
    AuthModule,
    GamePageModule,
    JobsModule,
    MarketEventsModule,
    RankingsModule,
    TrendsModule,
    WatchlistsModule,
    TypeOrmModule.forFeature([Digest, DigestFeed, DigestSubscription]),
  ],
  // The feed first: its paths would match ids.
  controllers: [DigestFeedController, DigestsController, DigestSubscriptionsController],
  providers: [
    CollectDigest,
    DigestChangesReader,
    DigestCharts,
    DigestFeedRepository,
    DigestFeedService,
    DigestGamesRepository,
    DigestJobs,
    DigestMovesReader,
    DigestPairsReader,
    DigestsRepository,
    DigestsService,
    DigestSubscriptionsRepository,
    DigestSubscriptionsService,
    RenderDigest,
  ],
  exports: [DigestFeedService, DigestsService, DigestSubscriptionsService],
})
export class DigestsModule {}
