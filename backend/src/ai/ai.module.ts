import { Module } from '@nestjs/common';
import { AiController } from './ai.controller.js';
import { AiService } from './ai.service.js';
import { ModelUsage } from './model-usage.service.js';
import { ModelService } from './model.service.js';

@Module({
  controllers: [AiController],
  providers: [AiService, ModelService, ModelUsage],
  exports: [AiService, ModelService, ModelUsage],
})
export class AiModule {}
