import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { ChartPresence, ChartPresenceList } from './chart-presence.entity.js';
import { CountriesController } from './countries.controller.js';
import { CountriesRepository } from './countries.repository.js';
import { CountriesService } from './countries.service.js';
import { PresenceRepository } from './presence.repository.js';
import { ChartPresenceService } from './presence.service.js';
import { CountryViews } from './country-views.service.js';
import { SoftLaunches } from './soft-launches.service.js';

@Module({
  imports: [
    JobsModule,
    MetricsModule,
    RankingsModule,
    TypeOrmModule.forFeature([ChartPresence, ChartPresenceList]),
  ],
  controllers: [CountriesController],
  providers: [
    CountriesRepository,
    CountriesService,
    CountryViews,
    ChartPresenceService,
    PresenceRepository,
    SoftLaunches,
  ],
})
export class CountriesModule {}
