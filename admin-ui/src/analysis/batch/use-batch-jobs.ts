import { useEffect, useMemo, useState } from 'react';
import type { Job } from '../../api/types';
import { useJobs } from '../../jobs/jobs-context';

export const BATCH_KIND = 'analyses.batch';

/** Running batches, and the latest that ended while the screen was open. */
export function useBatchJobs() {
  const { active, onFinished, cancel } = useJobs();
  const [ended, setEnded] = useState<Job | null>(null);
  useEffect(
    () =>
      onFinished((job) => {
        if (job.kind === BATCH_KIND) setEnded(job);
      }),
    [onFinished],
  );
  const running = useMemo(() => active.filter(({ kind }) => kind === BATCH_KIND), [active]);
  return { running, ended, cancel, dismiss: () => setEnded(null) };
}
