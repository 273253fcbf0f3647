import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountDataModule } from './account-data/account-data.module.js';
import { ActivityModule } from './activity/activity.module.js';
import { AlertsModule } from './alerts/alerts.module.js';
import { AnnotationsModule } from './annotations/annotations.module.js';
import { AnnouncementsModule } from './announcements/announcements.module.js';
import { BackupsModule } from './backups/backups.module.js';
import { AuthModule } from './auth/auth.module.js';
import { TagsModule } from './tags/tags.module.js';
import { AnalysesModule } from './analyses/analyses.module.js';
import { IdeasModule } from './ideas/ideas.module.js';
import { ChatModule } from './chat/chat.module.js';
import { CompositionModule } from './composition/composition.module.js';
import { SimilarGamesModule } from './similar-games/similar-games.module.js';
import { CountriesModule } from './countries/countries.module.js';
import { TrendsModule } from './trends/trends.module.js';
import { DevelopersModule } from './developers/developers.module.js';
import { DigestsModule } from './digests/digests.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { RevenueModule } from './revenue/revenue.module.js';
import { PrototypesModule } from './prototypes/prototypes.module.js';
import { PluginsModule } from './plugins/plugins.module.js';
import { AiModule } from './ai/ai.module.js';
import { MarketDataModule } from './market-data/market-data.module.js';
import { DeferredTasks } from './common/shutdown/deferred-tasks.js';
import { Clock, SystemClock } from './common/time/clock.js';
import { EventStreams } from './common/requests/event-streams.js';
import { StoredHostBudget } from './common/http/host-limits/host-budget.entity.js';
import { IdempotencyKey } from './common/idempotency/idempotency-key.entity.js';
import { IdempotencyInterceptor } from './common/idempotency/idempotency.interceptor.js';
import { IdempotencyRepository } from './common/idempotency/idempotency.repository.js';
import { IdempotencyService } from './common/idempotency/idempotency.service.js';
import { DiskSpace } from './common/limits/disk-space.js';
import { Retention } from './database/rows/retention.js';
import { RateLimit } from './common/limits/rate-limit.entity.js';
import { RateLimits } from './common/limits/rate-limits.repository.js';
import { redisClient, SharedLimits } from './common/limits/shared-limits.js';
import { ServerDrain } from './common/shutdown/server-drain.js';
import { ENV, type Env } from './config/env.js';
import { DatabaseModule } from './database/database.module.js';
import { GamePageModule } from './game-page/game-page.module.js';
import { GamesModule } from './games/games.module.js';
import { HealthModule } from './health/health.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MailModule } from './mail/mail.module.js';
import { McpModule } from './mcp/mcp.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { RankingsModule } from './rankings/rankings.module.js';
import { PersonalSettingsModule } from './settings/settings.module.js';
import { SiteModule } from './site/site.module.js';
import { SavedViewsModule } from './saved-views/saved-views.module.js';
import { WatchlistsModule } from './watchlists/watchlists.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { SeedModule } from './seed/seed.module.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey, RateLimit, StoredHostBudget])],
  providers: [
    DeferredTasks,
    DiskSpace,
    RateLimits,
    Retention,
    ServerDrain,
    redisClient,
    SharedLimits,
    { provide: Clock, useClass: SystemClock },
    EventStreams,
    IdempotencyRepository,
    IdempotencyService,
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
  exports: [
    DeferredTasks,
    DiskSpace,
    RateLimits,
    ServerDrain,
    SharedLimits,
    Clock,
    EventStreams,
    IdempotencyService,
  ],
})
class FloorModule {}

/** The house: one module per domain. */
@Module({
  imports: [
    FloorModule,
    ScheduleModule.forRoot(),
    DatabaseModule,
    ActivityModule,
    AnnouncementsModule,
    BackupsModule,
    MailModule,
    AuthModule,
    ProfilesModule,
    PersonalSettingsModule,
    GamePageModule,
    GamesModule,
    TagsModule,
    MarketDataModule,
    RankingsModule,
    AiModule,
    AnalysesModule,
    SimilarGamesModule,
    CountriesModule,
    TrendsModule,
    IdeasModule,
    ChatModule,
    CompositionModule,
    RevenueModule,
    PrototypesModule,
    PluginsModule,
    AccountDataModule,
    DashboardModule,
    DevelopersModule,
    JobsModule,
    HealthModule,
    McpModule,
    MetricsModule,
    WatchlistsModule,
    AlertsModule,
    AnnotationsModule,
    DigestsModule,
    SavedViewsModule,
    WebhooksModule,
    SeedModule,
    SiteModule,
  ],
})
export class AppModule {
  static with(env: Env): DynamicModule {
    return { module: AppModule, imports: [SettingsModule.with(env)] };
  }
}

@Global()
@Module({})
class SettingsModule {
  static with(env: Env): DynamicModule {
    return { module: SettingsModule, providers: [{ provide: ENV, useValue: env }], exports: [ENV] };
  }
}
