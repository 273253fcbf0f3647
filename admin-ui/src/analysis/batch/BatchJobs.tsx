import type { Job } from '../../api/types';
import { JobOutcome } from '../../jobs/JobOutcome';
import { BATCH_KIND } from '../../jobs/outcome';
import { RunningJobs } from '../../jobs/ProgressRow';
import { useMatchingJobs } from '../../jobs/use-matching-jobs';

const isBatch = ({ kind }: Job): boolean => kind === BATCH_KIND;

/** Batches started on this screen: progress and last result. */
export function BatchJobs() {
  const { running, ended, dismiss } = useMatchingJobs(isBatch);
  return (
    <>
      <RunningJobs jobs={running} />
      {ended && <JobOutcome job={ended} onDismiss={dismiss} />}
    </>
  );
}
