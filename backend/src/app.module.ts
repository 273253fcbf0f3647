import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AuthModule } from './auth/auth.module.js';
import { Clock, SystemClock } from './common/clock.js';
import { ENV, type Env } from './config/env.js';
import { DatabaseModule } from './database/database.module.js';
import { GamesModule } from './games/games.module.js';
import { HealthModule } from './health/health.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { RankingsModule } from './rankings/rankings.module.js';
import { SiteModule } from './site/site.module.js';
import { SeedModule } from './seed/seed.module.js';

@Global()
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
class FloorModule {}

/** The house: one module per domain. */
@Module({
  imports: [
    FloorModule,
    ScheduleModule.forRoot(),
    DatabaseModule,
    AuthModule,
    ProfilesModule,
    GamesModule,
    RankingsModule,
    JobsModule,
    HealthModule,
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
