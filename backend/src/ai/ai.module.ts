import { Module } from '@nestjs/common';
import { AiController } from './ai.controller.js';
import { AiService } from './ai.service.js';
import { IdeaAssistants } from './idea-assistants.service.js';
import { IdeaEngineService } from './ideas/idea-engine.service.js';
import { ModelUsage } from './model-usage.service.js';
import { ModelService } from './model.service.js';
import { OutsideEngines } from './outside-engines.js';

@Module({
  controllers: [AiController],
  providers: [AiService, IdeaAssistants, IdeaEngineService, ModelService, ModelUsage, OutsideEngines],
  exports: [AiService, IdeaAssistants, IdeaEngineService, ModelService, ModelUsage],
})
export class AiModule {}
