import { Module } from '@nestjs/common';
import { AiService } from './ai.service.js';
import { ModelUsage } from './model-usage.service.js';
import { ModelService } from './model.service.js';

@Module({ providers: [AiService, ModelService, ModelUsage], exports: [AiService, ModelService, ModelUsage] })
export class AiModule {}
