import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { PrototypesModule } from '../prototypes/prototypes.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { RevenueModule } from '../revenue/revenue.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { SystemStatus } from './system-status.service.js';

@Module({
  imports: [JobsModule, ProfilesModule, PrototypesModule, RankingsModule, RevenueModule],
  controllers: [DashboardController],
  providers: [DashboardService, SystemStatus],
})
export class DashboardModule {}
