import { Module } from '@nestjs/common';
import { TrendsController } from './trends.controller.js';
import { TrendsRepository } from './trends.repository.js';
import { TrendsService } from './trends.service.js';
import { WeeklyRepository } from './weekly.repository.js';
import { WeeklyTrends } from './weekly-trends.service.js';

@Module({
  controllers: [TrendsController],
  providers: [TrendsRepository, TrendsService, WeeklyRepository, WeeklyTrends],
  exports: [TrendsService],
})
export class TrendsModule {}
