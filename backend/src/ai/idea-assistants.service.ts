import { Injectable } from '@nestjs/common';
import { ModelIdeaAssistant } from './engines/openai/model-idea-assistant.js';
import type { IdeaAssistant, IdeaEngineId } from './ideas/ideas.types.js';
import { ModelService } from './model.service.js';
import { ModelError } from './model.types.js';

/** The engines for ideas: the built-in one always, an outside model where one is set up, and then first. */
@Injectable()
export class IdeaAssistants {
  private builtIn: IdeaAssistant | undefined;

  constructor(private readonly models: ModelService) {}

  register(builtIn: IdeaAssistant): void {
    this.builtIn = builtIn;
  }

  /** Who answers when nobody is named. */
  get default(): IdeaEngineId {
    return this.models.configured ? 'openai' : 'built-in';
  }

  /** Name of the outside model; null when none is set up. */
  get model(): string | null {
    return this.models.model;
  }

  /** @param user who asks: counts against this person's quota of model calls */
  of(user: string, engine: IdeaEngineId = this.default): IdeaAssistant {
    if (engine === 'openai') return new ModelIdeaAssistant(this.models, user);
    if (!this.builtIn) throw new ModelError('off', 'The built-in engine is not there yet.');
    return this.builtIn;
  }
}
