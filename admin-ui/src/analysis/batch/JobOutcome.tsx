import type { ReactNode } from 'react';
import type { Job } from '../../api/types';
import { Banner } from '../../components/states/Banner';
import { FailureList } from '../../jobs/FailureList';
import { describeOutcome } from '../../jobs/outcome';

/** Longer failure lists start collapsed. */
const OPEN_UP_TO = 3;

/** The result of a batch, with the failed games. */
export function JobOutcome({ job, action }: { job: Job; action?: ReactNode }) {
  const { tone, title, detail } = describeOutcome(job);
  return (
    <Banner tone={tone} title={title} action={action}>
      {detail && <p>{detail}</p>}
      {job.failures.length > 0 && (
        <details open={job.failures.length <= OPEN_UP_TO}>
          <summary className="text-13">
            {Number(job.result?.skipped ?? 0) > 0 ? 'Skipped or failed' : 'What failed'} (
            {job.failures.length})
          </summary>
          <FailureList failures={job.failures} />
        </details>
      )}
    </Banner>
  );
}
