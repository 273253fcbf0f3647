import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isAbort } from '../../api/problem';
import { create } from '../../api/send-api';
import type { Idea, IdeaEngineId } from '../../api/types';
import { useCommand } from '../../components/actions/use-command';
import { usageKey } from '../chat/chat-keys';
import { isModelProblem, useEngine } from '../engine/engine-choice';
import { ideaKey } from '../idea-cache';
import { describeReason } from '../reason';
import { attemptsSoFar } from './inputs';
import type { BrainstormTable } from './use-brainstorm';

export interface Generate {
  busy: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  /** The external model failed; the built-in engine can be used instead. */
  modelFailed: boolean;
  run: (engine?: IdeaEngineId) => void;
  cancel: () => void;
}

/** Generates, saves and opens one idea. */
export function useGenerate(table: BrainstormTable, onMade: (idea: Idea) => void): Generate {
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [modelFailed, setModelFailed] = useState(false);
  const { engine: chosen } = useEngine();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { busy, run } = useCommand(async (named?: IdeaEngineId) => {
    const engine = named ?? chosen;
    const control = new AbortController();
    running.current = control;
    setProblem(null);
    try {
      const recipe = table.getRecipe();
      const attempt = attemptsSoFar(recipe.inputs, table.ideas.data ?? []);
      const idea = await create('/api/ideas/brainstorm', {
        body: { ...recipe, attempt, engine },
        signal: control.signal,
      });
      cache.setQueryData(ideaKey(idea.id), idea);
      void cache.invalidateQueries({ queryKey: usageKey });
      table.discard();
      onMade(idea);
    } catch (error) {
      if (isAbort(error)) return;
      console.error('No idea could be generated', error);
      setProblem(describeReason(error, 'Failed to generate idea'));
      setModelFailed(engine !== 'built-in' && isModelProblem(error));
    }
  });
  return {
    ...{ busy, problem, modelFailed },
    run: (engine) => void run(engine),
    cancel: () => running.current?.abort(),
  };
}
