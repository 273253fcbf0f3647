import { create } from '../api/send-api';
import type { Job } from '../api/types';
import { useMatchingJobs } from '../jobs/use-matching-jobs';

export const isEnrichment = (job: Job): boolean => job.kind === 'games.enrich';

/** The job that fetches store details: start, progress and end. */
export function useEnrichment() {
  const { start, ...jobs } = useMatchingJobs(isEnrichment);
  return {
    ...jobs,
    start: (bundleIds?: string[]) =>
      start(async () => (await create('/api/games/enrich', { body: bundleIds ? { bundleIds } : {} })).jobId),
  };
}

export type Enrichment = ReturnType<typeof useEnrichment>;
