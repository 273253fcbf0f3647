import { Module } from '@nestjs/common';
import { AnalysesModule } from '../analyses/analyses.module.js';
import { BackupsModule } from '../backups/backups.module.js';
import { IdeasModule } from '../ideas/ideas.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { PrototypesModule } from '../prototypes/prototypes.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { RevenueModule } from '../revenue/revenue.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { StudioDay } from './studio-day.service.js';
import { SystemStatus } from './system-status.service.js';
import { TopMovers } from './top-movers.service.js';

@Module({
  imports: [
    AnalysesModule,
    BackupsModule,
    IdeasModule,
    JobsModule,
    MetricsModule,
    ProfilesModule,
    PrototypesModule,
    RankingsModule,
    RevenueModule,
    TagsModule,
  ],
  controllers: [DashboardController],
  providers: [DashboardService, StudioDay, SystemStatus, TopMovers],
})
export class DashboardModule {}
