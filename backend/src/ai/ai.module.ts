import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiController } from './ai.controller.js';
import { AiService } from './ai.service.js';
import { ModelUsageDay } from './model-usage.entity.js';
import { ModelUsageRepository } from './model-usage.repository.js';
import { ModelUsage } from './model-usage.service.js';
import { ModelService } from './model.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ModelUsageDay])],
  controllers: [AiController],
  providers: [AiService, ModelService, ModelUsage, ModelUsageRepository],
  exports: [AiService, ModelService, ModelUsage],
})
export class AiModule {}
