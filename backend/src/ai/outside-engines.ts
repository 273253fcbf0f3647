import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AiService } from './ai.service.js';
import { OpenAiEngine } from './engines/openai/openai.engine.js';
import { ModelService } from './model.service.js';

/** Makes the outside model the default engine where one is set up. */
@Injectable()
export class OutsideEngines implements OnModuleInit {
  constructor(
    private readonly ai: AiService,
    private readonly model: ModelService,
  ) {}

  onModuleInit(): void {
    if (this.model.configured) this.ai.register(new OpenAiEngine(this.model), { asDefault: true });
  }
}
