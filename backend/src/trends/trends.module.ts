import { Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { LaunchesController } from './launches/launches.controller.js';
import { LaunchesRepository } from './launches/launches.repository.js';
import { LaunchesService } from './launches/launches.service.js';
import { ListCourses } from './launches/list-courses.service.js';
import { TrendsController } from './trends.controller.js';
import { TrendsRepository } from './trends.repository.js';
import { TrendsService } from './trends.service.js';
import { WeeklyRepository } from './weekly/weekly.repository.js';
import { WeeklyTrends } from './weekly/weekly-trends.service.js';

@Module({
  imports: [RankingsModule, MetricsModule],
  controllers: [LaunchesController, TrendsController],
  providers: [
    LaunchesRepository,
    LaunchesService,
    ListCourses,
    TrendsRepository,
    TrendsService,
    WeeklyRepository,
    WeeklyTrends,
  ],
  exports: [LaunchesService, TrendsService, WeeklyTrends],
})
export class TrendsModule {}
