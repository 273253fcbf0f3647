import type {
  AssistAnswer,
  AssistRequest,
  BrainstormRequest,
  ChatChunk,
  ChatRequest,
  GeneratedIdea,
  IdeaEngineId,
} from './engine.types.js';
import type { Variants } from './variants/variant.types.js';

/** The one interface of all engines for ideas. Answers are untrusted input for whoever stores them. */
export interface IdeaAssistant {
  readonly id: IdeaEngineId;
  readonly version: string;
  brainstorm(request: BrainstormRequest, signal?: AbortSignal): Promise<GeneratedIdea>;
  /** Five ideas to choose from. */
  makeVariants(request: BrainstormRequest, signal?: AbortSignal): Promise<Variants>;
  assist(request: AssistRequest, signal?: AbortSignal): Promise<AssistAnswer>;
  chat(request: ChatRequest, signal?: AbortSignal): AsyncGenerator<ChatChunk>;
}
