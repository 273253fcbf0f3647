import { Module } from '@nestjs/common';
import { TrendsController } from './trends.controller.js';
import { TrendsRepository } from './trends.repository.js';
import { TrendsService } from './trends.service.js';

@Module({
  controllers: [TrendsController],
  providers: [TrendsRepository, TrendsService],
  exports: [TrendsService],
})
export class TrendsModule {}
