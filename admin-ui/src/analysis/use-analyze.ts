import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { isAbort } from '../api/problem';
import { create } from '../api/send-api';
import type { Analysis, Engine } from '../api/types';
import { useCommand } from '../components/actions/use-command';
import { analysisProblem, parseAnalysis, type AnalysisProblem } from './analysis-problem';
import { showAnalysis } from './items/use-feedback';

interface Run {
  engine: Engine | undefined;
  startedAt: number;
}

/** Runs one analysis at a time: idle, analyzing, then the result or a problem. */
export function useAnalyze(bundleId: string) {
  const queryClient = useQueryClient();
  const [run, setRun] = useState<Run | null>(null);
  const [problem, setProblem] = useState<AnalysisProblem | null>(null);
  /** The latest response, with its notes. */
  const [answer, setAnswer] = useState<Analysis | null>(null);
  const stopper = useRef<AbortController | null>(null);

  const { run: analyze } = useCommand(async (engine: Engine | undefined, fresh?: boolean) => {
    const stop = new AbortController();
    stopper.current = stop;
    setRun({ engine, startedAt: Date.now() });
    setProblem(null);
    setAnswer(null);
    try {
      const body = { bundleId, ...(engine && { engine: engine.id }), ...(fresh && { fresh }) };
      const analysis = parseAnalysis(await create('/api/analyses', { body, signal: stop.signal }));
      showAnalysis(queryClient, bundleId, analysis);
      setAnswer(analysis);
    } catch (error) {
      if (isAbort(error)) return;
      console.error('The game could not be analyzed', error);
      setProblem(analysisProblem(error, engine));
    } finally {
      setRun(null);
    }
  });
  const stopWaiting = useCallback(() => stopper.current?.abort(), []);
  const dismiss = useCallback(() => setProblem(null), []);
  return { run, problem, answer, analyze, stopWaiting, dismiss };
}
