import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MetricsModule } from '../metrics/metrics.module.js';
import { AiController } from './ai.controller.js';
import { AiConnectionController } from './connection/ai-connection.controller.js';
import { AiConnectionRow } from './connection/ai-connection.entity.js';
import { AiConnectionRepository } from './connection/ai-connection.repository.js';
import { AiConnectionService } from './connection/ai-connection.service.js';
import { AiService } from './ai.service.js';
import { ModelUsageDay } from './model-usage.entity.js';
import { ModelUsageRepository } from './model-usage.repository.js';
import { ModelUsage } from './model-usage.service.js';
import { ModelService } from './model.service.js';

@Module({
  imports: [MetricsModule, TypeOrmModule.forFeature([AiConnectionRow, ModelUsageDay])],
  controllers: [AiController, AiConnectionController],
  providers: [
    AiConnectionRepository,
    AiConnectionService,
    AiService,
    ModelService,
    ModelUsage,
    ModelUsageRepository,
  ],
  exports: [AiService, ModelService, ModelUsage],
})
export class AiModule {}
