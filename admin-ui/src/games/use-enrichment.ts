import { create } from '../api/send-api';
import type { Job } from '../api/types';
import { useJobsOf } from '../jobs/use-jobs-of';

export const isEnrichment = (job: Job): boolean => job.kind === 'games.enrich';

/** The job that fetches store details: start, progress and end. */
export function useEnrichment() {
  const { start, ...jobs } = useJobsOf(isEnrichment);
  return {
    ...jobs,
    start: (bundleIds?: string[]) =>
      start(async () => (await create('/api/games/enrich', { body: bundleIds ? { bundleIds } : {} })).jobId),
  };
}

export type Enrichment = ReturnType<typeof useEnrichment>;
