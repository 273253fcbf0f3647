import { Injectable } from '@nestjs/common';
import { AiService } from '../../ai/ai.service.js';
import { ModelService } from '../../ai/model.service.js';
import type { MappedItem } from '../../trends/trends.types.js';
import { assist } from './assist.js';
import { streamAnswer } from './talk/stream-answer.js';
import { answerMessage } from './talk/talk.js';
import type { Part, Variant, Variants } from './variants/variant.types.js';
import { brainstorm, combineVariants, makeVariants } from './variants/variants.js';
import type { BrainstormRequest, IdeaEngineId, IdeaView, ItemKind } from './engine.types.js';
import type { IdeaAssistant } from './idea-assistant.types.js';
import { identify } from './identify.js';
import { ModelIdeaAssistant } from './model/model-idea-assistant.js';
import { IDEA_ENGINE_VERSION } from './version.js';

/** Needs no network and no key; the same request gets the same answer. */
const BUILT_IN: IdeaAssistant = {
  id: 'built-in',
  version: IDEA_ENGINE_VERSION,
  brainstorm: async (request) => brainstorm(request),
  makeVariants: async (request) => makeVariants(request),
  assist: async (request) => assist(request),
  chat: (request, signal) => streamAnswer(answerMessage(request), signal),
};

/** The engines for ideas, and the mapping of ideas to the taxonomy. */
@Injectable()
export class IdeaEngineService {
  constructor(
    private readonly ai: AiService,
    private readonly models: ModelService,
  ) {}

  /** The engine that answers when none is named. */
  get defaultId(): IdeaEngineId {
    return this.ai.getEngine().external ? 'openai' : 'built-in';
  }

  /** @param userId who asks: counts against this person's quota of model calls */
  getAssistant(userId: string, id: IdeaEngineId = this.defaultId): IdeaAssistant {
    return id === 'openai' ? new ModelIdeaAssistant(this.models, userId) : BUILT_IN;
  }

  /** One variant from parts of others, by their ids; undefined when an id names none. */
  combineVariants(request: BrainstormRequest, parts: Record<Part, string>): Variant | undefined {
    return combineVariants(request, parts);
  }

  /** One variant from four texts, written by the connected model. @throws ModelError */
  composeVariant(userId: string, request: BrainstormRequest, parts: Record<Part, string>): Promise<Variants> {
    return new ModelIdeaAssistant(this.models, userId).combine(request, parts);
  }

  /** An idea's items with the taxonomy entries they stand for, in whichever list they are. */
  mapItems({ coreMechanics, metaElements }: Pick<IdeaView, 'coreMechanics' | 'metaElements'>): MappedItem[] {
    const map = (kind: ItemKind) => (item: { content: string }) => {
      const ids = identify(item.content, kind);
      return { content: item.content, ids: ids.length > 0 ? ids : identify(item.content) };
    };
    return [...coreMechanics.map(map('mechanic')), ...metaElements.map(map('meta'))].filter(
      ({ content }) => content.trim() !== '',
    );
  }
}
