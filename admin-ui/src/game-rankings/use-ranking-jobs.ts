import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Job } from '../api/types';
import { useJobs } from '../jobs/jobs-context';

/** Jobs that change the charts, by the first word of their kind; a job just started here has no kind yet. */
const isAboutCharts = (job: Job): boolean => job.kind === '' || /^rankings\b/.test(job.kind);
export const isRefresh = (job: Job): boolean => /refresh/.test(job.kind);

/** The work on the charts, for the screen that shows them; `onChanged` is called when one of them has ended. */
export function useRankingJobs(onChanged: () => void) {
  const { active, onFinished, cancel, follow } = useJobs();
  const [ended, setEnded] = useState<Job | null>(null);

  useEffect(
    () =>
      onFinished((job) => {
        if (!isAboutCharts(job)) return;
        setEnded(job);
        onChanged();
      }),
    [onFinished, onChanged],
  );

  const running = useMemo(() => active.filter(isAboutCharts), [active]);
  const dismiss = useCallback(() => setEnded(null), []);
  const start = useCallback(
    (jobId: string) => {
      setEnded(null);
      follow(jobId);
    },
    [follow],
  );
  return { running, ended, dismiss, cancel, start };
}
