import { useCallback, useEffect, useState } from 'react';
import { enrichGames } from '../api/games/games';
import { describeErrorSentence } from '../api/problem';
import type { Job } from '../api/types';
import { useCommand } from '../components/actions/use-command';
import { useJobs } from '../jobs/jobs-context';

export const isEnrichment = (job: Job): boolean => job.kind === 'games.enrich';

/** The job that fetches store details: start, progress and end. */
export function useEnrichment() {
  const { active, follow, cancel, onFinished } = useJobs();
  const [ended, setEnded] = useState<Job | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(
    () =>
      onFinished((job) => {
        if (isEnrichment(job)) setEnded(job);
      }),
    [onFinished],
  );

  const { busy: starting, run: start } = useCommand(async (bundleIds?: string[]) => {
    setProblem(null);
    setEnded(null);
    try {
      const { jobId } = await enrichGames(bundleIds);
      follow(jobId);
    } catch (error) {
      console.error('Fetching store details could not be started', error);
      setProblem(describeErrorSentence(error));
    }
  });
  const dismiss = useCallback(() => {
    setEnded(null);
    setProblem(null);
  }, []);
  return { running: active.filter(isEnrichment), ended, problem, starting, start, cancel, dismiss };
}

export type Enrichment = ReturnType<typeof useEnrichment>;
