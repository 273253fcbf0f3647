import { createContext, useContext } from 'react';
import type { AiUsage } from '../../api/types';
import type { IdeaEngineId } from '../../api/types';
import { ApiProblem } from '../../api/problem';

/** Who is asked for ideas, suggestions and answers. */
export interface EngineChoice {
  /** Undefined until it has been read. */
  usage: AiUsage | undefined;
  /** Named with every question; undefined leaves it to the server. */
  engine: IdeaEngineId | undefined;
  choose: (engine: IdeaEngineId) => void;
}

export const EngineContext = createContext<EngineChoice>({
  usage: undefined,
  engine: undefined,
  choose: () => undefined,
});

export const useEngine = (): EngineChoice => useContext(EngineContext);

/** The outside model failed, or its calls are used up: the built-in engine could answer the same. */
export const isModelProblem = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code !== undefined && error.code.startsWith('model_');
