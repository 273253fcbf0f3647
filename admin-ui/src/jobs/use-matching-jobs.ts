import { useCallback, useEffect, useMemo, useState } from 'react';
import { describeErrorSentence } from '../api/problem';
import type { Job } from '../api/types';
import { useCommand } from '../components/actions/use-command';
import { useJobs } from './jobs-context';

/**
 * Some of the jobs: how to start one, those that run, and the last that ended while the screen was open.
 * @param isMine a stable function
 */
export function useMatchingJobs(isMine: (job: Job) => boolean) {
  const { active, follow, onFinished } = useJobs();
  const [ended, setEnded] = useState<Job | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(
    () =>
      onFinished((job) => {
        if (isMine(job)) setEnded(job);
      }),
    [onFinished, isMine],
  );
  const watch = (id: string) => {
    setEnded(null);
    follow(id);
  };
  const { busy: starting, run: start } = useCommand(async (begin: () => Promise<string>) => {
    setProblem(null);
    try {
      watch(await begin());
    } catch (error) {
      console.error('A job could not be started', error);
      setProblem(describeErrorSentence(error));
    }
  });
  const dismiss = useCallback(() => {
    setEnded(null);
    setProblem(null);
  }, []);
  const running = useMemo(() => active.filter(isMine), [active, isMine]);
  return { running, ended, problem, starting, start, watch, dismiss };
}
