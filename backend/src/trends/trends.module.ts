import { Module } from '@nestjs/common';
import { AiModule } from '../ai/ai.module.js';
import { ChartFactsReader } from './chart-facts.reader.js';
import { TrendsController } from './trends.controller.js';
import { TrendsService } from './trends.service.js';

@Module({
  imports: [AiModule],
  controllers: [TrendsController],
  providers: [ChartFactsReader, TrendsService],
  exports: [TrendsService],
})
export class TrendsModule {}
