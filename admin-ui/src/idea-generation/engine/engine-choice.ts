import { createContext, useContext } from 'react';
import type { AiUsage } from '../../api/types';
import type { IdeaEngineId } from '../../api/types';
import { ApiProblem } from '../../api/problem';

/** The engine for ideas, suggestions and chat. */
export interface EngineChoice {
  /** Undefined while loading. */
  usage: AiUsage | undefined;
  /** Sent with every request; undefined leaves the choice to the server. */
  engine: IdeaEngineId | undefined;
  choose: (engine: IdeaEngineId) => void;
}

export const EngineContext = createContext<EngineChoice>({
  usage: undefined,
  engine: undefined,
  choose: () => undefined,
});

export const useEngine = (): EngineChoice => useContext(EngineContext);

/** The external model failed or its calls are used up; the built-in engine can answer instead. */
export const isModelProblem = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code !== undefined && error.code.startsWith('model_');
