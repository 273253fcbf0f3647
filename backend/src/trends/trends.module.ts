import { Module } from '@nestjs/common';
import { RankingsModule } from '../rankings/rankings.module.js';
import { TrendsController } from './trends.controller.js';
import { TrendsRepository } from './trends.repository.js';
import { TrendsService } from './trends.service.js';
import { WeeklyRepository } from './weekly.repository.js';
import { WeeklyTrends } from './weekly-trends.service.js';

@Module({
  imports: [RankingsModule],
  controllers: [TrendsController],
  providers: [TrendsRepository, TrendsService, WeeklyRepository, WeeklyTrends],
  exports: [TrendsService],
})
export class TrendsModule {}
