import { IconButton } from '../../components/actions/IconButton';
import { JobProgress } from '../../jobs/ProgressRow';
import { JobOutcome } from './JobOutcome';
import { useBatchJobs } from './use-batch-jobs';

/** Batches started on this screen: progress and last result. */
export function BatchJobs() {
  const { running, ended, cancel, dismiss } = useBatchJobs();
  return (
    <>
      {running.map((job) => (
        <JobProgress key={job.id} job={job} onCancel={cancel} />
      ))}
      {ended && (
        <JobOutcome job={ended} action={<IconButton icon="close" label="Dismiss" onClick={dismiss} />} />
      )}
    </>
  );
}
